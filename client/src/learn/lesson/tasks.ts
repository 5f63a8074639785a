/** The tutorial's tasks, scene by scene, and the learner's progress. Plain data. */

import type { AnyEvent } from '../../protocol';

/** What a task waits for. */
export type Goal =
  /** The learner has read the text and continues. */
  | { kind: 'read' }
  /** A die is selected. */
  | { kind: 'chosen' }
  /** A space or a tool was refused for one of these reasons. */
  | { kind: 'refused'; reasons: readonly string[] }
  /** An event; `by` is the seat that must cause it, if a seat does. */
  | { kind: 'event'; event: AnyEvent['kind']; by: number };

export interface Task {
  id: string;
  goal: Goal;
}

/** The parts of the table that a scene shows besides window and pool. */
export type Part = 'track' | 'players' | 'tools' | 'objectives';

export interface Scene {
  id: string;
  parts: readonly Part[];
  tasks: readonly Task[];
}

export const LEARNER = 0;
const OTHER = 1;

const read = (id: string): Task => ({ id, goal: { kind: 'read' } });
const choose = (id: string): Task => ({ id, goal: { kind: 'chosen' } });
const attempt = (id: string, ...reasons: string[]): Task => ({
  id,
  goal: { kind: 'refused', reasons },
});
const until = (id: string, event: AnyEvent['kind'], by = LEARNER): Task => ({
  id,
  goal: { kind: 'event', event, by },
});

export const SCENES: readonly Scene[] = [
  {
    id: 'edge',
    parts: [],
    tasks: [
      read('welcome'),
      choose('choose'),
      attempt('attempt', 'not-on-edge'),
      until('place', 'DiePlaced'),
    ],
  },
  {
    id: 'touching',
    parts: [],
    tasks: [attempt('attempt', 'not-touching'), until('place', 'DiePlaced')],
  },
  {
    id: 'asking',
    parts: [],
    tasks: [attempt('attempt', 'wrong-colour', 'wrong-value'), until('place', 'DiePlaced')],
  },
  {
    id: 'beside',
    parts: [],
    tasks: [attempt('attempt', 'same-colour', 'same-value'), until('place', 'DiePlaced')],
  },
  {
    id: 'round',
    parts: ['track', 'players'],
    tasks: [
      read('order'),
      until('place', 'DiePlaced'),
      until('end', 'TurnEnded'),
      until('watch', 'TurnBegan'),
      until('rest', 'DiePlaced'),
      until('over', 'RoundEnded'),
    ],
  },
  {
    id: 'tool',
    parts: ['tools', 'players'],
    tasks: [
      read('price'),
      choose('choose'),
      until('use', 'ToolUsed'),
      until('value', 'DieTurned'),
      until('place', 'DiePlaced'),
      until('end', 'TurnEnded'),
      until('watch', 'DiePlaced', OTHER),
    ],
  },
  {
    id: 'score',
    parts: ['objectives'],
    tasks: [
      read('objectives'),
      until('place', 'DiePlaced'),
      until('end', 'GameEnded'),
      read('lines'),
    ],
  },
];

/** Reading and selecting only count when the current task is about that. */
export function afterAction(tasks: readonly Task[], at: number, done: Goal['kind']): number {
  return tasks[at]?.goal.kind === done ? at + 1 : at;
}

export function afterRefusal(tasks: readonly Task[], at: number, reason: string): number {
  const goal = tasks[at]?.goal;
  return goal?.kind === 'refused' && goal.reasons.includes(reason) ? at + 1 : at;
}

/** Learners can be faster than the lesson: an event also completes the tasks before its own. */
export function afterEvents(
  tasks: readonly Task[],
  at: number,
  events: readonly AnyEvent[],
): number {
  let now = at;
  for (const event of events) {
    const by = 'seat' in event ? event.seat : null;
    const found = tasks.findIndex(({ goal }, i) => {
      if (i < now || goal.kind !== 'event' || goal.event !== event.kind) return false;
      return by === null || by === goal.by;
    });
    if (found >= 0) now = found + 1;
  }
  return now;
}

// ------------------------------------------------------------------ leaving and coming back

const KEY = 'sagrada.learn';

/** The scene to continue with; the number of scenes when all are done. */
export function readProgress(stored: string | null): number {
  const n = Number(stored);
  return Number.isInteger(n) && n > 0 ? Math.min(n, SCENES.length) : 0;
}

export function loadProgress(): number {
  try {
    return readProgress(localStorage.getItem(KEY));
  } catch {
    return 0; // The browser may forbid storage; the lesson starts over.
  }
}

export function saveProgress(scene: number): void {
  try {
    localStorage.setItem(KEY, String(scene));
  } catch {
    // See above.
  }
}
