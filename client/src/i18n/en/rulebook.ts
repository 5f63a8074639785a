import type { Rulebook } from '../longTexts';

/** The rules in plain words. docs/rules.md has the exact ones, with the same numbers. */
export const rulebook: Rulebook = {
  title: 'The rules',
  lead: 'Dice are pieces of glass. Over ten rounds you take them from a common pool and set them into your own window; no two neighbors may be alike, and the window has wishes of its own. Every rule has a number, and a refusal at the table names it. Spaces are called by row and column: A1 is top left, D5 bottom right.',
  sections: [
    {
      number: 1,
      title: 'What is in the box',
      rules: [
        {
          id: '1.1',
          text: '90 dice, 18 each of red, yellow, green, blue and purple. A die has a **color** and a **value** from 1 to 6. The value is its shade: low is light.',
        },
        {
          id: '1.2',
          text: '12 window cards with a pattern on each side: 24 patterns of 4 rows and 5 columns. A space is free, or asks for a color, or asks for a value. Patterns have a difficulty from 3 (easy) to 6.',
        },
        {
          id: '1.3',
          text: '12 tool cards, 10 public objectives, 5 private objectives (one for each color), 24 favor tokens and a dice bag.',
        },
        {
          id: '1.4',
          text: 'A round track with the numbers 1 to 10. Its back is the score track, 0 to 50; past 50 your marker is turned over and starts again, so 51 shows as 1.',
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
          text: 'You are dealt two window cards and pick one of their four patterns. All pick at the same time and reveal together.',
        },
        {
          id: '2.3',
          text: 'You get as many **favor tokens** as your pattern is difficult: a hard window comes with more help.',
        },
        {
          id: '2.4',
          text: 'Three tools and three public objectives lie face up for all. All 90 dice go into the bag.',
        },
        {
          id: '2.5',
          text: 'The start player is drawn, or named by the host, and holds the bag. The rulebook proposes whoever was last in a cathedral.',
        },
        { id: '2.6', text: 'Cards that were not dealt are out of the game. Nobody knows which.' },
        {
          id: '2.7',
          text: 'When you pick your pattern, you already know your private objective, the tools, the public objectives and the start player. Of the patterns you see only your own four.',
        },
      ],
    },
    {
      number: 3,
      title: 'A round',
      rules: [
        {
          id: '3.1',
          text: 'A game has ten rounds. Each begins with dice from the bag: two for each player and one more (5, 7 or 9). They are rolled and form the **draft pool**.',
        },
        {
          id: '3.2',
          text: 'Turns go clockwise from the start player to the last, and then **back again**. So everyone has two turns, and the last player takes both in a row.',
        },
        {
          id: '3.3',
          text: 'After the last turn all dice left in the pool go onto the round track, on the number of this round, with the value they show. Several share one number.',
        },
        {
          id: '3.4',
          text: 'The bag passes clockwise, and whoever gets it starts the next round. After round 10 the game is over.',
        },
      ],
    },
    {
      number: 4,
      title: 'Your turn',
      rules: [
        {
          id: '4.1',
          text: 'You may **take one die** from the pool and place it, and you may **use one tool**: each once, each only if you like, in any order. Or you pass.',
        },
        { id: '4.2', text: 'One tool a turn, so at most two in a round.' },
        {
          id: '4.3',
          text: 'To take a die means to place it. A die that cannot be placed stays in the pool.',
        },
        {
          id: '4.4',
          text: 'Nobody has to take a die or use a tool. But what you have begun, you finish [6.7].',
        },
        {
          id: '4.5',
          text: 'A turn ends only when you say so. That is also how you pass.',
        },
        {
          id: '4.6',
          text: 'Equal dice in the pool are one choice, and so are equal dice on one number of the round track.',
        },
      ],
    },
    {
      number: 5,
      title: 'Placing a die',
      lead: 'These five rules are the heart of the game.',
      rules: [
        { id: '5.1', text: 'A die goes on an **empty** space of your own window.' },
        {
          id: '5.2',
          text: 'Your **first** die goes on the border: an edge space or a corner.',
        },
        {
          id: '5.3',
          text: 'Every later die must **touch** a die that is already there, side by side or corner to corner.',
        },
        {
          id: '5.4',
          text: 'The die must suit the space: a colored space takes only its **color**, a numbered space only its **value**. A free space takes any die.',
        },
        {
          id: '5.5',
          text: '**Side by side** (left, right, above, below) no two dice may share their color, and no two may share their value. Corner to corner they may.',
        },
      ],
    },
    {
      number: 6,
      title: 'Tools',
      rules: [
        {
          id: '6.1',
          text: 'A tool costs **one** favor token if none lies on its card yet, and **two** otherwise; never more. The tokens stay there. A tool may be used again and again, by the same player too.',
        },
        {
          id: '6.2',
          text: 'A tool can be started only if it can be carried out in full right now: nobody pays for nothing.',
        },
        {
          id: '6.3',
          text: 'Tools 1, 5, 6, 9, 10 and 11 work on the die you are taking, between choosing and placing it. You may choose any die that one of them makes fit, and with 6 and 11 any die at all. Tools 2, 3, 4, 7 and 12 need no die: use them before you choose one or after you placed it (7 only before). Tool 8 comes after the die of your first turn.',
        },
        {
          id: '6.4',
          text: 'To move a die, lift it and place it on another empty space of the same window, under all the rules of section [5] that the tool does not lift. The dice it leaves behind are not checked again. If it was the only die, it goes to the border again.',
        },
        {
          id: '6.5',
          text: 'A die that a tool put where it would not be allowed otherwise is legal there until it is moved again.',
        },
        {
          id: '6.6',
          text: 'Lens Cutter and Tap Wheel need a die on the round track, so they cannot be used in round 1.',
        },
        {
          id: '6.7',
          text: 'What has been begun is finished: a die that was rolled again and fits is placed, Lathekin’s second die is moved. Nothing is offered that could not be finished.',
        },
      ],
    },
    {
      number: 7,
      title: 'Scoring',
      rules: [
        {
          id: '7.1',
          text: 'Each public objective pays for **every** complete set. Rows and columns must be full. One die may serve several cards.',
        },
        {
          id: '7.2',
          text: 'How many sets you have is decided by the rarest member: three 1s and two 2s are two pairs.',
        },
        {
          id: '7.3',
          text: 'Color Diagonals pays one point for each die with a die of its color at one of its corners. Each die counts once.',
        },
        {
          id: '7.4',
          text: 'Your private objective pays the sum of the values of your dice of that color.',
        },
        {
          id: '7.5',
          text: 'Each favor token left is one point more, each empty space one point less.',
        },
        {
          id: '7.6',
          text: 'Most points win. On a tie: more points from the private objective; then more favor tokens; then who came later in the player order of the last round.',
        },
        {
          id: '7.7',
          text: 'A score can be negative. The track then shows 0, and the sheet the true number.',
        },
      ],
    },
    {
      number: 8,
      title: 'Placement mistakes',
      rules: [
        {
          id: '8.1',
          text: 'If a window is found to break a restriction, its owner at once takes dice out, whichever they like, until all is well. Those dice leave the game; the empty spaces count as usual.',
        },
        {
          id: '8.2',
          text: 'A **strict** table, which is the usual one, lets no mistake happen. At an **honor** table you may put a die on any empty space; anyone may call a mistake in any window at any time, and before scoring all windows are looked at. A wrong call costs nothing.',
        },
        {
          id: '8.3',
          text: 'Looked at are: what spaces ask for, equals side by side, and whether each die lay on the border or touched another when it was placed. A die that was placed rightly never has to go because another one left.',
        },
        {
          id: '8.4',
          text: 'Honor loosens only [5.2] to [5.5], and only for the space a die is put on. Prices, timing and the conditions of the tools are refereed as ever.',
        },
        {
          id: '8.5',
          text: 'A call during a chain of choices is heard when the chain ends. The owner then removes one die at a time, each part of a mistake, until none is left. In a window that was emptied, the border rule holds again.',
        },
        { id: '8.6', text: 'Bots play strictly everywhere, and call nothing.' },
      ],
    },
    {
      number: 9,
      title: 'Playing alone',
      rules: [
        {
          id: '9.1',
          text: 'Set up as usual, but without favor tokens, with two public objectives, two private objectives face up, and as many tools as you like: from one (extreme challenge) to five (easy).',
        },
        { id: '9.2', text: 'A round has four dice and two turns, both yours.' },
        {
          id: '9.3',
          text: 'A tool is paid for with one die from the pool in the color of its card, besides the die you may take. Die and tool then leave the game, so each tool works **once**. You pay first; the tool works on what is left.',
        },
        {
          id: '9.4',
          text: 'Dice left at the end of a round go onto the round track as they are. If none is left, a marker holds the place.',
        },
        {
          id: '9.5',
          text: 'Your **target** is the sum of all the dice on the round track at the end. Dice that paid for tools do not count.',
        },
        {
          id: '9.6',
          text: 'Score as usual, but with one of your two private objectives (the better one counts by itself), and with **three** points less for each empty space. You win if your score is higher than the target.',
        },
      ],
    },
    {
      number: 10,
      title: 'Editions and table options',
      lead: 'The English rulebook, version 1.2, is the reference. Where the rulebooks of other languages differ, you choose when you set up a table.',
      rules: [
        {
          id: '10.1',
          text: '**Trimmed bag.** With two players 8 dice of each color stay out of the bag, with three players 4, so that all the others are drawn.',
        },
        {
          id: '10.2',
          text: '**Private objectives in solo.** Two, of which the better counts, or only one.',
        },
        {
          id: '10.3',
          text: '**Last tie-break**, after favor tokens: who came later in the last round; or who took its last turn; or none, and the win is shared.',
        },
        {
          id: '10.4',
          text: '**Payment in solo.** The color of the tool card; or as in the first printing, where tools 1 to 6 ask for a die that shows their own number, and 7 to 12 for their color.',
        },
        { id: '10.5', text: '**Start player.** Drawn, or named by the host.' },
      ],
      table: {
        head: ['', 'English', 'Italian', 'Dutch', 'Spanish', 'Brazilian'],
        rows: [
          ['Trimmed bag', 'no', 'proposed for 2 or 3', 'no', 'no', 'no'],
          ['Private objectives in solo', '2', '2', '2', '1', '2'],
          [
            'Last tie-break',
            'later in order',
            'last turn',
            'later in order',
            'shared win',
            'later in order',
          ],
          ['Payment in solo', 'color', 'color', 'color', 'first printing', 'color'],
          ['Start player', 'drawn', 'drawn', 'named', 'named', 'drawn'],
        ],
      },
    },
  ],
};
