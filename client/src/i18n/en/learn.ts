/** The tutorial, the help of the cards and the pages of the tools. `{R3}` is a die, `[5.3]` a rule. */
export const learn = {
  scenes: 'The scenes of this lesson',
  stray: 'That would be allowed, but this lesson has something else in mind:',
  continue: 'Go on',
  next: 'Next scene',
  finish: 'Finish',
  again: 'Once more from the beginning',

  'edge.title': 'Your first die',
  'edge.welcome':
    'You are a glazier, and this is your window. Dice are your glass: each has a color, and a shade from 1 (light) to 6 (deep). Over ten rounds you take dice from the draft pool below and set them into the window.',
  'edge.choose': 'Take {B4} from the draft pool: tap it.',
  'edge.attempt':
    'The glowing spaces are where it may go. Your very first die belongs on the **border**. See for yourself: tap a space in the middle.',
  'edge.place':
    'That was refused, and the line below says why. It always will. Now set {B4} on a glowing space.',
  'edge.done':
    'Well done. You can also drag a die. By keyboard, arrow keys walk through the window and Enter sets the die.',

  'touching.title': 'Every die touches another',
  'touching.attempt':
    'From the second die on, each must **touch** a die that is already there, side by side or corner to corner. Choose {G5}, then tap a space far from {B4}.',
  'touching.place': 'Too far away. Set {G5} on a space that touches {B4}; a corner is enough.',
  'touching.done': 'So your window grows from die to die.',

  'asking.title': 'What a space asks for',
  'asking.attempt':
    'A colored space takes only its **color**, a space with pips only its **value**. Clear glass takes any die. Choose {Y3} and try a space that asks for something else.',
  'asking.place':
    'It does not match. {Y3} suits the yellow space, the space that asks for 3, and clear glass that touches a die.',
  'asking.done':
    'A space that asks for nothing takes any die tomorrow, too. Fill the fussy ones when you can.',

  'beside.title': 'No twins side by side',
  'beside.attempt':
    'The last restriction: **side by side** no two dice may share their color, nor their value. Choose {G4} and try a space beside {G5} or beside {B4}.',
  'beside.place':
    'Equals may not lie side by side; the dice in the way are marked. Corner to corner they may. Set {G4} where it fits.',
  'beside.done':
    'Those were all four restrictions: border first, then touching, what the space asks for, no twins beside. If no die fits, or you want none, you simply pass.',

  'round.title': 'There and back',
  'round.order':
    'In a round everybody has two turns, there and back. With two players: you, the Apprentice, the Apprentice again, you. So the first to choose is also the last.',
  'round.place': 'Begin: set {R6} on the red space.',
  'round.end': 'Nothing happens until you say so: press **End turn**.',
  'round.watch': 'Now the Apprentice plays, twice in a row.',
  'round.rest': 'The Apprentice took two dice in a row. Take one of the two that are left.',
  'round.over': 'Now end the round: press **End turn** once more.',
  'round.done':
    'The die that was left lies on the round track, on the number of its round. The bag went to the Apprentice, who begins the next round with new dice. After ten rounds the game is over.',

  'tool.title': 'A tool and its price',
  'tool.price':
    'Three tools lie on the table for everyone. Once a turn you may use one and pay with favor tokens: **one** if the card is still empty, **two** from then on. You have three; each one left at the end is a point.',
  'tool.choose':
    'You would like a 4 for the space B2, but none was rolled. Grozing Pliers turn a die up or down by one. Take {P5}.',
  'tool.use': 'Now tap **Grozing Pliers**, and then **Use**.',
  'tool.value': 'Paid: one token lies on the card. Make the 5 a 4.',
  'tool.place': 'Set {P4} on B2.',
  'tool.end': 'Done, for a single token. End your turn, and see what the Apprentice does.',
  'tool.watch': 'The Apprentice is playing.',
  'tool.done':
    'The Apprentice used the same tool, and paid two. Being early saves tokens; waiting makes tools stronger. The question mark on a card tells all about it.',

  'score.title': 'The end and the points',
  'score.objectives':
    'Round 10, the last turn. Points come from **three public objectives** that all share, and from your secret **private objective**: the sum of your dice of one color, here purple.',
  'score.place': 'One more die: {R2} suits the space that asks for 2.',
  'score.end': 'End your turn, and the game with it.',
  'score.lines':
    'Your score sheet. Tap a line, and the dice that earn it light up. Each favor token left is one point more, each empty space one point less.',
  'score.done':
    'You win, 33 to 31! If it is a tie, the private objective decides, then favor tokens, then who came later in the order of the last round.',

  'end.title': 'You are a glazier now',
  'end.text':
    'That is the whole game. The table tells you at every step what you can do, and why something is refused.',
  'end.play': 'Play your first game',

  before: 'Before',
  after: 'After',
  fits: 'fits here',
  forbidden: 'forbidden by this rule',
  contents: 'Contents',
  rather: 'Rather learn by playing? Five minutes',
  order: 'Order of turns with three players',
  example: 'An example: a finished window and its sheet. Tap a line to see its dice.',
  allRules: 'All the rules',
  'table.public': 'What the public objectives pay',
  'table.payment': 'Which color pays for which tool in solo',
  'table.given': 'What the editions propose',
  'scoring.page': 'All about scoring',
  'tool.page': 'Edge cases and more about this tool',
  'tool.kind': 'Tool',
  'tool.cases': 'Good to know',
  'tool.costs': 'What it costs',
  'tool.price.rule':
    'One favor token if none lies on the card yet, otherwise two; never more [6.1]. The tokens stay on the card. The tool may be used again, by you too, but only one tool a turn [4.2]. It can be started only if it can be carried out in full [6.2].',
  'tool.solo':
    'Alone you pay with one die from the draft pool; die and tool then leave the game [9.3]. The color that pays:',

  private:
    'Add up the values of your dice of this color: a {P6} brings six points, a {P1} one. Only you know which color you collect, so take care not to show it too early. On a tie, these points decide.',
  'public.light-shades':
    'Every 1 together with a 2 is a pair; they may lie anywhere. Of three 1s and two 2s you get two pairs: the rarer of the two counts.',
  'public.medium-shades':
    'Every 3 together with a 4 is a pair; they may lie anywhere. The rarer of the two tells how many pairs you have.',
  'public.deep-shades':
    'Every 5 together with a 6 is a pair; they may lie anywhere. The rarer of the two tells how many pairs you have.',
  'public.shade-variety':
    'A set is one die of each value from 1 to 6, anywhere in the window. You have as many sets as you have dice of your rarest value.',
  'public.color-variety':
    'A set is one die of each of the five colors, anywhere in the window. You have as many sets as you have dice of your rarest color.',
  'public.row-shade-variety':
    'A row pays if all five spaces are filled and no value appears twice. A row with a gap pays nothing.',
  'public.row-color-variety':
    'A row pays if all five spaces are filled, with five different colors. A row with a gap pays nothing.',
  'public.column-shade-variety':
    'A column pays if all four spaces are filled and no value appears twice. A column with a gap pays nothing.',
  'public.column-color-variety':
    'A column pays if all four spaces are filled and no color appears twice. A column with a gap pays nothing.',
  'public.color-diagonals':
    'Each die that has a die of its own color at one of its corners is worth one point. A die counts once, however many such neighbors it has.',

  'tool.1.picture': 'No 4 was rolled: {P5} is turned down to {P4} and suits the space B2.',
  'tool.1.cases':
    'You may also choose a die that fits nowhere as it is, if it fits when turned.\nA {R6} can only become a 5, a {R1} only a 2.\nOnly values that you can then place are offered: nobody pays for nothing.\nOnce the die is in the window, it is too late.',
  'tool.2.picture': '{R5} moves to the yellow space C4: its color does not matter this time.',
  'tool.2.cases':
    'Only the printed color is ignored. A printed value, touching [5.3] and neighbors [5.5] count as ever.\nYou may use it to move a die to a space where there is nothing to ignore.\nThe die stays legal where it lies, until it is moved again.\nIf it is the only die of your window, it must go to the border again.\nUse it before you take a die or after you placed it, not with a die in your hand.',
  'tool.3.picture': '{R6} moves to C3, which asks for a 5: the value does not matter this time.',
  'tool.3.cases':
    'Only the printed value is ignored. A printed color, touching [5.3] and neighbors [5.5] count as ever.\nYou may use it to move a die to a space where there is nothing to ignore.\nThe die stays legal where it lies, until it is moved again.\nIf it is the only die of your window, it must go to the border again.\nUse it before you take a die or after you placed it, not with a die in your hand.',
  'tool.4.picture': '{R6} moves to C1, then {B4} to B3. Each step obeys all the rules.',
  'tool.4.cases':
    'Exactly two different dice: the same die twice is not allowed, nor is one alone.\nOne after the other: what matters is that each move is legal when it is made.\nThe dice left behind are not checked again, even if they touch nothing any more.\nA first move is offered only if a second one can follow.',
  'tool.5.picture': '{R2} goes onto the round track, {P3} comes from there and suits the space D2.',
  'tool.5.cases':
    'Any die of the track, on any number, anywhere in its stack. Neither die changes its value.\nNot in round 1: there is no die on the track yet [6.6].\nA die is not swapped for an equal one.\nOnly dice that you can then place are offered.\nAlone it also changes your target, which is the sum of the track [9.5].',
  'tool.6.picture': '{G6} is rolled again, becomes {G3} and suits the space D2.',
  'tool.6.cases':
    'You may start from any die of the pool, even one that fits nowhere.\nIf the new value fits, you must place it. You may not choose another die.\nIf it fits nowhere, the die goes back to the pool with its new value, and your draft of this turn is used up.',
  'tool.7.picture': 'All dice of the draft pool are rolled again; their colors stay.',
  'tool.7.cases':
    'Only in your second turn of the round, and only before you take a die.\nNew dice also help whoever comes after you; in the last turn of a round there is nobody.\nAlone, the die that paid is not rolled again.',
  'tool.8.picture': '{G3} was the die of the turn; with the tool {R5} follows at once.',
  'tool.8.cases':
    'Only in your first turn of the round, after you have placed a die.\nYour second turn of this round is skipped.\nIt is the tool of your turn, so no other tool can help with the second die.\nWhoever has two turns in a row may use it, too.\nThe second die must fit: it is placed like any other.',
  'tool.9.picture': '{P6} goes to A4, far away from all the others.',
  'tool.9.cases':
    'The space must have no die around it, not even at a corner.\nPrinted color and value still count.\nThe die stays legal there, and later dice may touch it.\nIn an empty window it cannot be used: the border rule [5.2] holds, so it would change nothing.\nYou may choose a die that fits nowhere else.',
  'tool.10.picture': '{R2} is turned over to {R5} and suits the space C3.',
  'tool.10.cases':
    'Opposite sides add up to seven: 1 and 6, 2 and 5, 3 and 4.\nYou may also choose a die that fits nowhere as it is, if it fits when turned over.\nThen it must be placed with its new value.',
  'tool.11.picture':
    '{R1} goes into the bag. A purple die is drawn; a 4 is chosen, and it suits the space B2.',
  'tool.11.cases':
    'You may start from any die of the pool, even one that fits nowhere.\nFirst the die goes into the bag, then one is drawn: it may be the same again.\nYou see the color, and then you choose the value.\nYou may place the new die or put it into the pool with that value; then your draft of this turn is used up.',
  'tool.12.picture': 'A blue die lies on the round track, so two blue dice may move.',
  'tool.12.cases':
    'One die or two different ones, both of one color.\nSome die on the round track must show that color, so not in round 1 [6.6].\nOne after the other; each move obeys all the rules when it is made.\nWhether you stop after the first is up to you.',
} as const;
