/** Questions before something is done, and what to do when something failed. */
export const prompts = {
  'copy.byHand': 'Il browser ha bloccato la copia. Copia il link da qui:',
  'ask.resign': 'Vuoi abbandonare? Un bot giocherà al posto tuo.',
  'ask.resign.alone': 'Vuoi abbandonare? Un bot finirà la partita.',
  'ask.resign.daily':
    'Vuoi abbandonare? È il tuo unico tentativo per questa Vetrata del giorno e finirà senza risultato.',
  'ask.abort':
    'Vuoi proporre di interrompere la partita senza risultato? Finirà quando tutti al tavolo saranno d’accordo.',
  'app.missing': 'Una parte di questa pagina non si è caricata.',
  'app.again': 'Ricarica la pagina',
  'app.unknown': 'A questo indirizzo non c’è nessuna pagina.',
  'app.unknown.hint': 'Controlla il link o torna alla home.',
  'pattern.row': 'Riga {row}: {spaces}.',
  'pattern.free': 'senza restrizioni',
};
