/** How hard a window is, as far as the server has measured it. */

import { errorCode, request } from '../app/api';
import type { MeasuredWindow } from '../protocol';

/** Milliseconds between two questions how far it is. */
const PAUSE = 700;

export class Measuring {
  measured: MeasuredWindow | null = $state.raw(null);
  isBusy = $state(false);
  trouble = $state('');
  private stopped = false;

  /** Asks until it is measured; null if that failed. */
  async start(grid: string): Promise<MeasuredWindow | null> {
    this.trouble = '';
    this.measured = null;
    this.isBusy = true;
    try {
      let done = 0;
      while (!this.stopped) {
        const found = await request<MeasuredWindow>('POST', '/windows/measure', { grid });
        // Less than before: it was given up, and begins again.
        if (found.done < done) break;
        done = found.done;
        this.measured = found;
        if (found.difficulty !== null) return found;
        await new Promise((wait) => setTimeout(wait, PAUSE));
      }
      if (!this.stopped) this.trouble = 'failed';
    } catch (error) {
      this.trouble = errorCode(error);
    } finally {
      this.isBusy = false;
    }
    return null;
  }

  stop(): void {
    this.stopped = true;
  }
}
