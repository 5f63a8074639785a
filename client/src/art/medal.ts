/**
 * Medals for a solo game's points, besides the win: beating the target is hard even for bots, and a
 * newcomer should see progress. The same for all levels, since points hardly depend on them.
 *
 * The measure is docs/ladder.md: alone, the Apprentice makes 29 points on average, the Master about
 * 40 and the Grandmaster 40 to 44. So bronze is a first window that works, silver is as good as a
 * strong bot, and gold, where the score track in the box ends, is better than the strongest usually is.
 */
export const MEDALS = [
  { medal: 'gold', from: 50 },
  { medal: 'silver', from: 40 },
  { medal: 'bronze', from: 30 },
] as const;

export type MedalName = (typeof MEDALS)[number]['medal'];

export function medalFor(points: number): MedalName | null {
  return MEDALS.find((one) => points >= one.from)?.medal ?? null;
}

/** The medal after it, and the points that it takes. */
export function nextMedal(points: number): (typeof MEDALS)[number] | null {
  return MEDALS.findLast((one) => points < one.from) ?? null;
}
