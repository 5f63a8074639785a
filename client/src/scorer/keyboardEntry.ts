/** Entering dice by keyboard, two keys a die: what each key does. */

import { COLOURS, type Colour, type DieText, VALUES, type Value } from '../art/glass';

/** A die after the first of its two keys. */
export type HalfDie = { colour: Colour } | { value: Value } | null;

export type KeyAction =
  | { do: 'half'; half: HalfDie }
  | { do: 'place'; die: DieText }
  | { do: 'pass' }
  | { do: 'clear' }
  | { do: 'back' }
  | { do: 'waive' }
  | { do: 'go'; space: number };

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** `keys` are the letters of the five colors in the current language. */
export function keyAction(
  key: string,
  half: HalfDie,
  keys: string,
  space: number,
): KeyAction | null {
  const colour = key.length === 1 ? COLOURS[keys.indexOf(key.toUpperCase())] : undefined;
  if (colour)
    return half && 'value' in half ? whole(colour, half.value) : { do: 'half', half: { colour } };
  const value = VALUES.find((one) => String(one) === key);
  if (value)
    return half && 'colour' in half ? whole(half.colour, value) : { do: 'half', half: { value } };
  const arrow = ARROWS[key];
  if (arrow) return { do: 'go', space: step(space, arrow) };
  switch (key) {
    case ' ':
    case '.':
    case '0':
      return { do: 'pass' };
    case 'Delete':
      return { do: 'clear' };
    case 'Backspace':
      return half ? { do: 'half', half: null } : { do: 'back' };
    case 'Escape':
      return half ? { do: 'half', half: null } : null;
    case '*':
    case 't':
    case 'T':
      return { do: 'waive' };
    default:
      return null;
  }
}

const whole = (colour: Colour, value: Value): KeyAction => ({
  do: 'place',
  die: `${colour}${value}`,
});

function step(space: number, [down, right]: [number, number]): number {
  const row = Math.min(3, Math.max(0, Math.floor(space / 5) + down));
  const column = Math.min(4, Math.max(0, (space % 5) + right));
  return row * 5 + column;
}

/** Reading order, up to the last space. */
export const after = (space: number) => Math.min(19, space + 1);
export const before = (space: number) => Math.max(0, space - 1);
