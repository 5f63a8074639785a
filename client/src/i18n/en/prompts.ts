/** Questions before something is done, and what to do when something failed. */
export const prompts = {
  'copy.byHand': 'This browser does not let a page copy. Copy the address here:',
  'ask.resign': 'Resign? A bot plays on in your place.',
  'ask.resign.alone': 'Resign? The game is over then.',
  'ask.resign.daily':
    'This is your only try at the daily window. If you resign, it stays without a result.',
  'ask.abort': 'Stop the game without a result? It ends as soon as everybody at the table agrees.',
  'app.missing': 'This part of the page could not be loaded.',
  'app.again': 'Load the page again',
  'pattern.row': 'Row {row}: {spaces}.',
  'pattern.free': 'free',
} as const;
