/** A position as it is set up by hand, and its text in notation. */

import type { Colour, DieText } from '../art/glass';
import type { View } from '../protocol';
import { type SeatBoard, newSeat } from '../scorer/board';
import { RULES } from '../scorer/rules';
import { spaceName } from '../table/notation';

export interface ToolSetup {
  number: number;
  /** Favor tokens on it; in solo not used. */
  tokens: number;
  /** Solo: used up. */
  spent: boolean;
}

export interface Setup {
  seats: SeatBoard[];
  /** The seat that chooses. */
  seat: number;
  round: number;
  start: number;
  /** Whether it is the seat's second turn of the round. */
  second: boolean;
  tools: ToolSetup[];
  public: string[];
  pool: DieText[];
  /** Of each round played. */
  track: DieText[][];
  /** Solo: dice that paid for tools. */
  out: DieText[];
}

const ROUNDS = 10;
const WORDS: Record<Colour, string> = {
  R: 'red',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
  P: 'purple',
};
const EXAMPLES = ['fractal-drops', 'sun-catcher', 'via-lux', 'gravitas'];
const POOL: DieText[] = ['R5', 'Y2', 'G6', 'B3', 'P1', 'R2', 'G4', 'Y5', 'B1'];

export const isSolo = (setup: Setup) => setup.seats.length === 1;

/** The first turn of a game. */
export function newSetup(players: number): Setup {
  const seats = Array.from({ length: players }, (_, n) => exampleSeat(n, players === 1));
  return {
    seats,
    seat: 0,
    round: 1,
    start: 0,
    second: false,
    tools: [1, 6, 7].map((number) => ({ number, tokens: 0, spent: false })),
    public: RULES.public.map((one) => one.id).slice(0, players === 1 ? 2 : 3),
    pool: POOL.slice(0, rollSize(players)),
    track: [],
    out: [],
  };
}

function exampleSeat(n: number, solo: boolean): SeatBoard {
  const pattern = EXAMPLES[n] ?? '';
  const favor = solo ? 0 : (RULES.patterns.find((one) => one.id === pattern)?.difficulty ?? 0);
  const mine: Colour[] = n > 0 ? [] : solo ? ['P', 'G'] : ['P'];
  return { ...newSeat(), pattern, favor, private: mine };
}

/** With so many rounds on the track as were played. */
export function inRound(setup: Setup, round: number): Setup {
  const played = Math.min(ROUNDS, Math.max(1, round)) - 1;
  const track = Array.from({ length: played }, (_, i) => setup.track[i] ?? []);
  return { ...setup, round: played + 1, track };
}

/** What a seat sees, to change it. */
export function setupOf(view: View): Setup {
  const players = view.players.length;
  return {
    seats: view.players.map((player) => ({
      ...newSeat(),
      pattern: player.pattern ?? '',
      dice: player.dice.length ? (player.dice as (DieText | null)[]) : newSeat().dice,
      waived: player.marks.map(({ space, mark }) => ({
        space,
        tool: RULES.waivers.find((one) => one.mark === mark)?.tool ?? 0,
      })),
      private: (player.private ?? []) as Colour[],
      favor: player.favor,
    })),
    seat: view.active ?? 0,
    round: Math.max(1, view.round),
    start: view.start,
    second: view.turn_number >= players,
    tools: view.tools.map(({ number, tokens, spent }) => ({ number, tokens, spent })),
    public: [...view.public],
    pool: view.pool as DieText[],
    track: view.track as DieText[][],
    out: view.out as DieText[],
  };
}

/** How many dice lie somewhere, and how many were rolled by this round. */
export function diceCount(setup: Setup): { laid: number; rolled: number } {
  const inWindows = setup.seats.flatMap((seat) => seat.dice).filter((die) => die !== null);
  const laid = inWindows.length + setup.pool.length + setup.track.flat().length + setup.out.length;
  return { laid, rolled: setup.round * rollSize(setup.seats.length) };
}

/** How many favor tokens players and tools hold, and how many the patterns give. */
export function tokenCount(setup: Setup): { held: number; given: number } {
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  const difficulty = (id: string) => RULES.patterns.find((one) => one.id === id)?.difficulty ?? 0;
  return {
    held: sum([...setup.seats.map((seat) => seat.favor), ...setup.tools.map((one) => one.tokens)]),
    given: sum(setup.seats.map((seat) => difficulty(seat.pattern))),
  };
}

/** How many dice are rolled in a round. */
const rollSize = (players: number) => (players === 1 ? 4 : 2 * players + 1);

/** The turn within the round, from 1: once around, and back again. */
function turnNumber({ seats, seat, start, second }: Setup): number {
  const place = (seat - start + seats.length) % seats.length;
  return second ? 2 * seats.length - place : place + 1;
}

function windowText(dice: readonly (DieText | null)[]): string {
  const rows = [0, 5, 10, 15].map((first) =>
    dice
      .slice(first, first + 5)
      .map((die) => die ?? '..')
      .join(' '),
  );
  return rows.join(' / ');
}

/** What the game must remember about dice that tools allowed on their spaces. */
function marksText(seat: SeatBoard): string {
  const marks = seat.waived.map(({ space, tool }) => {
    const mark = RULES.waivers.find((one) => one.tool === tool)?.mark;
    return mark ? `${spaceName(space)} ${mark}` : '';
  });
  return marks.filter(Boolean).join(', ');
}

export function formatSetup(setup: Setup): string {
  const solo = isSolo(setup);
  const lines = [
    ['players', setup.seats.length],
    ['solo-tools', solo ? setup.tools.length : ''],
    ['stage', 'turn'],
    ['round', setup.round],
    ['start', setup.start + 1],
    ['turn', turnNumber(setup)],
    [
      'tools',
      setup.tools
        .map(({ number, tokens, spent }) =>
          solo
            ? `${number}${spent ? ' spent' : ''}`
            : `${number}${tokens ? ` holds ${tokens}` : ''}`,
        )
        .join(', '),
    ],
    ['public', setup.public.join(', ')],
    ['pool', setup.pool.join(' ')],
    ['track', setup.track.map((dice) => dice.join(' ') || '-').join(' / ')],
    ['out', setup.out.join(' ')],
    ...setup.seats.flatMap((seat, i) => [
      [`private ${i + 1}`, seat.private.map((colour) => WORDS[colour]).join(', ')],
      [`pattern ${i + 1}`, seat.pattern],
      [`dice ${i + 1}`, seat.pattern ? windowText(seat.dice) : ''],
      [`marks ${i + 1}`, marksText(seat)],
      [`favor ${i + 1}`, !solo && seat.favor ? seat.favor : ''],
    ]),
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('');
}
