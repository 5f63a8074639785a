/** What can be reported at a table: a person, or a chat message by someone else. */

import { say } from '../i18n/say.svelte';
import type { SeatInfo } from '../protocol';
import type { TableState } from '../table/state/tableState';

export interface Subject {
  person: string;
  /** The number of a chat line; null: the person. */
  line: number | null;
  text: string;
}

const MOST_LINES = 20;
const LONGEST = 36;

const shorten = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;

/** Messages by others, the latest first. */
export function reportableLines({ chat, table }: TableState): Subject[] {
  const me = new Set(table.seats.filter((seat) => seat.is_you).map((seat) => seat.person));
  return chat
    .filter((line) => !me.has(line.person))
    .slice(-MOST_LINES)
    .reverse()
    .map(({ person, number, name, text }) => ({
      person,
      line: number,
      text: shorten(`${name}: ${text}`),
    }));
}

/** The person in a seat, and what they said. */
export function reportable(table: TableState, seat: SeatInfo | undefined): Subject[] {
  if (seat?.kind !== 'person' || seat.is_you || !seat.person) return [];
  const { person, name } = seat;
  return [
    { person, line: null, text: say('report.about.person', { name }) },
    ...reportableLines(table).filter((line) => line.person === person),
  ];
}
