/** Events of the game as text, for the log and screen readers, and as sounds. */

import type { Sound } from '../../app/sound';
import type { DieText } from '../../art/glass';
import type { Key } from '../../i18n/message';
import { type DieSlot, say, sayDie, sayId, sayPieces } from '../../i18n/say.svelte';
import type { AnyEvent, LoggedStep } from '../../protocol';
import { spaceName } from '../notation';

type Slots = Record<string, string | number | DieSlot>;
export type Piece = string | DieSlot;

/** Events that are not worth a line in the log. */
const NOT_LOGGED = new Set([
  'PrivateObjectiveDealt',
  'WindowCardDealt',
  'ToolRevealed',
  'PublicObjectiveRevealed',
  'DieRolled',
  'TurnEnded',
]);

const die = (text: string): DieSlot => ({ die: text as DieText });

function slots(event: AnyEvent, name: (seat: number) => string): Slots {
  const found: Slots = {};
  for (const [key, value] of Object.entries(event) as [string, unknown][]) {
    if (key === 'seat' || key === 'start') found.name = name(value as number);
    else if (key === 'owner') found.owner = name(value as number);
    else if (key === 'tool') found.tool = sayId('tool', value as number, '.name');
    else if (key === 'objective') found.objective = sayId('public', value as string, '.name');
    else if (key === 'space') found.space = spaceName(value as number);
    else if (key === 'colour') found.colour = sayId('colour', String(value));
    else if (['die', 'before', 'after', 'given', 'taken'].includes(key)) {
      found[key] = die(value as string);
    } else if (key === 'left' || key === 'mistakes') found.n = (value as unknown[]).length;
    else if (typeof value === 'number') found[key] = value;
  }
  return found;
}

/**
 * The ends of turns in which nothing was done: the player passed. A turn whose beginning isn't in
 * the log doesn't count as one, nor does one whose end was undone.
 */
export function passes(log: readonly LoggedStep[]): Set<AnyEvent> {
  const found = new Set<AnyEvent>();
  /** The turns so far: how many choices were made in each, and how it ended. */
  const turns: { choices: number; seat?: number; end?: AnyEvent }[] = [{ choices: 1 }];
  for (const { events } of log) {
    const turn = turns.at(-1);
    const end = events.find((event) => event.kind === 'TurnEnded');
    const began = events.find((event) => event.kind === 'TurnBegan');
    if (!turn) break;
    const undone = events.find((event) => event.kind === 'ChoiceUndone');
    if (undone) {
      if (turn.choices > 0) turn.choices -= turn.seat === undone.seat ? 1 : 0;
      else if (turns.length > 1) {
        turns.pop();
        const before = turns.at(-1);
        if (before?.end) found.delete(before.end);
      }
    } else if (end) {
      turn.end = end;
      if (turn.choices === 0) found.add(end);
    } else if (!events.some((event) => event.kind === 'MistakeCalled')) turn.choices += 1;
    if (began) turns.push({ choices: 0, seat: began.seat });
  }
  return found;
}

/**
 * An event as a sentence in pieces, or null if it isn't worth one. `passed`: it is the end of a
 * turn in which nothing was done.
 */
export function describeEvent(
  event: AnyEvent,
  name: (seat: number) => string,
  passed = false,
): Piece[] | null {
  if (passed) return sayPieces('log.passed', slots(event, name));
  if (NOT_LOGGED.has(event.kind)) return null;
  const given = slots(event, name);
  let key: Key = `log.${event.kind}`;
  if (event.kind === 'WindowAudited' && event.mistakes.length === 0) key = 'log.WindowClean';
  if (event.kind === 'ToolUsed' && event.price === 0) return null; // in solo the payment has its own event
  return sayPieces(key, given);
}

export function piecesText(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : sayDie(piece.die))).join('');
}

/**
 * What a screen reader reads out after a step: the lines of the log, and the new pool after a roll.
 * `passed`: the ends of turns that were passes.
 */
export function announcement(
  events: readonly AnyEvent[],
  name: (seat: number) => string,
  passed: ReadonlySet<AnyEvent> = new Set(),
): string {
  const rolled = events.filter((event) => event.kind === 'DieRolled');
  const described = events
    .map((event) => describeEvent(event, name, passed.has(event)))
    .filter((pieces) => pieces !== null);
  const sentences = described.map(piecesText);
  if (rolled.length) {
    const dice = rolled.map((event) => sayDie(event.die as DieText)).join(', ');
    sentences.push(`${say('table.pool')}: ${dice}.`);
  }
  return sentences.join(' ');
}

const SOUND_OF: Partial<Record<AnyEvent['kind'], Sound>> = {
  DiePlaced: 'glass',
  DieDrafted: 'wood',
  DieLifted: 'wood',
  ToolUsed: 'wood',
  DieRerolled: 'roll',
  RoundBegan: 'roll',
  DiceSwapped: 'wood',
  DieRemoved: 'no',
  GameEnded: 'chord',
};

/** The sounds of a step, each once. */
export function soundsFor(events: readonly AnyEvent[]): Sound[] {
  return [
    ...new Set(events.map((event) => SOUND_OF[event.kind]).filter((sound) => sound !== undefined)),
  ];
}
