/** Questions before something is done, and what to do when something failed. */
export const prompts = {
  'copy.byHand': 'Questo browser non permette di copiare. Copia l’indirizzo da qui:',
  'ask.resign': 'Vuoi abbandonare? Un bot giocherà al posto tuo.',
  'ask.resign.alone': 'Vuoi abbandonare? La partita finisce qui.',
  'ask.resign.daily':
    'È il tuo unico tentativo con la vetrata del giorno. Se abbandoni, resta senza risultato.',
  'ask.abort':
    'Vuoi interrompere la partita senza risultato? Finisce appena tutti al tavolo sono d’accordo.',
  'app.missing': 'Non è stato possibile caricare questa parte della pagina.',
  'app.again': 'Ricarica la pagina',
  'pattern.row': 'Riga {row}: {spaces}.',
  'pattern.free': 'senza restrizioni',
};
