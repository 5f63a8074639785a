/** What a screen reader is told: line after line, so that none takes another's place before it was heard. */

/** Older lines have been heard. */
const KEPT = 40;

export class Announcer {
  lines: { number: number; text: string }[] = $state.raw([]);
  private number = 0;

  announce(text: string): void {
    if (!text) return;
    this.number += 1;
    this.lines = [...this.lines, { number: this.number, text }].slice(-KEPT);
  }
}
