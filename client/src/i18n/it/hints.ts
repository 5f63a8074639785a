/** Aiuto al tavolo: suggerimenti e caselle perse. */
export const hints = {
  'act.hint': 'Suggerimento',
  'hint.title': 'Mosse consigliate',
  'hint.thinking': 'Sto pensando…',
  'hint.draft': 'prendi un {die}',
  'hint.place': 'piazzalo su {space}',
  'hint.pay': 'paga con un {die}',
  'hint.value': 'portalo a {value}',
  'hint.swap': 'scambialo con un {die} del round {n}',
  'hint.lift': 'sposta il dado da {space}',
  'hint.remove': 'rimuovi il dado da {space}',
  'hint.points': { one: 'Circa {n} punto alla fine', other: 'Circa {n} punti alla fine' },
  'hint.above': {
    one: 'Circa {n} punto sopra il Punteggio Obiettivo',
    other: 'Circa {n} punti sopra il Punteggio Obiettivo',
  },
  'hint.below': {
    one: 'Circa {n} punto sotto il Punteggio Obiettivo',
    other: 'Circa {n} punti sotto il Punteggio Obiettivo',
  },
  'hint.spread': '± {n}',
  'hint.chance': '{percent} di probabilità di vittoria',
  'help.lost': 'Su {space} non può più andare nessun dado, se non con un utensile.',
  'help.spoils':
    'Se piazzi questo {die} su {space}, su {lost} non potrà più andare nessun dado. Tocca di nuovo {space} per piazzarlo comunque.',
  'help.spoiled':
    'Su {lost} non può più andare nessun dado, se non con un utensile. Puoi ancora annullare.',
  'pane.spoils': '{pane}. Disponibile, ma poi su {lost} non potrà più andare nessun dado.',
  'pane.lost': '{pane}. Qui non può più andare nessun dado.',
  'pane.hinted': '{pane}. Consigliata.',
  'settings.warn':
    'Segna le caselle perse e avvisami prima che ne perda una (ai tavoli con i suggerimenti)',
  'settings.marks':
    'Mostra sulle vetrate le lettere delle righe (A–D) e i numeri delle colonne (1–5)',
};
