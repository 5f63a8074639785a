/**
 * The tutorial's scenes, recorded from the engine, and a stand-in for the server that plays one: it
 * answers each choice with the recorded frames, as a real table would. It knows no rules.
 */

import type { AnyClientFrame, AnyServerFrame, Catalogue, Stepped, Sync } from '../../protocol';
import type { Environment } from '../../table/state/connection';

interface Refusal {
  reason: string;
  spaces: number[];
}

interface Moment {
  /** The answer to each choice that the lesson accepts. */
  moves: Record<string, { frames: Stepped[]; node: number }>;
  /** The answer to `why`, by the moves that were tried. */
  why: Record<string, Refusal>;
}

export interface RecordedScene {
  id: string;
  sync: Sync;
  nodes: Moment[];
}

export interface Lesson {
  catalogue: Catalogue;
  scenes: RecordedScene[];
}

export async function loadLesson(): Promise<Lesson> {
  return (await import('../lesson.json')).default as unknown as Lesson;
}

export class LessonServer implements Environment {
  private at = 0;
  private version: number;
  private socket: LessonSocket | null = null;

  constructor(
    private readonly scene: RecordedScene,
    /** Called when the learner chooses something legal that the lesson has no recording of. */
    private readonly onstray: () => void,
    /** The learner's name. */
    private readonly name = '',
    private readonly wait = (ms: number, action: () => void) => {
      const timer = setTimeout(action, ms);
      return () => clearTimeout(timer);
    },
  ) {
    this.version = scene.sync.version;
  }

  open(): WebSocket {
    this.socket = new LessonSocket((frame) => this.receive(frame));
    const sync = structuredClone(this.scene.sync);
    const mine = sync.table.seats.find((seat) => seat.is_you);
    if (mine) mine.name = this.name;
    queueMicrotask(() => this.learnText(sync));
    return this.socket as unknown as WebSocket;
  }

  after(ms: number, action: () => void): () => void {
    return this.wait(ms, action);
  }

  private learnText(frame: AnyServerFrame): void {
    this.socket?.onmessage?.({ data: JSON.stringify(frame) });
  }

  private receive(frame: AnyClientFrame): void {
    if (frame.type === 'move') this.move(frame.id, frame.version, frame.move);
    if (frame.type === 'why') this.why(frame.id, frame.moves);
    if (frame.type === 'ping')
      this.learnText({ type: 'pong', now: Date.now(), version: this.version });
  }

  private move(id: string, version: number, move: string): void {
    this.learnText({ type: 'ack', id, version: this.version });
    // The second of two moves means nothing if the first was not accepted.
    if (version !== this.version) return;
    const answer = this.scene.nodes[this.at]?.moves[move];
    if (!answer) {
      this.onstray();
      return;
    }
    this.at = answer.node;
    this.version = answer.frames.at(-1)?.version ?? this.version;
    for (const frame of answer.frames) this.learnText(frame);
  }

  private why(id: string, moves: string[]): void {
    const found = this.scene.nodes[this.at]?.why[moves.join(', ')];
    const { version } = this;
    if (!found) {
      this.learnText({ type: 'ack', id, version });
      return;
    }
    this.learnText({
      type: 'refused',
      id,
      code: 'illegal',
      message: '',
      field: null,
      reason: found.reason,
      rule: null,
      in_the_way: found.spaces,
      version,
    });
  }
}

class LessonSocket {
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(private readonly receive: (frame: AnyClientFrame) => void) {}

  send(text: string): void {
    this.receive(JSON.parse(text) as AnyClientFrame);
  }

  close(): void {
    this.readyState = 3;
  }
}
