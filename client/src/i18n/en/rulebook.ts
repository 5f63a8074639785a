import type { Rulebook } from '../longTexts';

/** The rules in plain words. docs/rules.md has the exact ones, with the same numbers. */
export const rulebook: Rulebook = {
  title: 'The rules',
  lead: 'Dice are your pieces of glass. Over ten rounds, you draft them from a shared pool and place them in your window. Neighboring dice can’t share a color or a value, and some spaces only take a certain color or value. Every rule has a number, so if a move isn’t allowed, you can look up why. Spaces are named by row and column: A1 is at the top left, D5 at the bottom right.',
  sections: [
    {
      number: 1,
      title: 'What’s in the box',
      lead: 'For 1 to 4 players, ages 13 and up. A game takes 30 to 45 minutes.',
      rules: [
        {
          id: '1.1',
          text: '90 dice, 18 each in red, yellow, green, blue and purple. A die has a **color** and a **value** from 1 to 6. The value is its shade: the lower the value, the lighter the glass.',
        },
        {
          id: '1.2',
          text: '12 window cards with a pattern on each side: 24 patterns in all, each with 4 rows and 5 columns. Each space shows a color, shows a value or is blank. Patterns range in difficulty from 3 (easiest) to 6 (hardest).',
        },
        {
          id: '1.3',
          text: '12 tool cards, 10 public objectives, 5 private objectives (one for each color), 24 favor tokens, 4 window frame boards, 4 score markers and a dice bag.',
        },
        {
          id: '1.4',
          text: 'A round track numbered 1 to 10, with the score track (0 to 50) on its back. If you pass 50, flip your marker and start over: 51 shows as 1.',
        },
      ],
    },
    {
      number: 2,
      title: 'Setup for 2 to 4 players',
      rules: [
        { id: '2.1', text: 'You’re dealt one **private objective**. Keep it secret.' },
        {
          id: '2.2',
          text: 'You’re dealt two window cards and choose one of their four patterns. Slide its card into your window frame board; the other card leaves the game. All players choose at the same time, then reveal their choices together. Until then, you can still change your pattern.',
        },
        {
          id: '2.3',
          text: 'You get as many **favor tokens** as your pattern’s difficulty, so harder windows come with more help.',
        },
        {
          id: '2.4',
          text: [
            'Put the round track in the middle of the table, with each player’s score marker next to it. Place three tools and three public objectives face up for all players to share.',
            {
              trimmed_bag: {
                false: 'All 90 dice go into the bag.',
                true: 'With two players, leave 8 dice of each color out of the bag; with three, leave out 4 of each [10.1].',
                proposed:
                  'All 90 dice go into the bag. This edition suggests a smaller bag for fewer players: with two, leave out 8 dice of each color; with three, leave out 4 of each [10.1].',
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
                  'Choose a start player, who takes the bag. The rulebook suggests the player who was last in a cathedral.',
              },
            },
          ],
        },
        { id: '2.6', text: 'Cards that weren’t dealt are out of the game and stay hidden.' },
        {
          id: '2.7',
          text: 'When you choose your pattern, you already know your private objective, the tools, the public objectives and the start player. You don’t see the other players’ patterns until everyone has chosen.',
        },
      ],
    },
    {
      number: 3,
      title: 'A round',
      rules: [
        {
          id: '3.1',
          text: 'A game lasts ten rounds. Each round, the start player draws dice from the bag at random, two per player plus one (5, 7 or 9), and rolls them. These dice form the **draft pool**.',
        },
        {
          id: '3.2',
          text: 'Turns go clockwise from the start player to the last player, then **back** in reverse order. Everyone gets two turns, and the last player takes both in a row.',
        },
        {
          id: '3.3',
          text: 'After the last turn, all dice left in the pool go on the round track, on this round’s number. They keep their values, and several dice can share a number.',
        },
        {
          id: '3.4',
          text: 'Pass the bag clockwise. The player who gets it is the start player for the next round. The game ends after round 10.',
        },
      ],
    },
    {
      number: 4,
      title: 'Your turn',
      rules: [
        {
          id: '4.1',
          text: 'On your turn, you may **draft one die** from the pool and place it, and you may **use one tool**. Do both in either order, do just one, or pass.',
        },
        { id: '4.2', text: 'You may use only one tool per turn, so at most two per round.' },
        {
          id: '4.3',
          text: 'Drafting means choosing a die and placing it. If you can’t place a die, it stays in the pool.',
        },
        {
          id: '4.4',
          text: 'You never have to draft a die or use a tool. But once you start something, you must finish it [6.7].',
        },
        {
          id: '4.5',
          text: 'Your turn ends only when you end it. That’s also how you pass.',
        },
        {
          id: '4.6',
          text: 'Identical dice in the pool count as one choice: it doesn’t matter which one you choose. The same goes for identical dice on one number of the round track.',
        },
      ],
    },
    {
      number: 5,
      title: 'Placing a die',
      lead: 'These five rules are the heart of the game.',
      tip: '**Tip:** Try not to place a die next to a space that needs its color or value, like a 2 next to a space that needs a 2. No die could go there anymore.',
      rules: [
        { id: '5.1', text: 'You may only place a die on an **empty** space in your own window.' },
        {
          id: '5.2',
          text: 'Your **first** die must go on an edge or corner space.',
        },
        {
          id: '5.3',
          text: 'Every later die must **touch** a die already in your window, either orthogonally (left, right, above or below) or diagonally.',
        },
        {
          id: '5.4',
          text: 'The die must match its space. A space that shows a **color** only takes dice of that color, and a space that shows a **value** only takes dice of that value. A blank space takes any color and any value.',
        },
        {
          id: '5.5',
          text: 'A die can’t be **orthogonally** next to a die of the same color or the same value. Diagonally is fine.',
        },
      ],
    },
    {
      number: 6,
      title: 'Tools',
      tip: '**Tip:** A tool costs less for the first player to use it, but tools get more useful as the windows fill up.',
      rules: [
        {
          id: '6.1',
          text: 'A tool costs **one** favor token if there are none on its card yet, and **two** if there are. It never costs more than that. The tokens you pay stay on the card. Any player may use the same tool again.',
        },
        {
          id: '6.2',
          text: 'You may only use a tool if you can complete its effect right away, so you never pay for nothing.',
        },
        {
          id: '6.3',
          text: 'Tools 1, 5, 6, 9, 10 and 11 work on the die you’re drafting, after you choose it and before you place it. You may choose a die that doesn’t fit as it is, as long as you can use tool 1, 5, 9 or 10 to make it fit. With tools 6 and 11, you may choose any die. Tools 2, 3, 4, 7 and 12 don’t need a die from the pool. Use them before you choose one or after you place it (tool 7 only before). Use tool 8 on your first turn of the round, after you place a die.',
        },
        {
          id: '6.4',
          text: 'To move a die, lift it and place it on a different empty space in your window. Follow all the placement rules (section [5]) except any the tool waives. Dice left behind aren’t checked again. If the die you move is your only one, it must go on an edge or corner space again.',
        },
        {
          id: '6.5',
          text: 'If a tool lets a die ignore a restriction, that die stays legal on its space until it moves again.',
        },
        {
          id: '6.6',
          text: 'Lens Cutter and Tap Wheel need a die on the round track, so you can’t use them in round 1.',
        },
        {
          id: '6.7',
          text: 'You must finish what you start. For example, if you reroll a die with Flux Brush and it fits, you must place it. With Lathekin, you must move the second die too. You’re never offered anything you couldn’t finish.',
        },
      ],
    },
    {
      number: 7,
      title: 'Scoring',
      rules: [
        {
          id: '7.1',
          text: 'Each public objective scores for **every** complete set in your window. Row and column objectives only count rows and columns with no empty spaces. The same die can count for several objectives.',
        },
        {
          id: '7.2',
          text: 'The part you have the fewest of decides how many sets you have: three 1s and two 2s make two pairs.',
        },
        {
          id: '7.3',
          text: 'Color Diagonals scores 1 point for each die with at least one diagonal neighbor of the same color. Each die counts only once.',
        },
        {
          id: '7.4',
          text: 'Your private objective scores the total value of your dice in its color.',
        },
        {
          id: '7.5',
          text: 'Gain 1 point for each favor token you have left. Lose 1 point for each empty space in your window.',
        },
        {
          id: '7.6',
          text: [
            'The player with the most points wins. Break ties by most points from private objectives, then by most favor tokens left.',
            {
              last_tie_break: {
                'later-in-order':
                  'If players are still tied, the last of them in the final round’s turn order wins: the one farthest clockwise from the start player.',
                'last-turn':
                  'If players are still tied, the one who took the last turn of the final round wins.',
                shared: 'If players are still tied, they share the win.',
              },
            },
          ],
        },
        {
          id: '7.7',
          text: 'A score can be negative. If it is, the score track shows 0 and the score sheet shows the actual number.',
        },
      ],
    },
    {
      number: 8,
      title: 'Placement mistakes',
      rules: [
        {
          id: '8.1',
          text: 'If a window turns out to break any placement rule, its owner immediately removes dice of their choice until it no longer does. Those dice leave the game, and the empty spaces count as usual.',
        },
        {
          id: '8.2',
          text: [
            {
              referee: {
                strict: 'This is a **strict** table (the default): it doesn’t allow mistakes.',
                honour: 'This is an **honor** table: mistakes can happen.',
              },
            },
            'At an honor table, nothing stops you from placing a die on any empty space. But any player can call a mistake in any window at any time, and all windows are checked before scoring. A wrong call costs nothing.',
          ],
        },
        {
          id: '8.3',
          text: 'A check looks for dice that don’t match their space and for orthogonal neighbors that share a color or a value. It also looks at how each die was placed: on an edge or corner space if the window was empty, otherwise touching another die. A die that wasn’t placed that way is a mistake, even if later dice touch it. Exceptions that a tool allowed aren’t mistakes. A die that was placed correctly never has to go just because another die was moved or removed.',
        },
        {
          id: '8.4',
          text: 'An honor table relaxes only rules [5.2] to [5.5], and only for the space a die is placed on or moved to. Costs, timing and tool conditions are still enforced.',
        },
        {
          id: '8.5',
          text: 'If someone calls a mistake in the middle of a move, the window is checked once the move is finished. The owner then removes one die at a time until no mistakes are left, and each of those dice must be part of a mistake. If the window ends up empty, its next die must go on an edge or corner space again.',
        },
        {
          id: '8.6',
          text: 'Bots follow the rules even at honor tables, and they never call mistakes.',
        },
      ],
    },
    {
      number: 9,
      title: 'Solo',
      rules: [
        {
          id: '9.1',
          text: [
            'Set up as usual, but with no favor tokens and only two public objectives.',
            {
              solo_private: {
                1: 'You have one private objective, face up.',
                2: 'You have two private objectives, face up.',
              },
            },
            'Choose your difficulty: play with anywhere from one tool (most challenging) to five tools (easiest).',
          ],
        },
        { id: '9.2', text: 'Each round, draw and roll four dice, then take two turns.' },
        {
          id: '9.3',
          text: [
            {
              solo_payment: {
                colour:
                  'Pay for a tool with a die from the pool in the color shown on its card. This doesn’t use up your draft, but you can’t pay with the die you’re drafting.',
                'first-printing':
                  'Pay for a tool with a die from the pool. Tools 1 to 6 cost a die showing their own number, and tools 7 to 12 cost a die in the color shown on the card. This doesn’t use up your draft, but you can’t pay with the die you’re drafting.',
              },
            },
            'The die and the tool then leave the game, so you can use each tool only **once**. Pay first: the die you paid with is gone before the tool does its work.',
          ],
        },
        {
          id: '9.4',
          text: 'Dice left at the end of a round go on the round track, keeping their values. If none are left, a score marker holds the space instead.',
        },
        {
          id: '9.5',
          text: 'Your **target score** is the total value of all dice on the round track at the end of the game. Dice you paid for tools don’t count.',
        },
        {
          id: '9.6',
          text: [
            {
              solo_private: {
                1: 'Score as usual, with your one private objective.',
                2: 'Score as usual, but with only one of your two private objectives: the better one counts automatically.',
              },
            },
            'Lose **3** points for each empty space instead of 1. You win if you score more than your target score.',
          ],
        },
      ],
    },
    {
      number: 10,
      title: 'Editions and table options',
      lead: 'Version 1.2 of the English rulebook is the reference. Where other editions differ, you can choose when you set up a table.',
      rules: [
        {
          id: '10.1',
          text: '**Smaller bag.** With two players, leave 8 dice of each color out of the bag; with three, leave out 4 of each. That way, every die in the bag gets drawn.',
        },
        {
          id: '10.2',
          text: '**Private objectives in solo.** Either two, with the better one counting, or just one.',
        },
        {
          id: '10.3',
          text: '**Final tiebreaker.** If favor tokens don’t break a tie, there are three options: the last of the tied players in the final round’s turn order wins, the one who took that round’s last turn wins, or they share the win.',
        },
        {
          id: '10.4',
          text: '**Paying for tools in solo.** Either the color shown on the tool card, or the cost from the first printing: tools 1 to 6 cost a die showing their own number, and tools 7 to 12 cost a die in their color.',
        },
        { id: '10.5', text: '**Start player.** Either random or chosen by the host.' },
      ],
    },
  ],
};
