/** The daily window and shared deals. */
export const daily = {
  'daily.title': 'The daily window',
  'daily.hint': 'One deal for everybody, one try that counts',
  'daily.lead':
    'Each day one solo game, dealt the same for everybody on this server. One try counts; everybody gets the same dice.',
  'daily.left': '{time} left',
  'daily.closing': 'The day is over. Tries that have begun may be finished within the hour.',
  'daily.closed': 'This day is over. Play it as often as you like; it no longer counts.',
  'daily.play': 'Play: this try counts',
  'daily.goOn': 'Go on with your try',
  'daily.seeEnd': 'See how it ended',
  'daily.practice': 'Play a practice window',
  'daily.again': 'Play this day',
  'daily.guest':
    'As a guest you play other dice, and it does not count: nobody may know the day’s dice before their one try. With an account your game counts.',
  'daily.yours': 'Your try',
  'daily.unfinished': 'not finished',
  'daily.standing': 'Standing',
  'daily.none': 'Nobody has finished yet.',
  'daily.playing': { one: '{n} is playing now.', other: '{n} are playing now.' },
  'daily.place': 'Place',
  'daily.player': 'Player',
  'daily.score': 'Points',
  'daily.target': 'Target',
  'daily.above': 'Above target',
  'daily.look': 'Look at the game of {name}',
  'daily.gone': 'Somebody who has left',
  'daily.calendar': 'All days',
  'daily.monthBefore': 'The month before',
  'daily.monthAfter': 'The month after',
  'daily.tries': { one: '{n} try', other: '{n} tries' },
  'daily.played': 'you played',
  'daily.today': 'today',
  'daily.how': 'How it stays fair',
  'daily.how.time':
    'Tries begin between midnight and midnight UTC. Whoever has begun may finish until one hour after midnight.',
  'daily.how.once':
    'Each account has one try. A game that is given up or not finished in time is a try without a result.',
  'daily.how.order':
    'The standing goes by points above the target, then by points. Equal results share a place.',
  'daily.how.seed':
    'All dice come from a secret seed. Its hash is shown from the start; when the day is closed the seed is revealed, and every game and every roll can be looked at and checked.',
  'daily.hash': 'Hash of the seed (SHA-256)',
  'end.sealed':
    'The seed is still sealed: the deal can still be played. It is revealed when the deal is closed.',
  'deal.title': 'Shared deal',
  'deal.lead':
    'The same cards and the same dice at several tables: play it, send the code to others, and compare.',
  'deal.code': 'Code of the deal',
  'deal.show': 'Show the deal',
  'deal.unknown': 'There is no such deal. A code has to be typed as it was sent.',
  'deal.over': 'This deal is closed, and its seed is public.',
  'deal.found': 'Make a new deal',
  'deal.table': 'To my table',
  'deal.players': { one: 'For {n} player', other: 'For {n} players' },
  'deal.open': {
    one: '{n} table is still playing it. Its games can be looked at when the deal is closed.',
    other: '{n} tables are still playing it. Its games can be looked at when the deal is closed.',
  },
  'deal.results': 'Results',
  'deal.none': 'No table has finished it yet.',
  'deal.link': 'Copy the link to this deal',
} as const;
