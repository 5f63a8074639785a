/**
 * How long others' moves are shown. However many bots play in a row, showing them takes about three
 * seconds altogether, unless the player wants it slower. What a bot thinks comes on top.
 */

export type BotSpeed = 'slow' | 'normal' | 'instant';

/** Milliseconds for everything that is shown in a row. */
export const MOST = 2800;
/** The share of what is left that one step may take, so that the last ones are seen too. */
const SHARE = 0.3;
/** If nothing was shown for so long, a new row begins. */
const GAP = 1500;
const SLOWER = 1.8;

export class Pacing {
  private shown = 0;
  private until = 0;

  constructor(
    private readonly speed: () => BotSpeed,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** How long to wait after a step that deserves `wanted` milliseconds. */
  pause(wanted: number): number {
    const speed = this.speed();
    if (speed === 'instant') return 0;
    if (speed === 'slow') return wanted * SLOWER;
    const now = this.now();
    if (now > this.until + GAP) this.shown = 0;
    const pause = Math.min(wanted, (MOST - this.shown) * SHARE);
    this.shown += pause;
    this.until = now + pause;
    return pause;
  }

  /** It's my turn: whatever comes next is a new row. */
  restart(): void {
    this.shown = 0;
  }
}
