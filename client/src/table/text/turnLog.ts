/** The log with one line for a turn: `You: red 3 → B3`. Undone choices leave no trace in it. */

import { say, sayId } from '../../i18n/say.svelte';
import type { DieText } from '../../art/glass';
import type { AnyEvent, LoggedStep } from '../../protocol';
import { spaceName } from '../notation';
import type { Rename } from '../state/renames';
import { type Piece, describeEvent, piecesText } from './events';

export interface LogLine {
  key: string;
  kind: 'round' | 'turn' | 'other';
  pieces: Piece[];
  /** The same in sentences, for those who listen. */
  spoken: string;
  /** The spaces it is about, and whose window they are in. */
  seat: number | null;
  spaces: number[];
}

/** What was done in one step of a turn. */
interface Done {
  pieces: Piece[];
  spoken: string;
  spaces: number[];
}

interface Turn {
  key: string;
  seat: number;
  done: Done[];
  ended: boolean;
}

const die = (text: string): Piece => ({ die: text as DieText });

/** The short form of an event in a turn; null if it adds nothing to the line. */
function short(event: AnyEvent): Piece[] | null {
  switch (event.kind) {
    case 'DiePlaced':
      return [die(event.die), ` → ${spaceName(event.space)}`];
    case 'DieLifted':
      return [`${spaceName(event.space)}: `];
    case 'ToolUsed':
      return [`${sayId('tool', event.tool, '.name')}: `];
    case 'DiePaid':
      return [die(event.die), ' · '];
    case 'DieBagged':
      return [die(event.die), ' ⟳ '];
    case 'DieTurned':
    case 'DieRerolled':
      return [die(event.before), ' ⟳ '];
    case 'DiceSwapped':
      return [die(event.given), ' ⇄ '];
    case 'DieReturned':
      return [die(event.die), ` → ${say('table.pool')}`];
    case 'DieRemoved':
      return [die(event.die), ` ✕ ${spaceName(event.space)}`];
    default:
      return null;
  }
}

/** Pieces of several events in a row: after a whole placement comes a comma. */
function joined(done: readonly Done[]): Piece[] {
  const all: Piece[] = [];
  for (const { pieces } of done) {
    const last = all.at(-1);
    const open = typeof last !== 'string' || / $/.test(last);
    if (pieces.length > 0 && all.length > 0 && !open) all.push(', ');
    all.push(...pieces);
  }
  return all;
}

/**
 * The lines of the log, oldest first. `who` is what a line begins with: I am called You there.
 * A new name gets its line after the turn in which it was taken began.
 */
export function turnLog(
  log: readonly LoggedStep[],
  name: (seat: number) => string,
  who: (seat: number) => string = name,
  renames: readonly Rename[] = [],
): LogLine[] {
  const entries: (Turn | LogLine)[] = [];
  /** Turns that have not been undone, oldest first. */
  const turns: Turn[] = [];
  let told = 0;
  const tellRenames = (before: number) => {
    for (; told < renames.length && (renames[told]?.version ?? 0) < before; told++) {
      entries.push(renamed(`name-${told}`, renames[told] as Rename));
    }
  };
  for (const { version, events } of log) {
    tellRenames(version);
    const undone = events.find((event) => event.kind === 'ChoiceUndone');
    if (undone) {
      undoLatest(entries, turns, undone.seat);
      continue;
    }
    // A whole pool that is rerolled would fill the line.
    const many = events.filter((event) => event.kind === 'DieRerolled').length > 1;
    let step: Done = { pieces: [], spoken: '', spaces: [] };
    const keepStep = () => {
      if (step.spoken) turns.at(-1)?.done.push(step);
      step = { pieces: [], spoken: '', spaces: [] };
    };
    events.forEach((event, i) => {
      const owner = turns.at(-1);
      const key = `${version}-${i}`;
      const words = describeEvent(event, name);
      if (event.kind === 'TurnEnded') {
        if (owner) owner.ended = true;
      } else if (event.kind === 'TurnBegan') {
        keepStep();
        const turn: Turn = { key, seat: event.seat, done: [], ended: false };
        turns.push(turn);
        entries.push(turn);
      } else if (owner && !owner.ended && belongsToTurn(event)) {
        if (!(many && event.kind === 'DieRerolled')) step.pieces.push(...(short(event) ?? []));
        step.spoken += words ? ` ${piecesText(words)}` : '';
        if ('space' in event) step.spaces.push(event.space);
      } else if (words) {
        entries.push(other(key, event, words));
      }
    });
    keepStep();
  }
  tellRenames(Infinity);
  return entries.flatMap((entry) => ('done' in entry ? lineOf(entry, name, who) : [entry]));
}

const NOT_OF_A_TURN = new Set<AnyEvent['kind']>([
  'RoundBegan',
  'RoundEnded',
  'TurnSkipped',
  'MistakeCalled',
  'WindowAudited',
  'GameEnded',
  'PatternChosen',
  'PatternsRevealed',
  'StartPlayerDrawn',
]);
const belongsToTurn = (event: AnyEvent) => !NOT_OF_A_TURN.has(event.kind);

/** A seat's latest choice: of this turn, or else the end of the one before. */
function undoLatest(entries: (Turn | LogLine)[], turns: Turn[], seat: number): void {
  const [before, turn] = [turns.at(-2), turns.at(-1)];
  if (!turn) return;
  if (turn.done.length > 0) {
    if (turn.seat === seat) turn.done.pop();
  } else if (before?.seat === seat) {
    turns.pop();
    entries.splice(entries.indexOf(turn), 1);
    before.ended = false;
  }
}

function lineOf(
  turn: Turn,
  name: (seat: number) => string,
  who: (seat: number) => string,
): LogLine[] {
  const pieces = joined(turn.done);
  const line = { key: turn.key, kind: 'turn', seat: turn.seat } as const;
  const begin = `${who(turn.seat)}: `;
  if (turn.done.length === 0) {
    if (!turn.ended) return [];
    const spoken = say('log.passed', { name: name(turn.seat) });
    return [{ ...line, pieces: [begin, say('log.pass')], spoken, spaces: [] }];
  }
  if (pieces.length === 0) return []; // a die in hand: there is more to come
  const last = pieces.at(-1);
  if (typeof last === 'string') pieces[pieces.length - 1] = last.replace(/[\s:·⟳⇄]+$/u, '');
  return [
    {
      ...line,
      pieces: [begin, ...pieces],
      spoken: turn.done.map((one) => one.spoken.trim()).join(' '),
      spaces: turn.done.flatMap((one) => one.spaces),
    },
  ];
}

function renamed(key: string, { old, name }: Rename): LogLine {
  const text = say('table.renamed', { old, name });
  return { key, kind: 'other', pieces: [text], spoken: text, seat: null, spaces: [] };
}

function other(key: string, event: AnyEvent, words: Piece[]): LogLine {
  const seat = 'owner' in event ? event.owner : null;
  const kind = event.kind === 'RoundBegan' ? 'round' : 'other';
  return { key, kind, pieces: words, spoken: piecesText(words), seat, spaces: [] };
}
