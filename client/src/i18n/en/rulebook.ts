import type { Rulebook } from '../longTexts';

/** The rules in plain words. docs/rules.md has the exact ones, with the same numbers. */
export const rulebook: Rulebook = {
  title: 'The rules',
  lead: 'Dice are pieces of glass. Over ten rounds you draft them from a shared pool and place them in your window. Neighboring dice can’t share a color or a value, and some spaces only take a certain color or value. Every rule has a number, and when the table refuses a move it cites one. Spaces are named by row and column: A1 is top left, D5 bottom right.',
  sections: [
    {
      number: 1,
      title: 'What is in the box',
      lead: 'For 1 to 4 players, ages 13 and up. A game takes 30 to 45 minutes.',
      rules: [
        {
          id: '1.1',
          text: '90 dice, 18 each in red, yellow, green, blue and purple. A die has a **color** and a **value** from 1 to 6. The value is its shade: the lower, the lighter.',
        },
        {
          id: '1.2',
          text: '12 window cards with a pattern on each side, for 24 patterns of 4 rows and 5 columns. Each space is blank, shows a color, or shows a value. Patterns range in difficulty from 3 (easiest) to 6 (hardest).',
        },
        {
          id: '1.3',
          text: '12 tool cards, 10 public objectives, 5 private objectives (one for each color), 24 favor tokens, 4 window frame boards, 4 score markers and a dice bag.',
        },
        {
          id: '1.4',
          text: 'A round track numbered 1 to 10. Its back is the score track, 0 to 50; past 50, flip your marker and start over, so 51 shows as 1.',
        },
      ],
    },
    {
      number: 2,
      title: 'Setup for 2 to 4 players',
      rules: [
        { id: '2.1', text: 'You are dealt one **private objective** and keep it secret.' },
        {
          id: '2.2',
          text: 'You are dealt two window cards and choose one of their four patterns. Everyone chooses at the same time and reveals together. Slide its card into your window frame board; you don’t use the other card.',
        },
        {
          id: '2.3',
          text: 'You get **favor tokens** equal to the difficulty of your pattern: harder windows come with more help.',
        },
        {
          id: '2.4',
          text: [
            'Put the round track in the middle of the table, and each player’s score marker next to it. Place three tools and three public objectives face up for everyone.',
            {
              trimmed_bag: {
                false: 'All 90 dice go into the bag.',
                true: 'With two players, leave 8 dice of each color out of the bag; with three, leave out 4 [10.1].',
                proposed:
                  'All 90 dice go into the bag. This edition suggests a smaller bag for two or three players: leave out 8 or 4 dice of each color [10.1].',
              },
            },
          ],
        },
        {
          id: '2.5',
          text: [
            {
              start_player: {
                random: 'The start player is chosen at random and takes the bag.',
                named:
                  'Choose a start player, who takes the bag. The rulebook suggests the player who visited a cathedral most recently.',
              },
            },
          ],
        },
        { id: '2.6', text: 'Cards that were not dealt are out of the game, unseen.' },
        {
          id: '2.7',
          text: 'When you choose your pattern, you already know your private objective, the tools, the public objectives and the start player, but only your own four patterns.',
        },
      ],
    },
    {
      number: 3,
      title: 'A round',
      rules: [
        {
          id: '3.1',
          text: 'A game lasts ten rounds. Each round, draw two dice per player plus one (5, 7 or 9) from the bag and roll them. They form the **draft pool**.',
        },
        {
          id: '3.2',
          text: 'Turns go clockwise from the start player to the last player, then **back again**. Everyone gets two turns; the last player takes both in a row.',
        },
        {
          id: '3.3',
          text: 'After the last turn, all dice left in the pool go on this round’s number of the round track, keeping their values. Several dice can share a number.',
        },
        {
          id: '3.4',
          text: 'The bag passes clockwise, and whoever gets it starts the next round. The game ends after round 10.',
        },
      ],
    },
    {
      number: 4,
      title: 'Your turn',
      rules: [
        {
          id: '4.1',
          text: 'You may **draft one die** from the pool and place it, and you may **use one tool**. Do either, both (in any order) or neither.',
        },
        { id: '4.2', text: 'One tool per turn, so at most two per round.' },
        {
          id: '4.3',
          text: 'Drafting a die means placing it. If a die can’t be placed, it stays in the pool.',
        },
        {
          id: '4.4',
          text: 'You never have to draft or use a tool. But if you start something, you must finish it [6.7].',
        },
        {
          id: '4.5',
          text: 'Your turn ends only when you say so. That’s also how you pass.',
        },
        {
          id: '4.6',
          text: 'Identical dice in the pool count as one choice. So do identical dice on the same number of the round track.',
        },
      ],
    },
    {
      number: 5,
      title: 'Placing a die',
      lead: 'These five rules are the heart of the game.',
      tip: '**Tip:** Try not to place a die next to a space that needs its color or value, like a 2 next to a space that needs a 2. No die could go there anymore.',
      rules: [
        { id: '5.1', text: 'A die goes on an **empty** space of your own window.' },
        {
          id: '5.2',
          text: 'Your **first** die goes on the border: an edge space or a corner.',
        },
        {
          id: '5.3',
          text: 'Every later die must **touch** a die already in your window, side by side or diagonally.',
        },
        {
          id: '5.4',
          text: 'The die must match its space: a colored space only takes its **color**, a numbered space only its **value**. A blank space takes any die.',
        },
        {
          id: '5.5',
          text: 'Dice that are **side by side** (left, right, above, below) can’t share a color or a value. Diagonally is fine.',
        },
      ],
    },
    {
      number: 6,
      title: 'Tools',
      tip: '**Tip:** A tool is cheapest for whoever uses it first, but tools get more useful as the windows fill up.',
      rules: [
        {
          id: '6.1',
          text: 'A tool costs **one** favor token if there are none on its card yet, otherwise **two**, never more. The tokens stay there. Tools can be used again and again, even by the same player.',
        },
        {
          id: '6.2',
          text: 'You can only start a tool if you can complete its effect right now, so you never pay for nothing.',
        },
        {
          id: '6.3',
          text: 'Tools 1, 5, 6, 9, 10 and 11 work on the die you’re drafting, after you choose it and before you place it. You can choose any die that one of them makes fit, and with 6 and 11 any die at all. Tools 2, 3, 4, 7 and 12 don’t need a die: use them before you choose one or after you place it (7 only before). Use tool 8 after drafting on your first turn.',
        },
        {
          id: '6.4',
          text: 'To move a die, lift it and place it on another empty space in the same window, following all the rules in section [5] that the tool doesn’t waive. Dice left behind aren’t checked again. If it was the only die, it goes on the edge again.',
        },
        {
          id: '6.5',
          text: 'A die that a tool put where it normally couldn’t go is legal there until it moves again.',
        },
        {
          id: '6.6',
          text: 'Lens Cutter and Tap Wheel need a die on the round track, so they can’t be used in round 1.',
        },
        {
          id: '6.7',
          text: 'Finish what you start: if a rerolled die fits, place it; move Lathekin’s second die. You’re never offered anything you couldn’t finish.',
        },
      ],
    },
    {
      number: 7,
      title: 'Scoring',
      rules: [
        {
          id: '7.1',
          text: 'Each public objective scores for **every** complete set. Rows and columns must be full. A die can count for several cards.',
        },
        {
          id: '7.2',
          text: 'You have as many sets as you have of their scarcest part: three 1s and two 2s make two pairs.',
        },
        {
          id: '7.3',
          text: 'Color Diagonals scores one point for each die with a die of its color diagonally next to it. Each die counts once.',
        },
        {
          id: '7.4',
          text: 'Your private objective scores the total value of your dice in that color.',
        },
        {
          id: '7.5',
          text: 'Score 1 point for each favor token left and lose 1 point for each empty space.',
        },
        {
          id: '7.6',
          text: [
            'The player with the most points wins. Ties go to the player with more private objective points, then to the player with more favor tokens left.',
            {
              last_tie_break: {
                'later-in-order':
                  'If it’s still a tie, the player later in turn order in the final round wins.',
                'last-turn':
                  'If it’s still a tie, the player who took the last turn of the final round wins.',
                shared: 'If it’s still a tie, the players share the win.',
              },
            },
          ],
        },
        {
          id: '7.7',
          text: 'Scores can be negative. The track then shows 0, and the score sheet the real number.',
        },
      ],
    },
    {
      number: 8,
      title: 'Placement mistakes',
      rules: [
        {
          id: '8.1',
          text: 'If a window is found to break a restriction, its owner immediately removes dice of their choice until it doesn’t. Those dice are out of the game; the empty spaces count as usual.',
        },
        {
          id: '8.2',
          text: [
            {
              referee: {
                strict: 'You play with a **strict** referee, the default: mistakes can’t happen.',
                honour: 'You play on your **honor**: mistakes can happen.',
              },
            },
            'At an honor table you can put a die on any empty space; anyone can call a mistake in any window at any time, and all windows are checked before scoring. A wrong call costs nothing.',
          ],
        },
        {
          id: '8.3',
          text: 'A check covers the color or value of each space, matching dice side by side, and whether your first die went on the edge and each later die touched another when it was placed. A correctly placed die never has to go because another one left.',
        },
        {
          id: '8.4',
          text: 'An honor table relaxes only [5.2] to [5.5], and only for the space you put a die on. Costs, timing and tool conditions are still enforced.',
        },
        {
          id: '8.5',
          text: 'A call made in the middle of a move is checked once the move is finished. The owner then removes one die at a time, each of them part of a mistake, until none are left. If that empties the window, the edge rule applies again.',
        },
        { id: '8.6', text: 'Bots always play by the rules and never call mistakes.' },
      ],
    },
    {
      number: 9,
      title: 'Solo',
      rules: [
        {
          id: '9.1',
          text: [
            'Set up as usual, but with no favor tokens and two public objectives.',
            {
              solo_private: {
                1: 'You have one private objective, face up.',
                2: 'You have two private objectives, face up.',
              },
            },
            'Play with one tool (most challenging) to five (easiest).',
          ],
        },
        { id: '9.2', text: 'Each round has four dice and two turns, both yours.' },
        {
          id: '9.3',
          text: [
            {
              solo_payment: {
                colour:
                  'Pay for a tool with a die from the pool in the color shown on its card, in addition to the die you may draft.',
                'first-printing':
                  'Pay for a tool with a die from the pool, in addition to the die you may draft. Tools 1 to 6 need a die showing their own number, tools 7 to 12 one in their color.',
              },
            },
            'Both the die and the tool leave the game, so each tool works **once**. Pay first; the tool works on what’s left.',
          ],
        },
        {
          id: '9.4',
          text: 'Dice left at the end of a round go on the round track as they are. If none are left, a score marker holds the space.',
        },
        {
          id: '9.5',
          text: 'Your **target score** is the total of all dice on the round track at the end. Dice you paid for tools don’t count.',
        },
        {
          id: '9.6',
          text: [
            {
              solo_private: {
                1: 'Score as usual, with your one private objective.',
                2: 'Score as usual, but with only one of your two private objectives (automatically the better one).',
              },
            },
            'Lose **three** points for each empty space. You win if you beat the target score.',
          ],
        },
      ],
    },
    {
      number: 10,
      title: 'Editions and table options',
      lead: 'The English rulebook, version 1.2, is the reference. Where other editions differ, you choose when you set up a table.',
      rules: [
        {
          id: '10.1',
          text: '**Smaller bag.** With two players, leave 8 dice of each color out of the bag; with three, leave out 4. All the rest get drawn.',
        },
        {
          id: '10.2',
          text: '**Private objectives in solo.** Two, of which the better one counts, or just one.',
        },
        {
          id: '10.3',
          text: '**Final tiebreaker**, after favor tokens: whoever is later in turn order in the final round; or whoever took its last turn; or none, and the win is shared.',
        },
        {
          id: '10.4',
          text: '**Paying for tools in solo.** The color of the tool card; or as in the first printing, where tools 1 to 6 need a die showing their own number, and 7 to 12 their color.',
        },
        { id: '10.5', text: '**Start player.** Random, or named by the host.' },
      ],
    },
  ],
};
