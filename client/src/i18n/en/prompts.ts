/** Questions before something is done, and what to do when something failed. */
export const prompts = {
  'copy.byHand': 'Your browser blocked copying. Copy the link from here:',
  'ask.resign': 'Resign? A bot will take over for you.',
  'ask.resign.alone': 'Resign? This ends the game.',
  'ask.resign.daily':
    'This is your only attempt at today’s window. If you resign, you get no result.',
  'ask.abort': 'End the game without a result? It ends once everyone at the table agrees.',
  'app.missing': 'Part of this page didn’t load.',
  'app.again': 'Reload page',
  'pattern.row': 'Row {row}: {spaces}.',
  'pattern.free': 'blank',
} as const;
