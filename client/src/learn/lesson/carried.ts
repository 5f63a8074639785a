/** The first scenes on the learner's own window, so that what was placed in one stays in the next. */

import type { RecordedScene } from './lessonServer';

/** Scenes by their id and by the learner's dice. Equal parts are stored once: `{ $: 7 }` is `values[7]`. */
export interface Carried {
  windows: Record<string, Record<string, unknown>>;
  values: unknown[];
}

export async function loadCarried(): Promise<Carried> {
  return (await import('../carried.json')).default as unknown as Carried;
}

const formatDice = (dice: readonly (string | null)[]) => dice.map((die) => die ?? '.').join(' ');

/** The recorded scene with these dice in the window; as it was recorded, if it has no other. */
export function carriedScene(
  carried: Carried,
  recording: RecordedScene,
  dice: readonly (string | null)[],
): RecordedScene {
  const found = carried.windows[recording.id]?.[formatDice(dice)];
  return found === undefined ? recording : (expand(carried.values, found) as RecordedScene);
}

function expand(values: readonly unknown[], part: unknown): unknown {
  if (Array.isArray(part)) return part.map((inner) => expand(values, inner));
  if (typeof part !== 'object' || part === null) return part;
  if ('$' in part) return expand(values, values[part.$ as number]);
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]) => [key, expand(values, inner)]),
  );
}
