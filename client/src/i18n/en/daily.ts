/** The Daily Window and shared deals. */
export const daily = {
  'daily.title': 'Daily Window',
  'daily.hint': 'One deal for everyone, one attempt that counts',
  'daily.lead':
    'There’s one solo game a day, with the same cards and dice for everyone on this server. Only one attempt counts.',
  'daily.left': '{time} left',
  'daily.closing':
    'It’s too late to start this one. If you’re already playing, you have until 1 a.m. UTC to finish.',
  'daily.closed':
    'This Daily Window is closed. You can still play it for practice, as often as you like.',
  'daily.play': 'Start your only attempt',
  'daily.goOn': 'Continue your attempt',
  'daily.seeEnd': 'See how it ended',
  'daily.practice': 'Play for practice',
  'daily.again': 'Play for practice',
  'daily.guest':
    'As a guest, you’ll play with different dice, and your game won’t count. That way, nobody can preview the real dice. Create an account, and your attempts count from tomorrow.',
  'daily.newAccount':
    'Your account is new today, so you’ll play with different dice, and your game won’t count. From midnight UTC, your attempts count.',
  'daily.yours': 'Your attempt',
  'daily.unfinished': 'No result',
  'daily.standing': 'Standings',
  'daily.none': 'Nobody has finished yet.',
  'daily.playing': { one: '{n} player is still playing.', other: '{n} players are still playing.' },
  'daily.place': 'Rank',
  'daily.player': 'Player',
  'daily.score': 'Points',
  'daily.target': 'Target',
  'daily.above': 'Above target',
  'daily.look': 'View {name}’s game',
  'daily.gone': 'Deleted player',
  'daily.calendar': 'Calendar',
  'daily.monthBefore': 'Previous month',
  'daily.monthAfter': 'Next month',
  'daily.tries': { one: '{n} attempt', other: '{n} attempts' },
  'daily.played': 'your attempt',
  'daily.today': 'today',
  'daily.how': 'How it works',
  'daily.how.time':
    'Start anytime from midnight to midnight UTC. You have until 1 a.m. UTC the next day to finish.',
  'daily.how.once':
    'Each account gets one attempt. If you resign or run out of time, it ends without a result.',
  'daily.how.order':
    'Players are ranked by points above the target score, then by total points. Tied players share a rank.',
  'daily.how.seed':
    'Every roll comes from a secret seed, and the seed’s hash is public from the start. When the day closes, the seed is revealed. Then anyone can replay every game and check every roll.',
  'daily.hash': 'Seed hash (SHA-256)',
  'end.sealed':
    'The seed stays secret while this deal can still be played. It’ll be revealed when the deal closes.',
  'deal.title': 'Shared deal',
  'deal.lead':
    'Same cards, same dice, different tables. Play the deal, share the code, and compare results.',
  'deal.code': 'Deal code',
  'deal.show': 'View deal',
  'deal.unknown': 'There’s no deal with that code. Check it and try again.',
  'deal.over': 'This deal is closed, and its seed is now public.',
  'deal.found': 'Create new deal',
  'deal.later':
    'The code appears when your game is over. Then your friends can play the same deal.',
  'deal.players': { one: 'For {n} player', other: 'For {n} players' },
  'deal.until': 'You can open new tables until {day}.',
  'deal.open': {
    one: '{n} table is still playing. You can view the replays once the deal closes.',
    other: '{n} tables are still playing. You can view the replays once the deal closes.',
  },
  'deal.results': 'Results',
  'deal.none': 'No tables have finished yet.',
  'deal.link': 'Copy deal link',
} as const;
