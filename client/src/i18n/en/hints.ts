/** Help at the table: hints, and dead spaces. */
export const hints = {
  'act.hint': 'Hint',
  'hint.title': 'Suggested moves',
  'hint.thinking': 'Thinking…',
  'hint.draft': 'draft the {die}',
  'hint.place': 'place it on {space}',
  'hint.pay': 'pay with the {die}',
  'hint.value': 'change it to {value}',
  'hint.swap': 'swap it for the {die} from round {n}',
  'hint.lift': 'move the die on {space}',
  'hint.remove': 'remove the die on {space}',
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
  'help.lost': 'No die fits on {space} anymore without a tool.',
  'help.spoils':
    'If you place the {die} on {space}, no die will fit on {lost} anymore. Tap {space} again to place it anyway.',
  'help.spoiled': 'No die fits on {lost} anymore without a tool. You can still undo this.',
  'pane.spoils': '{pane}. Available, but then no die fits on {lost} anymore.',
  'pane.lost': '{pane}. No die fits here anymore.',
  'pane.hinted': '{pane}. Suggested.',
  'settings.warn': 'Mark dead spaces and warn me before I create one (at tables that allow hints)',
  'settings.marks': 'Show row letters (A–D) and column numbers (1–5) on windows',
} as const;
