/** Help at the table: hints, and spaces that are lost. */
export const hints = {
  'act.hint': 'Hint',
  'hint.title': 'What would the Master do?',
  'hint.thinking': 'The Master is thinking …',
  'hint.draft': 'Take the {die}',
  'hint.place': 'lay it on {space}',
  'hint.pay': 'Pay with the {die}',
  'hint.value': 'Turn it to {value}',
  'hint.swap': 'Swap with the {die} of round {n}',
  'hint.lift': 'Move the die on {space}',
  'hint.remove': 'Take out the die on {space}',
  'hint.points': { one: 'About {n} point in the end', other: 'About {n} points in the end' },
  'hint.above': {
    one: 'About {n} point above the target',
    other: 'About {n} points above the target',
  },
  'hint.below': {
    one: 'About {n} point short of the target',
    other: 'About {n} points short of the target',
  },
  'hint.spread': 'give or take {n}',
  'hint.chance': 'wins {percent} of such games',
  'help.lost': 'No die fits on {space} any more, unless a tool helps.',
  'help.spoils':
    'With the {die} on {space}, no die will fit on {lost} any more. Press {space} again to place it all the same.',
  'pane.lost': '{pane}. No die fits here any more.',
  'settings.warn': 'Mark lost spaces, and warn before a die spoils one, at tables with hints',
} as const;
