/** A real board as it is entered: plain data, and functions that change it. */

import { COLOURS, type Colour, type DieText, VALUES } from '../art/glass';
import type { Edition } from '../protocol';
import { mistakes, removals, warnings } from './audit';
import { RULES } from './rules';
import { score } from './scoring';
import { type Standings, standings } from './standings';
import type { Marks, Mistake, ScoreSheet } from './table';

/** A die that a tool allowed on its space against a restriction. */
export interface Waived {
  space: number;
  tool: number;
}

export interface SeatBoard {
  name: string;
  /** Id of a pattern; empty until it is chosen. */
  pattern: string;
  dice: (DieText | null)[];
  waived: Waived[];
  /** One color, in solo up to two; empty until chosen. */
  private: Colour[];
  favor: number;
}

export interface Board {
  /** In player order. One seat is a solo game. */
  seats: SeatBoard[];
  public: string[];
  edition: Edition;
  /** The seat that started the last round. */
  start: number;
  /** Seats without a second turn in the last round. */
  skipped: number[];
  /** Solo: the sum of the dice on the round track. */
  target: number;
}

export const MOST_SEATS = 4;
export const MOST_NAME = 24;
const SPACES = 20;

export function newSeat(): SeatBoard {
  return {
    name: '',
    pattern: '',
    dice: Array.from({ length: SPACES }, () => null),
    waived: [],
    private: [],
    favor: 0,
  };
}

export function newBoard(edition: Edition): Board {
  return {
    seats: [newSeat(), newSeat()],
    public: [],
    edition,
    start: 0,
    skipped: [],
    target: 0,
  };
}

export const isSolo = (board: Board) => board.seats.length === 1;

export const isEmpty = (board: Board) =>
  board.seats.every((seat) => seat.dice.every((die) => die === null));

export function publicCount(board: Board): number {
  return isSolo(board) ? RULES.publicCountSolo : RULES.publicCount;
}

export function gridOf(seat: SeatBoard): string {
  return RULES.patterns.find((one) => one.id === seat.pattern)?.grid ?? '.'.repeat(SPACES);
}

/** How many private objectives a player has. */
export function privateCount(board: Board): number {
  return isSolo(board) ? RULES.editions[board.edition].soloPrivate : 1;
}

/** Changes the number of players, and drops whatever is too much for it. */
export function seatPlayers(board: Board, players: number): Board {
  const seats = Array.from({ length: players }, (_, n) => board.seats[n] ?? newSeat());
  const next = withFewObjectives({ ...board, seats });
  return {
    ...next,
    public: board.public.slice(0, publicCount(next)),
    start: board.start < players ? board.start : 0,
    skipped: board.skipped.filter((seat) => seat < players),
  };
}

export const inEdition = (board: Board, edition: Edition): Board =>
  withFewObjectives({ ...board, edition });

function withFewObjectives(board: Board): Board {
  const most = privateCount(board);
  const seats = board.seats.map((seat) => ({ ...seat, private: seat.private.slice(0, most) }));
  return { ...board, seats };
}

/** Moves a seat one place earlier; the settings that name seats follow. */
export function seatEarlier(board: Board, seat: number): Board {
  if (seat < 1) return board;
  const moved = (one: number) => (one === seat ? seat - 1 : one === seat - 1 ? seat : one);
  const order = board.seats.map((_, n) => moved(n));
  return {
    ...board,
    seats: order.flatMap((from) => board.seats[from] ?? []),
    start: moved(board.start),
    skipped: board.skipped.map(moved).sort((a, b) => a - b),
  };
}

export function changeSeat(board: Board, seat: number, changes: Partial<SeatBoard>): Board {
  const seats = board.seats.map((one, n) => (n === seat ? { ...one, ...changes } : one));
  return { ...board, seats };
}

/** Puts a die on a space, or empties it. A new die has no waiver. */
export function placeDie(seat: SeatBoard, space: number, die: DieText | null): Partial<SeatBoard> {
  return {
    dice: seat.dice.map((one, at) => (at === space ? die : one)),
    waived: seat.waived.filter((one) => one.space !== space),
  };
}

export function remove(seat: SeatBoard, spaces: readonly number[]): Partial<SeatBoard> {
  return {
    dice: seat.dice.map((die, at) => (spaces.includes(at) ? null : die)),
    waived: seat.waived.filter((one) => !spaces.includes(one.space)),
  };
}

/** Sets which tool placed a die; null for none. */
export function waive(seat: SeatBoard, space: number, tool: number | null): Partial<SeatBoard> {
  if (!seat.dice[space]) return {};
  const others = seat.waived.filter((one) => one.space !== space);
  const waived = tool === null ? others : [...others, { space, tool }];
  return { waived: waived.sort((a, b) => a.space - b.space) };
}

export const toolAt = (seat: SeatBoard, space: number): number | null =>
  seat.waived.find((one) => one.space === space)?.tool ?? null;

/** The next tool for the key that cycles through them, starting with one that excuses the mistake. */
export function nextTool(seat: SeatBoard, space: number): number | null {
  const tools = RULES.waivers.map(({ tool }) => tool);
  const now = toolAt(seat, space);
  if (now !== null) return tools[tools.indexOf(now) + 1] ?? null;
  const { mistakes, warnings } = auditOf(seat);
  const here = [...mistakes, ...warnings].filter(({ spaces }) => spaces.includes(space));
  const excusing = here.map(({ reason }) => toolFor(reason)).find((tool) => tool !== null);
  return excusing ?? tools[0] ?? null;
}

// ------------------------------------------------------------------ what the table of rules says

function marksOf(seat: SeatBoard): Marks {
  return seat.waived.flatMap(({ space, tool }) =>
    RULES.waivers.filter((one) => one.tool === tool).map(({ mark }) => [space, mark] as const),
  );
}

export interface Audit {
  mistakes: Mistake[];
  removals: number[][];
  warnings: Mistake[];
}

export function auditOf(seat: SeatBoard): Audit {
  const marks = marksOf(seat);
  const found = mistakes(gridOf(seat), seat.dice, marks);
  return { mistakes: found, removals: removals(found), warnings: warnings(seat.dice, marks) };
}

export function sheetsOf(board: Board): ScoreSheet[] {
  const solo = isSolo(board);
  return board.seats.map((seat) =>
    score({ ...seat, public: board.public, favor: solo ? 0 : seat.favor, solo }),
  );
}

export function standingsOf(board: Board, sheets: readonly ScoreSheet[]): Standings {
  const { lastTieBreak } = RULES.editions[board.edition];
  return standings(sheets, board.start, lastTieBreak, board.skipped);
}

/** The tool that waives a restriction, if there is one. */
export function toolFor(reason: string): number | null {
  const restrictions = [...RULES.printed, ...RULES.unlike, RULES.alone];
  const mark = restrictions.find((one) => one.reason === reason)?.waivedBy;
  return RULES.waivers.find((one) => one.mark === mark)?.tool ?? null;
}

/** Colors with more dice on the board than the box has. */
export function tooMany(board: Board): { colour: Colour; n: number }[] {
  const all = board.seats.flatMap((seat) => seat.dice);
  return COLOURS.map((colour) => ({
    colour,
    n: all.filter((die) => die?.startsWith(colour)).length,
  })).filter(({ n }) => n > RULES.dicePerColour);
}

/** All kinds of dice, a row for each color. */
export const PALETTE: DieText[][] = COLOURS.map((colour) =>
  VALUES.map((value) => `${colour}${value}` as DieText),
);
