/** The learning pages, as far as the first load needs them. */
export const help = {
  'nav.learn': 'Learn to play',
  'nav.rules': 'Rules',
  'home.learn': 'Learn it in five minutes',
  'help.about': 'About {name}',
  'why.more': 'Why?',
  'rules.rule': 'Rule {n}',
  'rules.tool': 'tool {n}',
} as const;
