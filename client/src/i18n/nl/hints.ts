/** Hulp aan tafel: tips, en vakken die verloren zijn. */
export const hints = {
  'act.hint': 'Tip',
  'hint.title': 'Wat zou de Meester doen?',
  'hint.thinking': 'De Meester denkt na …',
  'hint.draft': 'Neem de {die}',
  'hint.place': 'leg hem op {space}',
  'hint.pay': 'Betaal met de {die}',
  'hint.value': 'Draai hem op {value}',
  'hint.swap': 'Ruil met de {die} van ronde {n}',
  'hint.lift': 'Verplaats de dobbelsteen op {space}',
  'hint.remove': 'Haal de dobbelsteen op {space} weg',
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
  'help.lost': 'Op {space} past geen dobbelsteen meer, tenzij gereedschap helpt.',
  'help.spoils':
    'Met de {die} op {space} past er op {lost} geen dobbelsteen meer. Druk nog eens op {space} om hem toch te leggen.',
  'pane.lost': '{pane}. Hier past geen dobbelsteen meer.',
  'settings.warn':
    'Verloren vakken tonen en waarschuwen voordat er een verloren gaat (tafels met tips)',
};
