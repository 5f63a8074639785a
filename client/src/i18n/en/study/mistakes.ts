/** Own games, to be played better. */
export const mistakes = {
  'mistakes.title': 'Learn from your mistakes',
  'mistakes.hint': 'Play the costly moments of your own games again',
  'mistakes.lead':
    'Choose one of your games. We look for the moments that cost you most, and you play them again.',
  'mistakes.noGames': 'You haven’t finished a game yet.',
  'mistakes.moment': 'Moment {n} of {of}',
  'mistakes.round': 'Round {n}.',
  'mistakes.pattern': 'Choosing a pattern.',
  'mistakes.cost': 'This choice cost {points} points.',
  'mistakes.costSolo': 'This choice cost {percent} of the chance to win.',
  'mistakes.was': 'In the game: {choice}',
  'mistakes.ask': 'Find something better.',
  'mistakes.good': 'Well done: as good as the best, as far as can be measured.',
  'mistakes.same': 'That’s what was chosen in the game. Try something else.',
  'mistakes.again': 'Try again',
  'mistakes.show': 'Show me',
  'mistakes.next': 'Next',
  'mistakes.none': 'No clear mistakes in this game. Well played!',
  'mistakes.done': 'That’s all. Solved: {n} of {of}',
  'mistakes.restart': 'Once more',
  'mistakes.other': 'Another game',
} as const;
