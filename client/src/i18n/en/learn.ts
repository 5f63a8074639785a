import type { OptionText } from '../byOption';

/** The tutorial, the help of the cards and the pages of the tools. `{R3}` is a die, `[5.3]` a rule. */
export const learn = {
  scenes: 'Lesson steps',
  stray: 'That’s legal, but try this instead:',
  continue: 'Continue',
  next: 'Next step',
  finish: 'Finish',
  again: 'Start over',

  'edge.title': 'Your first die',
  'edge.welcome':
    'You’re a stained-glass artist, and this is your window. Dice are your glass: each has a color and a shade, from 1 (light) to 6 (deep). Over ten rounds, you’ll draft dice from the pool below and place them in your window.',
  'edge.choose': 'Draft {B4} from the pool: tap it.',
  'edge.attempt':
    'It can go on any glowing space. Your first die must go on the **edge**. See what happens if you tap a space in the middle.',
  'edge.place':
    'It can’t go there, and the message below tells you why. Now place {B4} on a glowing space.',
  'edge.done':
    'Well done! You can also drag dice. On a keyboard, use the arrow keys to move around the window and Enter to place the die.',

  'touching.title': 'Every die touches another',
  'touching.attempt':
    'After your first die, each new die must **touch** one already in your window, side by side or diagonally. Choose {G5}, then tap a space far from {B4}.',
  'touching.place': 'Too far away. Place {G5} next to {B4}; diagonally is fine.',
  'touching.done': 'Your window grows one die at a time.',

  'asking.title': 'What a space needs',
  'asking.attempt':
    'A colored space only takes its **color**; a space with pips only takes its **value**. Clear spaces take any die. Choose {Y3} and try it on a space that needs something else.',
  'asking.place':
    'It doesn’t match. {Y3} fits the yellow space, the space with a 3, or any clear space that touches a die.',
  'asking.done':
    'Clear spaces will take any die later on too, so fill the picky ones when you can.',

  'beside.title': 'No matching neighbors',
  'beside.attempt':
    'One last restriction: dice **side by side** can’t share a color or a value. Choose {G4} and try a space next to {G5} or {B4}.',
  'beside.place':
    'Dice with the same color or value can’t be side by side; the ones in the way are marked. Diagonally is fine. Place {G4} where it fits.',
  'beside.done':
    'That’s all four restrictions: start on the edge, touch another die, match the space, and no matching neighbors. If nothing fits, or you don’t want a die, just pass.',

  'round.title': 'There and back',
  'round.order':
    'Each round, everyone takes two turns: once around, then back. With two players that’s you, the Apprentice, the Apprentice again, then you. Whoever goes first also goes last.',
  'round.place': 'Start by placing {R6} on the red space.',
  'round.end': 'Your turn only ends when you say so: press **End turn**.',
  'round.watch': 'Now the Apprentice plays, twice in a row.',
  'round.rest': 'The Apprentice drafted two dice in a row. Draft one of the two that are left.',
  'round.over': 'Now finish the round: press **End turn** again.',
  'round.done':
    'The last die went on the round track, on the number of this round. The bag passed to the Apprentice, who starts the next round with new dice. After ten rounds, the game ends.',

  'tool.title': 'Tools and what they cost',
  'tool.price':
    'Everyone shares the three tools on the table. Once per turn you can use one and pay in favor tokens: **one** if the card is empty, **two** after that. You have three, and each one you keep is worth a point.',
  'tool.choose':
    'You could use a 4 for B2, but nobody rolled one. Grozing Pliers raise or lower a die by 1. Draft {P5}.',
  'tool.use': 'Now tap **Grozing Pliers**, and then **Use**.',
  'tool.value': 'Paid: there’s now a token on the card. Change the 5 to a 4.',
  'tool.place': 'Place {P4} on B2.',
  'tool.end': 'All for a single token. End your turn and see what the Apprentice does.',
  'tool.watch': 'The Apprentice is playing.',
  'tool.done':
    'The Apprentice used the same tool but paid two tokens. Going early is cheap; waiting makes tools more useful. Tap the question mark on any card to learn more.',

  'score.title': 'Scoring',
  'score.objectives':
    'Round 10, last turn. You score the **three public objectives**, which everyone shares, and your secret **private objective**: the total of your dice in one color, here purple.',
  'score.place': 'One more die: {R2} fits the space with a 2.',
  'score.end': 'End your turn to end the game.',
  'score.lines':
    'This is your score sheet. Tap a line to light up the dice that earned it. You gain a point for each unspent favor token and lose one for each empty space.',
  'score.done': [
    'You win, 33 to 31! Ties go to the most private objective points, then to the most favor tokens.',
    {
      last_tie_break: {
        'later-in-order': 'Still tied? The player later in turn order in the final round wins.',
        'last-turn': 'Still tied? The player who took the very last turn wins.',
        shared: 'Still tied? You share the win.',
      },
    },
  ],

  'end.title': 'You’re ready to play',
  'end.text':
    'That’s the whole game. The table always shows what you can do, and explains why when you can’t.',
  'end.play': 'Play your first game',

  before: 'Before',
  after: 'After',
  fits: 'fits here',
  forbidden: 'this rule says no',
  contents: 'Contents',
  rather: 'Prefer to learn by playing? It takes five minutes',
  order: 'Turn order with three players',
  example: 'Example: a finished window and its score. Tap a line to see its dice.',
  allRules: 'All the rules',
  'table.public': 'Public objective points',
  'table.payment': 'Which die pays for which tool in solo',
  'table.given': 'Rules by edition',
  'scoring.page': 'All about scoring',
  'tool.page': 'Details and edge cases',
  'tool.kind': 'Tool',
  'tool.cases': 'Good to know',
  'tool.costs': 'Cost',
  'tool.price.rule':
    'One favor token if there are none on the card yet, otherwise two, never more [6.1]. Tokens stay on the card. Anyone can use a tool again, including you, but only one tool per turn [4.2]. You can only start it if you can complete its effect [6.2].',
  'tool.solo': [
    'In solo, pay with one die from the draft pool; the die and the tool then leave the game [9.3].',
    {
      solo_payment: {
        colour: 'Color that pays:',
        'first-printing': 'Die that pays:',
      },
    },
  ],

  private:
    'Add up the values of your dice in this color: a {P6} is worth six points, a {P1} just one.',
  'private.secret':
    'Only you know your color, so don’t give it away too soon. These points also break ties.',
  'private.solo': [
    {
      solo_private: {
        1: 'In solo it’s face up.',
        2: 'In solo you have two, face up. Only the better one counts.',
      },
    },
  ],
  'public.light-shades':
    'Each 1 and 2 make a pair, wherever they are. Three 1s and two 2s make two pairs: you have as many pairs as you have of the scarcer value.',
  'public.medium-shades':
    'Each 3 and 4 make a pair, wherever they are. You have as many pairs as you have of the scarcer value.',
  'public.deep-shades':
    'Each 5 and 6 make a pair, wherever they are. You have as many pairs as you have of the scarcer value.',
  'public.shade-variety':
    'A set is one die of each value from 1 to 6, anywhere in your window. You have as many sets as you have dice of your scarcest value.',
  'public.color-variety':
    'A set is one die of each of the five colors, anywhere in your window. You have as many sets as you have dice of your scarcest color.',
  'public.row-shade-variety':
    'A row scores if all five spaces are filled and no value repeats. A row with a gap scores nothing.',
  'public.row-color-variety':
    'A row scores if all five spaces are filled with five different colors. A row with a gap scores nothing.',
  'public.column-shade-variety':
    'A column scores if all four spaces are filled and no value repeats. A column with a gap scores nothing.',
  'public.column-color-variety':
    'A column scores if all four spaces are filled and no color repeats. A column with a gap scores nothing.',
  'public.color-diagonals':
    'Each die with a die of its own color diagonally next to it scores one point. Each die counts once, however many such neighbors it has.',

  'tool.1.picture': 'Nobody rolled a 4, so {P5} is lowered to {P4} and fits B2.',
  'tool.1.cases':
    'You can choose a die that doesn’t fit anywhere yet, as long as it fits once changed.\nA {R6} can only become a 5, a {R1} only a 2.\nYou’re only offered values you can place, so you never pay for nothing.\nOnce the die is in your window, it’s too late.',
  'tool.2.picture': '{R5} moves to the yellow space C4: its color doesn’t matter this time.',
  'tool.2.cases':
    'You ignore only the space’s color. Its value, touching [5.3] and neighbors [5.5] still apply.\nYou can also use it to move a die to a space with no color.\nThe die is legal there until it moves again.\nIf it’s the only die in your window, it must go on the edge again.\nUse it before you draft or after you place, not while holding a die.',
  'tool.3.picture': '{R6} moves to C3, which needs a 5: the value doesn’t matter this time.',
  'tool.3.cases':
    'You ignore only the space’s value. Its color, touching [5.3] and neighbors [5.5] still apply.\nYou can also use it to move a die to a space with no value.\nThe die is legal there until it moves again.\nIf it’s the only die in your window, it must go on the edge again.\nUse it before you draft or after you place, not while holding a die.',
  'tool.4.picture': '{R6} moves to C1, then {B4} to B3. Each step follows all the rules.',
  'tool.4.cases':
    'Exactly two different dice: not just one, and not the same die twice.\nOne at a time: each move must be legal when you make it.\nDice left behind aren’t checked again, even if they no longer touch anything.\nA first move is only offered if a second can follow.',
  'tool.5.picture': '{R2} goes onto the round track; {P3} comes off it and fits D2.',
  'tool.5.cases':
    'Any die on the track, on any number, anywhere in a stack. Both dice keep their values.\nNot in round 1: the track is still empty [6.6].\nYou can’t swap for an identical die.\nYou’re only offered dice you can place.\nIn solo, it also changes your target, which is the total of the track [9.5].',
  'tool.6.picture': '{G6} is rerolled, becomes {G3} and fits D2.',
  'tool.6.cases':
    'You can start with any die in the pool, even one that doesn’t fit anywhere.\nIf it fits with its new value, you must place it. You can’t pick a different die.\nIf it doesn’t fit, it goes back to the pool with its new value, and you can’t draft again this turn.',
  'tool.7.picture': 'Every die in the draft pool is rerolled; colors stay the same.',
  'tool.7.cases':
    'Only on your second turn of the round, before you draft.\nNew dice also help whoever plays after you, unless yours is the last turn of the round.\nIn solo, the die you paid with is not rerolled.',
  'tool.8.picture': '{G3} was this turn’s die; with the tool, {R5} follows right away.',
  'tool.8.cases':
    'Only on your first turn of the round, after you’ve placed a die.\nYou skip your second turn this round.\nIt’s your tool for the turn, so no other tool can help with the second die.\nThe last player in the round, who takes both turns in a row, can use it too.\nThe second die must fit: place it like any other.',
  'tool.9.picture': '{P6} goes on A4, away from all the others.',
  'tool.9.cases':
    'There can’t be any dice around the space, not even diagonally.\nThe space’s color or value still applies.\nThe die is legal there, and later dice can touch it.\nYou can’t use it in an empty window: the edge rule [5.2] applies, so it would change nothing.\nYou can choose a die that doesn’t fit anywhere else.',
  'tool.10.picture': '{R2} is flipped to {R5} and fits C3.',
  'tool.10.cases':
    'Opposite sides add up to seven: 1 and 6, 2 and 5, 3 and 4.\nYou can choose a die that doesn’t fit anywhere yet, as long as it fits once flipped.\nYou must then place it with its new value.',
  'tool.11.picture': '{R1} goes into the bag. A purple die is drawn and set to 4, which fits B2.',
  'tool.11.cases':
    'You can start with any die in the pool, even one that doesn’t fit anywhere.\nThe die goes into the bag before you draw, so you may draw the same one again.\nYou see the color before you choose the value.\nYou can place the new die or leave it in the pool with that value, which uses up this turn’s draft.',
  'tool.12.picture': 'There’s a blue die on the round track, so two blue dice may move.',
  'tool.12.cases':
    'One die, or two different dice of the same color.\nThat color must be on the round track, so not in round 1 [6.6].\nOne at a time; each move must follow all the rules when you make it.\nIt’s up to you whether to stop after the first.',
} as const satisfies Record<string, OptionText>;
