/** Aiuto al tavolo: suggerimenti e caselle perse. */
export const hints = {
  'act.hint': 'Suggerimento',
  'hint.title': 'Che cosa farebbe il Maestro?',
  'hint.thinking': 'Il Maestro sta pensando…',
  'hint.draft': 'Prendi un {die}',
  'hint.place': 'mettilo in {space}',
  'hint.pay': 'Paga con un {die}',
  'hint.value': 'Portalo a {value}',
  'hint.swap': 'Scambia con un {die} del round {n}',
  'hint.lift': 'Sposta il dado in {space}',
  'hint.remove': 'Togli il dado in {space}',
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
  'help.lost': 'In {space} non può più andare nessun dado, se non con un utensile.',
  'help.spoils':
    'Con questo {die} in {space}, in {lost} non andrà più nessun dado. Premi di nuovo {space} per piazzarlo lo stesso.',
  'pane.lost': '{pane}. Qui non va più nessun dado.',
  'settings.warn':
    'Segna le caselle perse e avvisami prima di perderne una (ai tavoli con suggerimenti)',
};
