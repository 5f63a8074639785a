/** Questions before something is done, and what to do when something failed. */
export const prompts = {
  'copy.byHand': 'Your browser blocked copying. Copy this link instead:',
  'ask.resign': 'Resign? A bot will take over for you.',
  'ask.resign.alone': 'Resign? A bot will finish the game.',
  'ask.resign.daily':
    'Resign? This is your only attempt at this Daily Window, and it’ll end without a result.',
  'ask.abort': 'Ask to end the game without a result? It ends once everyone at the table agrees.',
  'app.missing': 'Part of this page didn’t load.',
  'app.again': 'Reload page',
  'app.unknown': 'There’s no page at this address.',
  'app.unknown.hint': 'Check the link, or go to the home page.',
  'pattern.row': 'Row {row}: {spaces}.',
  'pattern.free': 'blank',
} as const;
