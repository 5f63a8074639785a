// Made from docs/ladder.md by `make rule-table`. Do not edit.

/** How often each bot wins alone: percent of the games with 1, 2, 3, 4 and 5 tools. */
export const SOLO_LADDER = {
  measured: '2026-11-16',
  wins: {
    apprentice: [0, 0, 0, 0, 0],
    journeyman: [0.5, 1.1, 1.6, 2.4, 3.9],
    master: [3.9, 10.9, 19.1, 31.8, 47.1],
    grandmaster: [8.4, 16.8, 29.3, 44.9, 60.2],
  },
} as const;

/** About how many points each level scores with two players, against the baseline of the ladder. */
export const POINTS: Readonly<Record<string, number>> = {
  apprentice: 37,
  journeyman: 52,
  master: 59,
  grandmaster: 62,
};
