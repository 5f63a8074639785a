/** The cards in our own words. Names are those printed on the cards. */
export const cards = {
  'colour.R': 'red',
  'colour.Y': 'yellow',
  'colour.G': 'green',
  'colour.B': 'blue',
  'colour.P': 'purple',
  'die.R': 'red {value}',
  'die.Y': 'yellow {value}',
  'die.G': 'green {value}',
  'die.B': 'blue {value}',
  'die.P': 'purple {value}',

  'private.R': 'Shades of Red',
  'private.Y': 'Shades of Yellow',
  'private.G': 'Shades of Green',
  'private.B': 'Shades of Blue',
  'private.P': 'Shades of Purple',
  'private.line': 'Total value of your {colour} dice',

  'public.light-shades.name': 'Light Shades',
  'public.light-shades.line': 'Pairs of a 1 and a 2, anywhere',
  'public.medium-shades.name': 'Medium Shades',
  'public.medium-shades.line': 'Pairs of a 3 and a 4, anywhere',
  'public.deep-shades.name': 'Deep Shades',
  'public.deep-shades.line': 'Pairs of a 5 and a 6, anywhere',
  'public.shade-variety.name': 'Shade Variety',
  'public.shade-variety.line': 'Sets of all six values, anywhere',
  'public.row-shade-variety.name': 'Row Shade Variety',
  'public.row-shade-variety.line': 'Full rows with no repeated values',
  'public.column-shade-variety.name': 'Column Shade Variety',
  'public.column-shade-variety.line': 'Full columns with no repeated values',
  'public.row-color-variety.name': 'Row Color Variety',
  'public.row-color-variety.line': 'Full rows with no repeated colors',
  'public.column-color-variety.name': 'Column Color Variety',
  'public.column-color-variety.line': 'Full columns with no repeated colors',
  'public.color-variety.name': 'Color Variety',
  'public.color-variety.line': 'Sets of all five colors, anywhere',
  'public.color-diagonals.name': 'Color Diagonals',
  'public.color-diagonals.line': 'Dice with a diagonal neighbor of the same color',

  'tool.1.name': 'Grozing Pliers',
  'tool.1.line': 'Raise or lower the drafted die’s value by 1',
  'tool.1.more':
    'Choose a die, then raise or lower its value by exactly 1. A 6 can’t become a 1, and a 1 can’t become a 6. You’re only offered values that fit somewhere in your window.',
  'tool.2.name': 'Eglomise Brush',
  'tool.2.line': 'Move one die, ignoring the color its new space needs',
  'tool.2.more':
    'Move one die in your window, ignoring the color its new space needs. All other placement rules still apply. If the space needs a value instead, the die must match it.',
  'tool.3.name': 'Copper Foil Burnisher',
  'tool.3.line': 'Move one die, ignoring the value its new space needs',
  'tool.3.more':
    'Move one die in your window, ignoring the value its new space needs. All other placement rules still apply. If the space needs a color instead, the die must match it.',
  'tool.4.name': 'Lathekin',
  'tool.4.line': 'Move exactly two dice',
  'tool.4.more':
    'Move two different dice in your window, one at a time. Each move must follow all the placement rules when you make it, so the order can matter.',
  'tool.5.name': 'Lens Cutter',
  'tool.5.line': 'Swap the drafted die with one on the round track',
  'tool.5.more':
    'Choose a die, then swap it with any die on the round track. Both dice keep their values. Then place the die you took from the track. The one you chose stays there in its place.',
  'tool.6.name': 'Flux Brush',
  'tool.6.line': 'Reroll the drafted die',
  'tool.6.more':
    'Choose a die and reroll it. If it fits anywhere in your window, you must place it. If not, it goes back to the draft pool with its new value, and you can’t draft again this turn.',
  'tool.7.name': 'Glazing Hammer',
  'tool.7.line': 'Reroll every die in the draft pool',
  'tool.7.more':
    'Reroll every die in the draft pool. You can only do this on your second turn of the round, before you draft.',
  'tool.8.name': 'Running Pliers',
  'tool.8.line': 'Draft a second die now; skip your second turn',
  'tool.8.more':
    'On your first turn of the round, after you draft and place a die, draft a second one right away. You skip your second turn this round.',
  'tool.9.name': 'Cork-backed Straightedge',
  'tool.9.line': 'Place the drafted die where it touches no other die',
  'tool.9.more':
    'Choose a die and place it on a space with no dice around it, not even diagonally. If the space needs a color or value, the die must still match it.',
  'tool.10.name': 'Grinding Stone',
  'tool.10.line': 'Flip the drafted die to its opposite side',
  'tool.10.more':
    'Choose a die and flip it to its opposite side: 1 becomes 6, 2 becomes 5, 3 becomes 4, and vice versa. Then place it.',
  'tool.11.name': 'Flux Remover',
  'tool.11.line': 'Return the drafted die to the bag, draw one and choose its value',
  'tool.11.more':
    'Choose a die and return it to the bag. Draw one from the bag and choose its value. Then place it, or leave it in the draft pool with that value. Leaving it there uses up this turn’s draft.',
  'tool.12.name': 'Tap Wheel',
  'tool.12.line':
    'Move one or two dice of one color in your window, if that color is on the round track',
  'tool.12.more':
    'Move one or two dice of the same color in your window. There must be a die of that color on the round track. Each move must follow all the placement rules.',
} as const;
