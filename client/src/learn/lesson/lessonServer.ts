/**
 * The tutorial's scenes, recorded from the engine, and a stand-in for the server that plays one: it
 * answers each choice with the recorded frames, as a real table would. It knows no rules.
 */

import type { AnyClientFrame, Catalogue, Stepped, Sync } from '../../protocol';
import { StandIn } from '../../table/state/standIn';

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

export class LessonServer extends StandIn {
  protected version: number;
  private at = 0;

  constructor(
    private readonly scene: RecordedScene,
    /** Called when the learner chooses something legal that the lesson has no recording of. */
    private readonly onstray: () => void,
    /** The learner's name. */
    private readonly name = '',
    private readonly wait?: StandIn['after'],
  ) {
    super();
    this.version = scene.sync.version;
  }

  override after(ms: number, action: () => void): () => void {
    return this.wait ? this.wait(ms, action) : super.after(ms, action);
  }

  protected begin(): void {
    const sync = structuredClone(this.scene.sync);
    const mine = sync.table.seats.find((seat) => seat.is_you);
    if (mine) mine.name = this.name;
    this.send(sync);
  }

  protected receive(frame: AnyClientFrame): void {
    if (frame.type === 'move') this.move(frame.id, frame.version, frame.move);
    if (frame.type === 'why') this.why(frame.id, frame.moves);
  }

  private move(id: string, version: number, move: string): void {
    this.ack(id);
    // The second of two moves means nothing if the first was not accepted.
    if (version !== this.version) return;
    const answer = this.scene.nodes[this.at]?.moves[move];
    if (!answer) {
      this.onstray();
      return;
    }
    this.at = answer.node;
    this.version = answer.frames.at(-1)?.version ?? this.version;
    for (const frame of answer.frames) this.send(frame);
  }

  private why(id: string, moves: string[]): void {
    const found = this.scene.nodes[this.at]?.why[moves.join(', ')];
    if (found) this.refuse(id, 'illegal', { reason: found.reason, in_the_way: found.spaces });
    else this.ack(id);
  }
}
