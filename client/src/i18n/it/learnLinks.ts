/** Le pagine per imparare, per quanto serve subito. */
export const learnLinks = {
  'nav.learn': 'Impara a giocare',
  'nav.rules': 'Regole',
  'home.learn': 'Impara in cinque minuti',
  'help.about': 'Informazioni su {name}',
  'why.more': 'Perché?',
  'rules.rule': 'Regola {n}',
  'rules.tool': 'utensile {n}',
};
