/**
 * One turn from a position, as a table. Every choice is asked of the real server, which keeps nothing,
 * so the position and what was played from it go with each question.
 */

import { ApiError, request } from '../app/api';
import type { AnyClientFrame, ErrorCode, PositionState, PositionTried } from '../protocol';
import { StandIn } from '../table/state/standIn';

export class PositionServer extends StandIn {
  private shown: PositionState | null = null;
  /** Questions are answered one after the other. */
  private last: Promise<void> = Promise.resolve();

  constructor(
    readonly position: string,
    /** The turn has changed, or (null) the position can't be read. */
    private readonly onstate: (state: PositionState | null, sentence: string) => void,
  ) {
    super();
  }

  protected get version(): number {
    return this.shown?.entries.length ?? 0;
  }

  protected begin(): void {
    this.restart().catch(() => this.hangUp());
  }

  protected receive(frame: AnyClientFrame): void {
    this.last = this.last.then(() => this.answer(frame));
  }

  private async answer(frame: AnyClientFrame): Promise<void> {
    try {
      if (frame.type === 'move') await this.move(frame.id, frame.version, frame.seat, frame.move);
      if (frame.type === 'undo') await this.undo(frame.id);
      if (frame.type === 'why') await this.why(frame.id, frame.moves);
      if (frame.type === 'sync') this.show(this.shown);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'server-error';
      // The page has a sentence for that, too, though a server never says it.
      this.refuse('id' in frame ? frame.id : null, code as ErrorCode);
    }
  }

  private async move(id: string, version: number, seat: number, move: string): Promise<void> {
    // The second of two moves means nothing if the first was not accepted.
    if (version !== this.version || !this.shown) {
      this.ack(id);
      return;
    }
    const before = this.version;
    const state = await this.play([...this.shown.entries, `${seat + 1}: ${move}`]);
    this.ack(id);
    if (state) this.step(before, id, state, before);
  }

  /** Also what chance has answered goes; the next time other dice come. */
  private async undo(id: string): Promise<void> {
    const entries = this.shown?.entries ?? [];
    const last = entries.findLastIndex((entry) => !entry.startsWith('*'));
    const state = await this.play(entries.slice(0, Math.max(0, last)));
    this.ack(id);
    this.show(state);
  }

  /** From the beginning again. */
  async restart(): Promise<void> {
    this.show(await this.play([]));
  }

  private async why(id: string, moves: string[]): Promise<void> {
    const { reason, in_the_way } = await request<PositionTried>('POST', '/positions/try', {
      position: this.position,
      entries: this.shown?.entries ?? [],
      moves,
    });
    if (reason === null) this.ack(id);
    else this.refuse(id, 'illegal', { reason, in_the_way });
  }

  private async play(entries: string[]): Promise<PositionState | null> {
    try {
      const body = { position: this.position, entries };
      this.shown = await request<PositionState>('POST', '/positions', body);
      this.onstate(this.shown, '');
      return this.shown;
    } catch (error) {
      if (this.shown || !(error instanceof ApiError) || error.code !== 'bad-request') throw error;
      this.onstate(null, error.sentence);
      return null;
    }
  }

  private show(state: PositionState | null): void {
    if (state) this.sync(state.table, state.seat, state);
  }
}
