/** Hulp aan tafel: tips, en vakken die verloren zijn. */
export const hints = {
  'act.hint': 'Tip',
  'hint.title': 'Aanbevolen zetten',
  'hint.thinking': 'Even nadenken…',
  'hint.draft': 'neem de {die}',
  'hint.place': 'leg hem op {space}',
  'hint.pay': 'betaal met de {die}',
  'hint.value': 'maak er een {value} van',
  'hint.swap': 'ruil hem voor de {die} van ronde {n}',
  'hint.lift': 'verplaats de steen van {space}',
  'hint.remove': 'haal de steen van {space} weg',
  'hint.points': {
    one: 'Ongeveer {n} punt aan het eind',
    other: 'Ongeveer {n} punten aan het eind',
  },
  'hint.above': {
    one: 'Ongeveer {n} punt boven de Doelscore',
    other: 'Ongeveer {n} punten boven de Doelscore',
  },
  'hint.below': {
    one: 'Ongeveer {n} punt onder de Doelscore',
    other: 'Ongeveer {n} punten onder de Doelscore',
  },
  'hint.spread': '± {n}',
  'hint.chance': '{percent} kans om te winnen',
  'help.lost': 'Op {space} past zonder gereedschap geen dobbelsteen meer.',
  'help.spoils':
    'Leg je de {die} op {space}, dan past er op {lost} geen dobbelsteen meer. Tik nog eens op {space} om hem toch te leggen.',
  'help.spoiled':
    'Op {lost} past zonder gereedschap geen dobbelsteen meer. Je kunt dit nog terugnemen.',
  'pane.spoils': '{pane}. Beschikbaar, maar dan past er op {lost} geen dobbelsteen meer.',
  'pane.lost': '{pane}. Hier past geen dobbelsteen meer.',
  'pane.hinted': '{pane}. Aanbevolen.',
  'settings.warn':
    'Verloren vakken markeren en me waarschuwen voordat ik er een maak (aan tafels met tips)',
  'settings.marks': 'Toon rijletters (A–D) en kolomnummers (1–5) bij de glasramen',
};
