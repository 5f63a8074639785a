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
  'private.line': 'The sum of your {colour} dice',

  'public.light-shades.name': 'Light Shades',
  'public.light-shades.line': 'Pairs of a 1 and a 2, anywhere',
  'public.medium-shades.name': 'Medium Shades',
  'public.medium-shades.line': 'Pairs of a 3 and a 4, anywhere',
  'public.deep-shades.name': 'Deep Shades',
  'public.deep-shades.line': 'Pairs of a 5 and a 6, anywhere',
  'public.shade-variety.name': 'Shade Variety',
  'public.shade-variety.line': 'Sets of all six values, anywhere',
  'public.row-shade-variety.name': 'Row Shade Variety',
  'public.row-shade-variety.line': 'Full rows without a repeated value',
  'public.column-shade-variety.name': 'Column Shade Variety',
  'public.column-shade-variety.line': 'Full columns without a repeated value',
  'public.row-color-variety.name': 'Row Color Variety',
  'public.row-color-variety.line': 'Full rows without a repeated color',
  'public.column-color-variety.name': 'Column Color Variety',
  'public.column-color-variety.line': 'Full columns without a repeated color',
  'public.color-variety.name': 'Color Variety',
  'public.color-variety.line': 'Sets of all five colors, anywhere',
  'public.color-diagonals.name': 'Color Diagonals',
  'public.color-diagonals.line': 'Dice that touch one of their color diagonally',

  'tool.1.name': 'Grozing Pliers',
  'tool.1.line': 'Turn the drafted die up or down by one',
  'tool.1.more':
    'Choose a die, then change its value by exactly one, up or down. A 6 never becomes a 1, nor a 1 a 6. Only values that you can then place are offered.',
  'tool.2.name': 'Eglomise Brush',
  'tool.2.line': 'Move one die, ignoring the color asked for',
  'tool.2.more':
    'Move one die of your window. The color printed on its new space does not matter. All else does: it must touch a die, differ from its neighbors and suit a printed value.',
  'tool.3.name': 'Copper Foil Burnisher',
  'tool.3.line': 'Move one die, ignoring the value asked for',
  'tool.3.more':
    'Move one die of your window. The value printed on its new space does not matter. All else does: it must touch a die, differ from its neighbors and suit a printed color.',
  'tool.4.name': 'Lathekin',
  'tool.4.line': 'Move exactly two dice',
  'tool.4.more':
    'Move two different dice of your window, one after the other. Each move must obey every rule when it is made, so the order can matter.',
  'tool.5.name': 'Lens Cutter',
  'tool.5.line': 'Swap the drafted die with one on the round track',
  'tool.5.more':
    'Choose a die, then swap it with any die on the round track. Both keep their values. Yours stays on the track; place the one you received.',
  'tool.6.name': 'Flux Brush',
  'tool.6.line': 'Roll the drafted die again',
  'tool.6.more':
    'Choose a die and roll it again. If it can be placed, you must place it. If not, it goes back to the draft pool with its new value, and your draft is used up.',
  'tool.7.name': 'Glazing Hammer',
  'tool.7.line': 'Roll all dice of the pool again',
  'tool.7.more':
    'Roll every die of the draft pool again. Only in your second turn of the round, and before you choose a die.',
  'tool.8.name': 'Running Pliers',
  'tool.8.line': 'Draft a second die now, skip your second turn',
  'tool.8.more':
    'After the draft of your first turn, draft another die at once. Your second turn of this round is skipped.',
  'tool.9.name': 'Cork-backed Straightedge',
  'tool.9.line': 'Place the drafted die where it touches no other',
  'tool.9.more':
    'Choose a die and place it on a space with no die around it, not even diagonally. The printed color and value still count.',
  'tool.10.name': 'Grinding Stone',
  'tool.10.line': 'Flip the drafted die to its opposite side',
  'tool.10.more':
    'Choose a die and turn it over: 1 and 6, 2 and 5, 3 and 4 change places. Then place it.',
  'tool.11.name': 'Flux Remover',
  'tool.11.line': 'Return the drafted die, draw another, choose its value',
  'tool.11.more':
    'Choose a die and put it into the bag. Draw one, choose its value, then place it or put it into the draft pool. If you put it there, your draft is used up.',
  'tool.12.name': 'Tap Wheel',
  'tool.12.line': 'Move up to two dice of one color on the round track',
  'tool.12.more':
    'Move one die of your window, or two of the same color. That color must be shown by some die on the round track. Every move obeys all the rules.',
} as const;
