/** Links naar de leerpagina’s, voor zover ze meteen nodig zijn. */
export const learnLinks = {
  'nav.learn': 'Leren spelen',
  'nav.rules': 'Spelregels',
  'home.learn': 'Leer het in vijf minuten',
  'help.about': 'Over {name}',
  'why.more': 'Waarom?',
  'rules.rule': 'Regel {n}',
  'rules.tool': 'gereedschap {n}',
};
