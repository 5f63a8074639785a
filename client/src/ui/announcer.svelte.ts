/** What a screen reader reads out: a list of lines, so that none replaces another before it was read. */

/** Older lines have been read out by now. */
const MOST_LINES = 40;

export class Announcer {
  lines: { number: number; text: string }[] = $state.raw([]);
  private number = 0;

  announce(text: string): void {
    if (!text) return;
    this.number += 1;
    this.lines = [...this.lines, { number: this.number, text }].slice(-MOST_LINES);
  }
}
