/** Links to the learning pages: the part of their texts that the first load needs. */
export const learnLinks = {
  'nav.learn': 'Learn to play',
  'nav.rules': 'Rules',
  'home.learn': 'Learn in five minutes',
  'help.about': 'About {name}',
  'why.more': 'Why?',
  'rules.rule': 'Rule {n}',
  'rules.tool': 'tool {n}',
} as const;
