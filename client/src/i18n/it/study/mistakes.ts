/** Own games, to be played better. */
export const mistakes = {
  'mistakes.title': 'Impara dai tuoi errori',
  'mistakes.hint': 'Rigioca i momenti costati cari nelle tue partite',
  'mistakes.lead':
    'Scegli una delle tue partite: cerchiamo i momenti che ti sono costati di più e li rigiochi.',
  'mistakes.noGames': 'Non hai ancora finito una partita.',
  'mistakes.moment': 'Momento {n} di {of}',
  'mistakes.round': 'Round {n}.',
  'mistakes.pattern': 'Scelta dello schema.',
  'mistakes.cost': 'Questa scelta è costata {points} punti.',
  'mistakes.costSolo': 'Questa scelta è costata {percent} di probabilità di vittoria.',
  'mistakes.was': 'In partita: {choice}',
  'mistakes.ask': 'Trova di meglio.',
  'mistakes.good': 'Ottimo: per quanto si può misurare, vale quanto la scelta migliore.',
  'mistakes.same': 'È la scelta fatta in partita. Prova qualcos’altro.',
  'mistakes.again': 'Riprova',
  'mistakes.show': 'Mostrami',
  'mistakes.next': 'Avanti',
  'mistakes.none': 'Nessun errore evidente in questa partita. Ben giocato!',
  'mistakes.done': 'È tutto. Risolti: {n} su {of}',
  'mistakes.restart': 'Ancora una volta',
  'mistakes.other': 'Un’altra partita',
};
