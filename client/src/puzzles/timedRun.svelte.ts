/** The state of a timed run: its puzzles, what was right, and the clock. */

/** Milliseconds. */
export const LASTS = 5 * 60_000;
export const MOST_WRONG = 3;
const MINUTE = 60_000;

export type RunEnd = 'time' | 'wrong' | 'all' | 'stopped';

export class Run {
  /** Of each puzzle answered, whether it was right. */
  answers: boolean[] = $state.raw([]);
  /** Milliseconds. */
  left = $state(LASTS);
  over: RunEnd | null = $state(null);

  private readonly until: number;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(
    readonly ids: readonly string[],
    private readonly onminute: () => void,
    private readonly onend: () => void,
    private readonly now: () => number = () => Date.now(),
  ) {
    this.until = now() + LASTS;
    this.timer = setInterval(() => this.tick(), 250);
  }

  get number(): number {
    return this.answers.length;
  }

  get score(): number {
    return this.answers.filter(Boolean).length;
  }

  get wrong(): number {
    return this.number - this.score;
  }

  get nextId(): string | undefined {
    return this.ids[this.number + 1];
  }

  add(solved: boolean): void {
    this.answers = [...this.answers, solved];
    if (this.wrong === MOST_WRONG) this.end('wrong');
    else if (this.number === this.ids.length) this.end('all');
  }

  end(how: RunEnd = 'stopped'): void {
    if (this.over) return;
    this.stop();
    this.over = how;
    this.onend();
  }

  /** Without a result: the page is left. */
  stop(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    const before = this.left;
    this.left = Math.max(0, this.until - this.now());
    if (before > MINUTE && this.left <= MINUTE) this.onminute();
    if (this.left === 0) this.end('time');
  }
}

/** `4:59`. */
export function clockText(millis: number): string {
  const seconds = Math.ceil(millis / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
