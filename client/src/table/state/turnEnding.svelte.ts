/**
 * Ending a turn. Right after a change of turn, nothing ends the new one: a second tap was meant for
 * the turn before. Passing while a die fits is asked about. When nothing more is possible, or only
 * a tool, the turn ends by itself after a moment, if the player likes that.
 */

import { settings } from '../../app/settings.svelte';
import { usesKeys } from '../../ui/inputMode.svelte';
import type { LiveTable } from './liveTable.svelte';
import { choice } from './press';
import { type TableState, isMyTurn } from './tableState';

/** Milliseconds after a change of turn, or after a question, in which a tap ends nothing. */
export const REST = 600;
/** Milliseconds until a turn ends by itself: after a placement, before a pass, with a tool left. */
const LASTS = { nothing: 1500, pass: 2500, tool: 4000, spoiled: 4000 };
/** For those who listen to the page, which takes longer than looking at it. */
const LASTS_BY_KEYS = 6000;

/** What a seat could still do in its turn: `tool` means only a tool, after drafting a die. */
export type Left = 'something' | 'tool' | 'nothing' | 'pass';

/** A turn that ends by itself in so many milliseconds. */
export interface Ring {
  left: Exclude<Left, 'something'>;
  lasts: number;
}

/** Whether ending the turn now would be passing: nothing was drafted and no tool used. */
export function wouldPass(state: TableState): boolean {
  return !state.view?.chain.drafted && state.view?.chain.tool === null;
}

/** Whether a die in the pool fits somewhere. */
export function dieFits(state: TableState): boolean {
  return state.choices?.fits.some((fit) => fit.spaces.length > 0) ?? false;
}

/** What is left to do in my turn. Calling a mistake is possible at any time, and doesn't count. */
export function whatIsLeft(state: TableState): Left {
  const legal = state.choices?.legal ?? [];
  if (!isMyTurn(state) || !legal.some((one) => one.kind === 'end')) return 'something';
  const more = legal.filter((one) => one.kind !== 'end' && one.kind !== 'call');
  if (more.length === 0) return wouldPass(state) ? 'pass' : 'nothing';
  const drafted = state.view?.chain.drafted ?? false;
  return drafted && more.every((one) => one.kind === 'tool') ? 'tool' : 'something';
}

export class TurnEnding {
  /** Taps on End turn and Pass are ignored. */
  resting = $state(false);
  /** Whether to pass although a die fits. */
  asking = $state(false);
  ring: Ring | null = $state.raw(null);

  private turn = '';
  private version = -1;
  /** The player has looked for something else to do in this turn. */
  private held = false;
  private stopRest: () => void = () => {};
  private stopRing: () => void = () => {};

  constructor(
    private readonly live: LiveTable,
    /** Turns can end by themselves. */
    private readonly byItself = false,
  ) {}

  /** Call it whenever the table has changed. */
  follow(state: TableState): void {
    if (state.version === this.version) return;
    const { round, turn_number, active } = state.view ?? {};
    const turn = `${round}/${turn_number}/${active}`;
    this.version = state.version;
    this.asking = false;
    if (turn !== this.turn) {
      // On a page that has just been opened there was no turn before.
      if (this.turn && isMyTurn(state)) this.rest();
      this.turn = turn;
      this.held = false;
    } else {
      // What was done since then was meant for this turn, and so is the next tap.
      this.stopRest();
      this.resting = false;
    }
    this.startRing(state);
  }

  close(): void {
    this.stopRest();
    this.stopRing();
  }

  /** Ends the turn or passes; asks first if a die fits. */
  press(): void {
    const { state } = this.live;
    const end = choice(state?.choices ?? null, 'end');
    if (!state || !end || this.resting) return;
    if (wouldPass(state) && dieFits(state) && !this.asking) {
      this.live.act({ do: 'select', selection: null });
      this.asking = true;
      this.rest();
      return;
    }
    this.asking = false;
    this.stopRing();
    this.live.act({ do: 'send', moves: [end.move] });
  }

  /** Not passing after all. */
  cancel(): void {
    this.asking = false;
  }

  /** The player does something else, and there is something to do: the turn waits for End turn. */
  hold(): void {
    if (!this.ring || (this.ring.left !== 'tool' && !this.live.spoiled)) return;
    this.held = true;
    this.stopRing();
  }

  private startRing(state: TableState): void {
    this.stopRing();
    const left = whatIsLeft(state);
    const wanted =
      settings.endTurn === 'auto' || (settings.endTurn === 'nothing' && left !== 'tool');
    if (!this.byItself || !wanted || this.held || left === 'something') return;
    // A player who has just undone something wants to do something else.
    if (state.log.at(-1)?.events.some((event) => event.kind === 'ChoiceUndone')) return;
    // Listening to what tools there are takes as long as it takes.
    if (left === 'tool' && usesKeys()) return;
    // There is something to read, and perhaps to undo.
    const lasts = usesKeys() ? LASTS_BY_KEYS : LASTS[this.live.spoiled ? 'spoiled' : left];
    const timer = setTimeout(() => this.end(state), lasts);
    this.ring = { left, lasts };
    this.stopRing = () => {
      clearTimeout(timer);
      this.ring = null;
    };
  }

  private end(state: TableState): void {
    this.stopRing();
    const end = choice(state.choices, 'end');
    const now = this.live.state?.version === state.version;
    if (end && now && this.live.connectionState === 'open') {
      this.live.act({ do: 'send', moves: [end.move] });
    }
  }

  private rest(): void {
    this.stopRest();
    this.resting = true;
    const timer = setTimeout(() => (this.resting = false), REST);
    this.stopRest = () => clearTimeout(timer);
  }
}
