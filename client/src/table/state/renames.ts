/**
 * Who took another name at a table. The server keeps only the names of now, so that nobody learns a
 * name that was given up before they came: a page tells those who knew the old one.
 */

import type { SeatInfo, TableInfo } from '../../protocol';

/** Somebody at the table took another name, when the game had this version. */
export interface Rename {
  version: number;
  old: string;
  name: string;
}

/** What a page has seen of the names at a table. */
export interface SeenNames {
  table: { id: string; seats: Pick<SeatInfo, 'seat' | 'person' | 'name'>[] };
  renames: Rename[];
}

/** Where a page keeps it. */
export interface NameMemory {
  load(table: string): SeenNames | null;
  save(seen: SeenNames): void;
}

/** With those who are called something else now. A seat that somebody else took is no rename. */
export function withRenames(seen: SeenNames, after: TableInfo, version: number): Rename[] {
  if (seen.table.id !== after.id) return [];
  const fresh = after.seats.flatMap(({ seat, kind, person, name }) => {
    const before = seen.table.seats[seat];
    const isSame = kind === 'person' && person !== null && before?.person === person;
    return isSame && before.name !== name ? [{ version, old: before.name, name }] : [];
  });
  return fresh.length > 0 ? [...seen.renames, ...fresh] : seen.renames;
}

const key = (table: string) => `sagrada.names.${table}`;

/** Outlasts a reload, and ends with the tab. */
export const tabMemory: NameMemory = {
  load(table) {
    try {
      return JSON.parse(sessionStorage.getItem(key(table)) ?? 'null') as SeenNames | null;
    } catch {
      return null; // The browser may forbid storage.
    }
  },
  save({ table, renames }) {
    const seats = table.seats.map(({ seat, person, name }) => ({ seat, person, name }));
    try {
      sessionStorage.setItem(
        key(table.id),
        JSON.stringify({ table: { id: table.id, seats }, renames } satisfies SeenNames),
      );
    } catch {
      // See above.
    }
  },
};
