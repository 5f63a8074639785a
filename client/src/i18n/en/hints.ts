/** Help at the table: hints, and spaces that are lost. */
export const hints = {
  'act.hint': 'Hint',
  'hint.title': 'What would the Master do?',
  'hint.thinking': 'The Master is thinking…',
  'hint.draft': 'Draft the {die}',
  'hint.place': 'place it on {space}',
  'hint.pay': 'Pay with the {die}',
  'hint.value': 'Change it to {value}',
  'hint.swap': 'Swap it for the {die} from round {n}',
  'hint.lift': 'Move the die on {space}',
  'hint.remove': 'Remove the die on {space}',
  'hint.points': { one: 'About {n} point at the end', other: 'About {n} points at the end' },
  'hint.above': {
    one: 'About {n} point above the target',
    other: 'About {n} points above the target',
  },
  'hint.below': {
    one: 'About {n} point short of the target',
    other: 'About {n} points short of the target',
  },
  'hint.spread': 'give or take {n}',
  'hint.chance': '{percent} chance to win',
  'help.lost': 'Nothing can go on {space} anymore, unless a tool helps.',
  'help.spoils':
    'With the {die} on {space}, nothing will fit on {lost} anymore. Tap {space} again to place it anyway.',
  'pane.lost': '{pane}. Nothing fits here anymore.',
  'settings.warn': 'Mark dead spaces and warn me before I create one (tables with hints)',
} as const;
