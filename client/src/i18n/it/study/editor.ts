export const editor = {
  'editor.title': 'Disegna una vetrata',
  'editor.hint': 'Disegnane una, scopri quanto è difficile e giocala',
  'editor.lead': 'Scegli che cosa richiede uno spazio, poi tocca gli spazi.',
  'editor.needs': 'Che cosa richiede uno spazio',
  'editor.blank': 'Senza restrizioni',
  'editor.value': 'Valore {value}',
  'editor.keys':
    'Tasti: {colors} per un colore, da 1 a 6 per un valore, 0 per nessuna restrizione. Le frecce spostano la selezione.',
  'editor.clear': 'Cancella tutto',
  'editor.from': 'Parti da una vetrata stampata',
  'editor.warnings': 'Spazi che non si possono riempire entrambi',
  'editor.conflict.color':
    '{spaces} richiedono lo stesso colore: {color}. Se ne può riempire uno solo, a meno che non aiuti {tool}.',
  'editor.conflict.value':
    '{spaces} richiedono lo stesso valore: {value}. Se ne può riempire uno solo, a meno che non aiuti {tool}.',
  'editor.tokens': 'Segnalini Favore',
  'editor.tokens.hint':
    'Le vetrate più difficili danno più segnalini. La misura li imposta per te.',
  'editor.measure': 'Misura la difficoltà',
  'editor.measure.hint':
    'Due bot giocano questa vetrata uno contro l’altro e il risultato viene confrontato con le 24 vetrate stampate.',
  'editor.queue': {
    one: 'Prima c’è {n} altra vetrata.',
    other: 'Prima ci sono {n} altre vetrate.',
  },
  'editor.measuring': 'Misura in corso… {percent}',
  'editor.result': 'Difficoltà {n}. I bot fanno {points} punti e lasciano vuoti {empty} spazi.',
  'editor.interval':
    'Medie con i loro intervalli al 95%, da {n} partite con 4 Segnalini Favore a testa.',
  'editor.failed': 'Non è stato possibile misurare la vetrata. Riprova.',
  'editor.name': 'Nome',
  'editor.name.hint': 'Le vetrate si salvano solo su questo dispositivo.',
  'editor.save': 'Salva',
  'editor.saved': 'Vetrate salvate',
  'editor.open': 'Apri {name}',
  'editor.delete': 'Elimina {name}',
  'editor.untitled': 'La mia vetrata',
  'editor.share': 'Copia il link',
  'editor.play': 'Giocala',
  'editor.play.hint':
    'L’intero tavolo gioca con questa vetrata. La partita non conta per statistiche e traguardi.',
  'editor.start': 'Inizia',
} as const;
