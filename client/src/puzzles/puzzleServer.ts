/**
 * A puzzle as a table. The server says after each move what is possible; here is only what was chosen
 * so far.
 */

import { errorCode } from '../app/api';
import type {
  AnyClientFrame,
  ErrorCode,
  MakeMove,
  Puzzle,
  PuzzleMoment,
  Undo,
  Why,
} from '../protocol';
import { StandIn } from '../table/state/standIn';
import { puzzles } from './api';

export class PuzzleServer extends StandIn {
  protected version = 0;
  private moves: string[] = [];
  private moment: PuzzleMoment;
  /** Moves that were made at once, such as drafting a die and placing it. */
  private together: MakeMove[] = [];
  /** Requests are answered one after the other. */
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly puzzle: Puzzle,
    /** Called with all moves once nothing more is asked. */
    private readonly onanswer: (moves: string[]) => void,
    private readonly ask = puzzles.try,
  ) {
    super();
    this.moment = puzzle.start;
  }

  protected begin(): void {
    this.sync(this.puzzle.table, this.puzzle.seat, this.moment);
  }

  protected receive(frame: AnyClientFrame): void {
    if (frame.type === 'move') {
      this.together.push(frame);
      if (this.together.length === 1) queueMicrotask(() => this.inTurn(this.together.splice(0)));
    }
    if (frame.type === 'undo' || frame.type === 'why') this.inTurn([frame]);
    if (frame.type === 'sync') this.begin();
  }

  private inTurn(frames: (MakeMove | Undo | Why)[]): void {
    this.last = this.last.then(async () => {
      try {
        for (const frame of frames) {
          if (frame.type === 'why') await this.why(frame);
          if (frame.type === 'undo') await this.undo(frame);
        }
        await this.play(frames.filter((frame) => frame.type === 'move'));
      } catch (error) {
        for (const { id } of frames) this.refuse(id, errorCode(error) as ErrorCode);
      }
    });
  }

  private async play(frames: MakeMove[]): Promise<void> {
    const [first] = frames;
    if (!first) return;
    // A second tap was meant for what was there before the first.
    const isLate = first.version !== this.version || this.moment.done;
    const moves = [...this.moves, ...frames.map(({ move }) => move)];
    const found = isLate ? null : await this.ask(this.puzzle.id, moves);
    if (found?.refused) {
      for (const { id } of frames) this.refuse(id, 'illegal', found.refused);
      return;
    }
    for (const { id } of frames) this.ack(id);
    if (!found) return;
    const seen = this.moves.length;
    this.moves = moves;
    this.moment = found;
    if (found.done) {
      this.onanswer(moves);
      return;
    }
    this.version += 1;
    this.step(this.version - 1, null, found, seen);
  }

  private async undo({ id, version }: Undo): Promise<void> {
    if (version === this.version) {
      const moves = this.moves.slice(0, -1);
      this.moment = moves.length > 0 ? await this.ask(this.puzzle.id, moves) : this.puzzle.start;
      this.moves = moves;
      this.version += 1;
    }
    this.ack(id);
    this.begin();
  }

  private async why({ id, moves }: Why): Promise<void> {
    const found = await this.ask(this.puzzle.id, [...this.moves, ...moves]);
    if (found.refused) this.refuse(id, 'illegal', found.refused);
    else this.ack(id);
  }
}
