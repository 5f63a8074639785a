/** The sums of all measured games, as `python -m sagrada.lab.window_lab` writes them. Loaded when asked for. */

import { RULES } from '../scorer/rules';

type Row = readonly number[];

interface LabFile {
  command: string;
  /** By number of players. */
  games: Record<string, number>;
  /** The names of the columns of each table. */
  columns: Record<string, string>;
  players: Record<string, Record<string, Record<string, Row>>>;
}

/** A row with names: what was added up, and over how many. */
export type Sums = Readonly<Record<string, number>>;

export const PATTERNS = RULES.patterns;
export const PUBLIC = RULES.public.map(({ id }) => id);
/** In the data colors have names; on the page they are letters. */
export const COLOURS = { R: 'red', Y: 'yellow', G: 'green', B: 'blue', P: 'purple' } as const;
export type ColourLetter = keyof typeof COLOURS;
export const LETTERS = Object.keys(COLOURS) as ColourLetter[];
export const TOOLS = Array.from({ length: 12 }, (_, at) => at + 1);
export const PLAYERS = [2, 3, 4, 1] as const;

export class LabData {
  constructor(private readonly file: LabFile) {}

  get command(): string {
    return this.file.command;
  }

  get games(): number {
    return Object.values(this.file.games).reduce((sum, n) => sum + n, 0);
  }

  /** The sums of all rows whose key begins with these words; without any game, all are 0. */
  sums(players: number, table: string, ...key: (string | number)[]): Sums {
    const names = this.file.columns[table]?.split(' ') ?? [];
    const wanted = key.join(' ');
    const found: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
    for (const [its, row] of Object.entries(this.file.players[players]?.[table] ?? {})) {
      if (wanted !== '' && its !== wanted && !its.startsWith(`${wanted} `)) continue;
      names.forEach((name, at) => (found[name] = (found[name] ?? 0) + (row[at] ?? 0)));
    }
    return found;
  }
}

export async function loadLab(): Promise<LabData> {
  const { default: text } = await import('../../../src/sagrada/lab/data/window-lab.json?raw');
  return new LabData(JSON.parse(text) as LabFile);
}

export function added(several: readonly Sums[]): Sums {
  const found: Record<string, number> = {};
  for (const sums of several) {
    for (const [name, value] of Object.entries(sums)) found[name] = (found[name] ?? 0) + value;
  }
  return found;
}

export function less(all: Sums, some: Sums): Sums {
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, value - (some[name] ?? 0)]),
  );
}
