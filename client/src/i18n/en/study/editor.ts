/** The window editor. */
export const editor = {
  'editor.title': 'Draw a window',
  'editor.hint': 'Draw your own, see how hard it is, and play it',
  'editor.lead': 'Choose what a space needs, then tap the spaces.',
  'editor.needs': 'What a space needs',
  'editor.blank': 'Blank',
  'editor.value': 'Value {value}',
  'editor.keys':
    'Keys: {colors} for a color, 1 to 6 for a value, 0 for blank. The arrow keys move around.',
  'editor.clear': 'Clear all',
  'editor.from': 'Start from a printed window',
  'editor.warnings': 'Spaces that can’t both be filled',
  'editor.conflict.color':
    '{spaces} both need {color}. Only one of them can be filled, unless {tool} helps.',
  'editor.conflict.value':
    '{spaces} both need a {value}. Only one of them can be filled, unless {tool} helps.',
  'editor.tokens': 'Favor tokens',
  'editor.tokens.hint': 'Harder windows come with more tokens. Measuring sets them for you.',
  'editor.measure': 'Measure difficulty',
  'editor.measure.hint':
    'Two bots play this window against each other, and the result is compared with the 24 printed windows.',
  'editor.queue': { one: '{n} other window comes first.', other: '{n} other windows come first.' },
  'editor.measuring': 'Measuring… {percent}',
  'editor.result': 'Difficulty {n}. Bots score {points} points and leave {empty} spaces empty.',
  'editor.interval': 'Means with their 95% intervals, from {n} games with 4 favor tokens each.',
  'editor.failed': 'The window couldn’t be measured. Please try again.',
  'editor.name': 'Name',
  'editor.name.hint': 'Windows are saved on this device only.',
  'editor.save': 'Save',
  'editor.saved': 'Saved windows',
  'editor.open': 'Open {name}',
  'editor.delete': 'Delete {name}',
  'editor.untitled': 'My window',
  'editor.share': 'Copy link',
  'editor.play': 'Play it',
  'editor.play.hint': 'Everyone gets this window. The game doesn’t count toward stats or goals.',
  'editor.start': 'Start',
} as const;
