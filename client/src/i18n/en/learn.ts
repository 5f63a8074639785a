import type { OptionText } from '../byOption';

/** The tutorial, the help of the cards and the pages of the tools. `{R3}` is a die, `[5.3]` a rule. */
export const learn = {
  scenes: 'Lesson steps',
  stray: 'That’s allowed, but let’s stick to the lesson:',
  continue: 'Continue',
  next: 'Next step',
  finish: 'Finish',
  again: 'Start over',

  'edge.title': 'Your first die',
  'edge.welcome':
    'You’re a stained-glass artist, and this is your window. Dice are your pieces of glass. Each has a color and a shade, from 1 (light) to 6 (deep). Over ten rounds, you’ll draft dice from the pool under your window to fill it.',
  'edge.choose': 'Let’s draft {B4}. Tap it in the pool.',
  'edge.attempt':
    'Your first die must go on an **edge** or corner space. The spaces where it fits are glowing. See what happens if you tap a space in the middle instead.',
  'edge.place':
    'It can’t go there, and the message below tells you why. Now tap a glowing space to place {B4}.',
  'edge.done':
    'Well done! You can also drag dice. On a keyboard, use the arrow keys to move around the window and Enter to place the die.',

  'touching.title': 'Every die touches another',
  'touching.attempt':
    'From now on, each new die must **touch** a die already in your window: left, right, above, below or diagonally. Choose {G5}, then tap a space away from {B4} to see what happens.',
  'touching.place': 'That’s too far away. Place {G5} where it touches {B4}. Diagonally is fine.',
  'touching.done': 'That’s how your window grows, one die at a time.',

  'asking.title': 'What a space needs',
  'asking.attempt':
    'A colored space only takes dice of that **color**. A space with pips only takes dice of that **value**. A blank space takes any color and any value. Choose {Y3} and try it on a space that needs something else.',
  'asking.place':
    'It doesn’t match. Place {Y3} on the yellow space, on the space with a 3, or on any blank space that touches a die.',
  'asking.done':
    'Blank spaces will still take any color or value later, so fill the picky ones when you can.',

  'beside.title': 'No matching neighbors',
  'beside.attempt':
    'One last restriction: dice **directly next to each other** (left, right, above or below) can’t share a color or a value. Choose {G4} and try it directly next to {G5} or {B4}.',
  'beside.place':
    'The marked die is directly next to that space and has the same color or value. Diagonal neighbors are fine. Place {G4} where it fits.',
  'beside.done':
    'Those are all four restrictions: start on the edge, touch another die, match the space, and keep matching neighbors apart. If no die fits, or you don’t want one, just pass.',

  'round.title': 'There and back',
  'round.order':
    'Here’s another game, in round 3. Each round, everyone takes two turns: once around the table, then back in reverse order. In this game, that’s you, the Apprentice, the Apprentice again, then you. The player who goes first also goes last.',
  'round.place': 'Start the round: place {R6} on the red space.',
  'round.end':
    'Tap **End turn**. In your own games, your turn ends by itself after you place a die. You can turn that off in the settings.',
  'round.watch': 'Now the Apprentice plays, twice in a row.',
  'round.rest':
    'The Apprentice drafted two dice in a row. Draft and place one of the two that are left.',
  'round.over': 'Now finish the round: tap **End turn** again.',
  'round.done':
    'The last die went on the round track, on this round’s number. The bag passed to the Apprentice, who starts the next round with new dice. The game ends after ten rounds.',

  'tool.title': 'Tools and what they cost',
  'tool.price':
    'This game is in round 5. All players share these three tools. Once per turn, you can pay favor tokens to use one. It costs **one** token if there are none on the card yet, otherwise **two**. You have three tokens, and each one you keep is worth 1 point.',
  'tool.choose':
    'You need a 4 for B2, but there isn’t one in the pool. Grozing Pliers can raise or lower a die’s value by 1. Choose {P5}.',
  'tool.use': 'Now tap **Grozing Pliers**, then tap **Use**.',
  'tool.value': 'You’ve paid, and your token is on the card. Change the 5 to a 4.',
  'tool.place': 'Place {P4} on B2.',
  'tool.end': 'All that for one token! End your turn and see what the Apprentice does.',
  'tool.watch': 'The Apprentice is playing.',
  'tool.done':
    'The Apprentice used the same tool but had to pay two tokens. A tool costs less for the first player to use it, but tools are often more useful later in the game. To learn more about a tool, tap the question mark on its card.',

  'score.title': 'Scoring',
  'score.objectives':
    'It’s the last turn of round 10. You’ll score the **three public objectives**, which all players share, and your secret **private objective**: the total value of your dice in one color. Yours is purple.',
  'score.place': 'One more die: place {R2} on the space that needs a 2.',
  'score.end': 'End your turn to finish the game.',
  'score.lines':
    'This is your score sheet. Tap a line to highlight the dice behind it. You gain 1 point for each favor token you have left and lose 1 point for each empty space.',
  'score.done': [
    'You win, 33 to 31! Ties are broken by most points from private objectives, then by most favor tokens left.',
    {
      last_tie_break: {
        'later-in-order':
          'If players are still tied, the last of them in the final round’s turn order wins.',
        'last-turn':
          'If players are still tied, the one who took the last turn of the final round wins.',
        shared: 'If players are still tied, they share the win.',
      },
    },
  ],

  'end.title': 'You’re ready to play',
  'end.text':
    'That’s the whole game. The table always shows you what you can do. If you can’t do something, it tells you why.',
  'end.play': 'Play your first game',

  before: 'Before',
  after: 'After',
  fits: 'fits here',
  forbidden: 'not allowed by this rule',
  contents: 'Contents',
  rather: 'Prefer to learn by playing? It takes five minutes',
  order: 'Turn order with three players',
  example: 'Example: a finished window and its score. Tap a line to highlight its dice.',
  allRules: 'All the rules',
  'table.public': 'Points for public objectives',
  'table.payment': 'Which die pays for which tool in solo',
  'table.given': 'How the editions differ',
  'scoring.page': 'All about scoring',
  'tool.page': 'Details and edge cases',
  'tool.kind': 'Tool',
  'tool.cases': 'Good to know',
  'tool.costs': 'Cost',
  'tool.price.rule':
    'It costs one favor token if there are none on the card yet, otherwise two, but never more [6.1]. The tokens stay on the card. Any player can use the same tool again, but you can use only one tool per turn [4.2]. You can only use a tool if you can complete its effect [6.2].',
  'tool.solo': [
    'In solo, you pay with one die from the draft pool. The die and the tool then leave the game [9.3].',
    {
      solo_payment: {
        colour: 'Color you pay with:',
        'first-printing': 'Die you pay with:',
      },
    },
  ],

  private:
    'Add up the values of your dice in this color. With purple, a {P6} is worth 6 points and a {P1} just 1.',
  'private.secret':
    'Nobody else knows your color, so don’t give it away too soon. These points also break ties.',
  'private.solo': [
    {
      solo_private: {
        1: 'In solo, it’s face up.',
        2: 'In solo, you have two, face up. Only the better one counts.',
      },
    },
  ],
  'public.light-shades':
    'A pair is a 1 and a 2, anywhere in your window. The value you have fewer of decides how many pairs you have: three 1s and two 2s make two pairs.',
  'public.medium-shades':
    'A pair is a 3 and a 4, anywhere in your window. The value you have fewer of decides how many pairs you have.',
  'public.deep-shades':
    'A pair is a 5 and a 6, anywhere in your window. The value you have fewer of decides how many pairs you have.',
  'public.shade-variety':
    'A set is one die of each value from 1 to 6, anywhere in your window. The value you have the fewest of decides how many sets you have.',
  'public.color-variety':
    'A set is one die of each of the five colors, anywhere in your window. The color you have the fewest of decides how many sets you have.',
  'public.row-shade-variety':
    'A row scores if all five spaces are filled with five different values. A row with an empty space scores nothing.',
  'public.row-color-variety':
    'A row scores if all five spaces are filled with five different colors. A row with an empty space scores nothing.',
  'public.column-shade-variety':
    'A column scores if all four spaces are filled with four different values. A column with an empty space scores nothing.',
  'public.column-color-variety':
    'A column scores if all four spaces are filled with four different colors. A column with an empty space scores nothing.',
  'public.color-diagonals':
    'Each die with at least one diagonal neighbor of the same color scores 1 point. A die counts only once, no matter how many such neighbors it has.',

  'tool.1.picture': 'There’s no 4 in the pool, so {P5} is lowered to {P4}. Now it fits on B2.',
  'tool.1.cases':
    'You can choose a die that doesn’t fit anywhere yet, as long as it will fit with its new value.\nA {R6} can only become a 5, and a {R1} can only become a 2.\nYou’re only offered values that fit, so you never pay for nothing.\nOnce the die is in your window, it’s too late.',
  'tool.2.picture':
    '{R5} moves to C4. The space needs yellow, but with this tool that doesn’t matter.',
  'tool.2.cases':
    'You ignore only the color the new space needs. If it needs a value instead, the die must match it. The rules about touching [5.3] and neighbors [5.5] still apply.\nYou can also move a die to a space that doesn’t need a color.\nThe die stays legal there until it moves again.\nIf it’s the only die in your window, it must go on an edge or corner space again.\nUse it before you choose a die from the pool or after you place it, not in between.',
  'tool.3.picture':
    '{R6} moves to C3. The space needs a 5, but with this tool that doesn’t matter.',
  'tool.3.cases':
    'You ignore only the value the new space needs. If it needs a color instead, the die must match it. The rules about touching [5.3] and neighbors [5.5] still apply.\nYou can also move a die to a space that doesn’t need a value.\nThe die stays legal there until it moves again.\nIf it’s the only die in your window, it must go on an edge or corner space again.\nUse it before you choose a die from the pool or after you place it, not in between.',
  'tool.4.picture':
    '{R6} moves to C1, then {B4} moves to B3. Each move follows all the placement rules.',
  'tool.4.cases':
    'You must move two different dice: not just one, and not the same die twice.\nMove them one at a time. Each move must be legal when you make it.\nDice left behind aren’t checked again, even if they no longer touch another die.\nYou’re only offered a first move if a second one can follow.',
  'tool.5.picture': '{R2} goes on the round track, and {P3} comes off it and fits on D2.',
  'tool.5.cases':
    'You can take any die on the round track, from any number, even if several share it. Both dice keep their values.\nYou can’t use it in round 1, because the round track is still empty [6.6].\nYou can’t swap for an identical die.\nYou’re only offered dice that fit in your window.\nIn solo, it also changes your target score, because that’s the total of the dice on the round track [9.5].',
  'tool.6.picture': '{G6} is rerolled. It becomes {G3}, which fits on D2.',
  'tool.6.cases':
    'You can choose any die in the pool, even one that doesn’t fit anywhere.\nIf it fits with its new value, you must place it. You can’t choose a different die.\nIf it doesn’t fit, it goes back to the pool with its new value, and you can’t draft again this turn.',
  'tool.7.picture': 'All dice in the draft pool are rerolled. Their colors stay the same.',
  'tool.7.cases':
    'You can only use it on your second turn of the round, before you draft.\nThe new values can also help the players after you, unless yours is the last turn of the round.\nIn solo, the die you pay with isn’t rerolled.',
  'tool.8.picture': '{G3} was this turn’s die. With the tool, {R5} follows right away.',
  'tool.8.cases':
    'You can only use it on your first turn of the round, after you draft and place a die.\nYou skip your second turn this round.\nYou can use only one tool per turn, so no other tool can help with the second die.\nThe last player in the round, who takes both turns in a row, can use it too.\nThe second die must follow all the placement rules, like any other.',
  'tool.9.picture': '{P6} goes on A4, where it touches no other die.',
  'tool.9.cases':
    'There can’t be any dice around the space, not even diagonally.\nIf the space needs a color or value, the die must still match it.\nThe die stays legal there, and later dice can touch it.\nYou can’t use it in an empty window. Your first die must go on an edge or corner space anyway [5.2], so the tool would change nothing.\nYou can choose a die that doesn’t fit anywhere else.',
  'tool.10.picture': '{R2} is flipped to {R5}, which fits on C3.',
  'tool.10.cases':
    'Opposite sides of a die add up to 7: 1 and 6, 2 and 5, 3 and 4.\nYou can choose a die that doesn’t fit anywhere yet, as long as it will fit once it’s flipped.\nYou must then place it with its new value.',
  'tool.11.picture':
    '{R1} goes back into the bag. A purple die is drawn and set to 4, which fits on B2.',
  'tool.11.cases':
    'You can choose any die in the pool, even one that doesn’t fit anywhere.\nThe die goes into the bag before you draw, so you might draw the same one again.\nYou see the new die’s color before you choose its value.\nYou can leave the new die in the pool with that value instead of placing it, but that uses up this turn’s draft.',
  'tool.12.picture':
    'There’s a blue die on the round track, so two blue dice in the window can move.',
  'tool.12.cases':
    'Move one die, or two different dice of the same color.\nThere must be a die of that color on the round track, so you can’t use it in round 1 [6.6].\nMove them one at a time. Each move must follow all the placement rules when you make it.\nYou can stop after the first die if you like.',
} as const satisfies Record<string, OptionText>;
