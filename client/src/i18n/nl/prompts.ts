/** Questions before something is done, and what to do when something failed. */
export const prompts = {
  'copy.byHand': 'In deze browser mag een pagina niet kopiëren. Kopieer het adres hier:',
  'ask.resign': 'Opgeven? Een bot speelt in jouw plaats verder.',
  'ask.resign.alone': 'Opgeven? Dan is het spel afgelopen.',
  'ask.resign.daily':
    'Dit is je enige poging voor het glasraam van de dag. Als je opgeeft, blijft die zonder resultaat.',
  'ask.abort': 'Stoppen zonder resultaat? Het spel eindigt zodra iedereen aan tafel akkoord is.',
  'app.missing': 'Dit deel van de pagina kon niet worden geladen.',
  'app.again': 'Pagina opnieuw laden',
  'pattern.row': 'Rij {row}: {spaces}.',
  'pattern.free': 'zonder voorwaarde',
};
