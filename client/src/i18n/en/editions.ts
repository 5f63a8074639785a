/** Editions of the game, and the options in which they differ. */
export const editions = {
  'edition.title': 'Edition',
  'edition.en': 'English',
  'edition.it': 'Italian',
  'edition.nl': 'Dutch',
  'edition.es': 'Spanish',
  'edition.pt-BR': 'Brazilian',
  'edition.table': 'Rules at this table',
  'edition.read': 'Read these rules',
  'edition.departs': 'differs from this edition',
  'edition.changed': 'This table’s rules differ from its edition:',

  'option.bag': 'Dice bag',
  'option.bag.all': 'All 90 dice',
  'option.bag.smaller': 'Smaller, so every die gets drawn',
  'option.bag.proposed': 'All 90 dice (a smaller bag is suggested for 2 or 3 players)',
  'option.bag.suggested':
    'This edition suggests a smaller bag for 2 or 3 players, so that every die in it gets drawn.',
  'option.bag.quick': 'Smaller bag with 2 or 3 players',
  'option.soloPrivate': 'Private objectives in solo',
  'option.soloPrivate.one': 'One',
  'option.soloPrivate.two': 'Two, the better one counts',
  'option.soloPayment': 'Paying for tools in solo',
  'option.soloPayment.colour': 'The tool’s color',
  'option.soloPayment.firstPrinting': 'First printing: the tool’s number (1–6) or color (7–12)',
  'option.start.named': 'Named by the host',
} as const;
