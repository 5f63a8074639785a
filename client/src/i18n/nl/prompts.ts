/** Vragen voordat er iets gebeurt, en wat je kunt doen als iets niet lukte. */
export const prompts = {
  'copy.byHand': 'Je browser staat kopiëren niet toe. Kopieer deze link zelf:',
  'ask.resign': 'Opgeven? Een bot neemt het van je over.',
  'ask.resign.alone': 'Opgeven? Een bot speelt de partij uit.',
  'ask.resign.daily':
    'Opgeven? Dit is je enige poging voor dit Glasraam van de dag. Die eindigt dan zonder resultaat.',
  'ask.abort':
    'Voorstellen om zonder resultaat te stoppen? Het spel eindigt zodra iedereen aan tafel akkoord gaat.',
  'app.missing': 'Een deel van deze pagina is niet geladen.',
  'app.again': 'Pagina opnieuw laden',
  'app.unknown': 'Op dit adres staat geen pagina.',
  'app.unknown.hint': 'Controleer de link of ga naar de homepagina.',
  'pattern.row': 'Rij {row}: {spaces}.',
  'pattern.free': 'zonder voorwaarde',
};
