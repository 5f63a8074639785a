/**
 * A whole board in a link. Every choice is a digit of one large number, whose base is the number of
 * options; a checksum is added, and the number is written in URL-safe letters. About 35 a window.
 */

import { COLOURS, type DieText } from '../art/glass';
import { LANGUAGES } from '../i18n/languages';
import {
  type Board,
  MOST_NAME,
  MOST_SEATS,
  PALETTE,
  type SeatBoard,
  privateCount,
  publicCount,
  toolAt,
} from './board';
import { RULES } from './rules';

const VERSION = 2;
const VERSIONS = 16;
const CHECKS = 65_521;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The longest possible board has about 800 letters. */
const MOST_LETTERS = 1_200;
const MOST_BYTES = 4 * MOST_NAME;

const DICE = PALETTE.flat();
const PUBLIC = RULES.public.map(({ id }) => id);
const TOOLS = RULES.waivers.map(({ tool }) => tool);
const PATTERNS = RULES.patterns.map(({ id }) => id);

/** Writing and reading run the same code, so that they can't differ. */
interface Digits {
  /** The digit given, or the one read. */
  one(value: number, choices: number): number;
}

class Writer implements Digits {
  private readonly digits: [number, number][] = [];
  one(value: number, choices: number): number {
    if (value < 0 || value >= choices) throw new RangeError('a board that cannot be');
    this.digits.push([value, choices]);
    return value;
  }
  get number(): bigint {
    return this.digits.reduceRight(
      (sum, [value, choices]) => sum * BigInt(choices) + BigInt(value),
      0n,
    );
  }
}

class Reader implements Digits {
  constructor(private left: bigint) {}
  one(_: number, choices: number): number {
    const base = BigInt(choices);
    const value = Number(this.left % base);
    this.left /= base;
    return value;
  }
  get isDone(): boolean {
    return this.left === 0n;
  }
}

/** An item of a list, or none. */
function pick<T>(digits: Digits, list: readonly T[], value: T | null): T | null {
  const at = value === null ? -1 : list.indexOf(value);
  return list[digits.one(at + 1, list.length + 1) - 1] ?? null;
}

function chosen(digits: Digits, count: number, values: readonly number[]): number[] {
  return Array.from({ length: count }, (_, i) => i).filter(
    (i) => digits.one(values.includes(i) ? 1 : 0, 2) === 1,
  );
}

function text(digits: Digits, value: string): string {
  const bytes = new TextEncoder().encode(value);
  const length = digits.one(bytes.length, MOST_BYTES + 1);
  const read = Uint8Array.from({ length }, (_, i) => digits.one(bytes[i] ?? 0, 256));
  return new TextDecoder('utf-8', { fatal: true }).decode(read);
}

function seatDigits(digits: Digits, seat: SeatBoard | undefined): SeatBoard {
  const name = text(digits, seat?.name ?? '');
  const pattern = pick(digits, PATTERNS, seat?.pattern ?? null) ?? '';
  const colours = chosen(
    digits,
    COLOURS.length,
    (seat?.private ?? []).map((colour) => COLOURS.indexOf(colour)),
  );
  const favor = digits.one(seat?.favor ?? 0, RULES.mostFavor + 1);
  const dice = Array.from({ length: 20 }, (_, at) =>
    pick<DieText>(digits, DICE, seat?.dice[at] ?? null),
  );
  const waived = dice.flatMap((_, space) => {
    const tool = pick(digits, TOOLS, seat ? toolAt(seat, space) : null);
    return tool === null ? [] : [{ space, tool }];
  });
  return {
    name,
    pattern,
    dice,
    waived,
    private: colours.flatMap((at) => COLOURS[at] ?? []),
    favor,
  };
}

function boardDigits(digits: Digits, board: Board | null): Board {
  const players = digits.one((board?.seats.length ?? 1) - 1, MOST_SEATS) + 1;
  const edition = pick(digits, LANGUAGES, board?.edition ?? null) ?? 'en';
  const cards = chosen(
    digits,
    PUBLIC.length,
    (board?.public ?? []).map((id) => PUBLIC.indexOf(id)),
  );
  const start = digits.one(board?.start ?? 0, MOST_SEATS);
  const skipped = chosen(digits, MOST_SEATS, board?.skipped ?? []);
  const target = digits.one(board?.target ?? 0, RULES.mostTarget + 1);
  const seats = Array.from({ length: players }, (_, n) => seatDigits(digits, board?.seats[n]));
  return {
    seats,
    public: cards.flatMap((at) => PUBLIC[at] ?? []),
    edition,
    start,
    skipped,
    target,
  };
}

/** Rejects what the digits allow but the game doesn't: anyone can make up a link. */
function isPossible(board: Board): boolean {
  const players = board.seats.length;
  return (
    board.start < players &&
    board.skipped.every((seat) => seat < players) &&
    board.public.length <= publicCount(board) &&
    board.seats.every(
      (seat) =>
        seat.private.length <= privateCount(board) &&
        seat.waived.every(({ space }) => seat.dice[space]) &&
        seat.name === cleanName(seat.name),
    )
  );
}

/** A valid name: no control characters, not too long. */
export function cleanName(name: string): string {
  return [...name.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')]
    .slice(0, MOST_NAME)
    .join('');
}

function checkSum(letters: string): number {
  let sum = 1;
  for (const letter of letters) sum = (sum * 131 + letter.charCodeAt(0)) % CHECKS;
  return sum;
}

function letters(number: bigint): string {
  let written = '';
  for (let left = number; left > 0n; left /= 64n) written += LETTERS[Number(left % 64n)] ?? '';
  return written;
}

const CHECK_LETTERS = 3;

export function writeLink(board: Board): string {
  const writer = new Writer();
  writer.one(VERSION, VERSIONS);
  boardDigits(writer, board);
  const body = letters(writer.number);
  return letters(BigInt(checkSum(body))).padEnd(CHECK_LETTERS, LETTERS[0]) + body;
}

/** The board in a link; null if the link is cut off, damaged or made up. */
export function readLink(code: string): Board | null {
  if (code.length > MOST_LETTERS || !/^[\w-]+$/.test(code)) return null;
  const body = code.slice(CHECK_LETTERS);
  const wanted = letters(BigInt(checkSum(body))).padEnd(CHECK_LETTERS, LETTERS[0]);
  if (code.slice(0, CHECK_LETTERS) !== wanted) return null;
  let number = 0n;
  for (const letter of [...body].reverse()) {
    number = number * 64n + BigInt(LETTERS.indexOf(letter));
  }
  const reader = new Reader(number);
  if (reader.one(0, VERSIONS) !== VERSION) return null;
  try {
    const board = boardDigits(reader, null);
    return reader.isDone && isPossible(board) ? board : null;
  } catch {
    return null; // a name that isn't valid UTF-8
  }
}
