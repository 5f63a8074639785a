/** The daily window and shared deals. */
export const daily = {
  'daily.title': 'Daily window',
  'daily.hint': 'One deal for everyone, one attempt that counts',
  'daily.lead':
    'One solo game a day, with the same cards and dice for everyone on this server. Only one attempt counts.',
  'daily.left': '{time} left',
  'daily.closing':
    'Time is up for this day. Games already started can be finished within the hour.',
  'daily.closed': 'This day is over. Play it as often as you like, just for practice.',
  'daily.play': 'Play (this one counts)',
  'daily.goOn': 'Continue your attempt',
  'daily.seeEnd': 'See how it ended',
  'daily.practice': 'Play a practice window',
  'daily.again': 'Play this day',
  'daily.guest':
    'As a guest you get different dice, and your game doesn’t count: nobody should know the day’s dice before their one attempt. Create an account to make it count.',
  'daily.yours': 'Your attempt',
  'daily.unfinished': 'not finished',
  'daily.standing': 'Standings',
  'daily.none': 'Nobody has finished yet.',
  'daily.playing': { one: '{n} player is playing now.', other: '{n} players are playing now.' },
  'daily.place': 'Rank',
  'daily.player': 'Player',
  'daily.score': 'Points',
  'daily.target': 'Target',
  'daily.above': 'Above target',
  'daily.look': 'View {name}’s game',
  'daily.gone': 'Deleted player',
  'daily.calendar': 'All days',
  'daily.monthBefore': 'Previous month',
  'daily.monthAfter': 'Next month',
  'daily.tries': { one: '{n} attempt', other: '{n} attempts' },
  'daily.played': 'you played',
  'daily.today': 'today',
  'daily.how': 'How we keep it fair',
  'daily.how.time':
    'You can start any time between midnight and midnight UTC. Once started, you have until 1 a.m. UTC to finish.',
  'daily.how.once':
    'Each account gets one attempt. If you resign or don’t finish in time, you get no result.',
  'daily.how.order':
    'Players are ranked by points above the target, then by total points. Ties share a rank.',
  'daily.how.seed':
    'All dice come from a secret seed. Its hash is public from the start. When the day closes, the seed is revealed and anyone can replay every game and check every roll.',
  'daily.hash': 'Hash of the seed (SHA-256)',
  'end.sealed':
    'The seed stays secret while this deal can still be played. It’s revealed when the deal closes.',
  'deal.title': 'Shared deal',
  'deal.lead':
    'Same cards, same dice, different tables: play the deal, share the code and compare results.',
  'deal.code': 'Deal code',
  'deal.show': 'Show deal',
  'deal.unknown': 'There’s no deal with that code. Check it and try again.',
  'deal.over': 'This deal is closed, and its seed is public.',
  'deal.found': 'Create a new deal',
  'deal.table': 'Go to my table',
  'deal.players': { one: 'For {n} player', other: 'For {n} players' },
  'deal.until': 'You can open new tables until {day}.',
  'deal.open': {
    one: '{n} table is still playing. Its game opens for viewing when the deal closes.',
    other: '{n} tables are still playing. Their games open for viewing when the deal closes.',
  },
  'deal.results': 'Results',
  'deal.none': 'No table has finished yet.',
  'deal.link': 'Copy link to this deal',
} as const;
