// Made from docs/ladder.md by `make rule-table`. Do not edit.

/** How often each bot wins alone: percent of the games with 1, 2, 3, 4 and 5 tools. */
export const SOLO_LADDER = {
  measured: '2026-11-18',
  wins: {
    apprentice: [0, 0, 0, 0, 0],
    journeyman: [0.2, 0.5, 1.4, 3.1, 4.2],
    master: [6.9, 13.1, 23.1, 37.1, 50.5],
    grandmaster: [10, 19.4, 35.1, 48.8, 64.1],
  },
} as const;

/** About how many points each level scores with two players, against the baseline of the ladder. */
export const POINTS: Readonly<Record<string, number>> = {
  apprentice: 42,
  journeyman: 52,
  master: 60,
  grandmaster: 62,
};
