/** Somebody who plays through the page what is written down, move by move, in notation. */

import type { Page } from 'playwright-core';
import { type Press, click, moved, version } from './player';

const space = (name: string) => (name.charCodeAt(0) - 65) * 5 + Number(name[1]) - 1;
const pane = (name: string) => `.mine [data-space="${space(name)}"]`;
const die = (text: string) => `.pool [data-die="${text}"]`;
const act = (name: string) => `[data-act="${name}"]`;
/** Right after a change of turn, nothing ends the new one. */
const ready = (name: string) => `${act(name)}:not([aria-disabled="true"])`;

/** What to press for a move, one after the other; the last press sends it. */
function presses(move: string): string[] {
  const [verb = '', ...rest] = move.split(' ');
  const [what = '', which = ''] = rest;
  switch (verb) {
    case 'pattern':
      return [`[data-pattern="${what}"]`];
    case 'tool':
      return [`[data-tool="${what}"]`, act('use')];
    case 'draft':
    case 'pay':
      return [die(what)];
    case 'value':
      return [`.pool .die-button >> nth=${Number(what) - 1}`];
    case 'swap':
      return [`.from[data-round="${what}"] [data-die="${which}"]`];
    case 'place':
    case 'lift':
    case 'remove':
      return [pane(what)];
    case 'call':
      return [act('call'), act(move)];
    case 'takeback':
      return [act('undo')];
    case 'end': // to end a turn without having done anything is to pass
      return [`${ready('end')}, ${ready('pass')}`];
    default:
      return [act(verb)];
  }
}

/** Waits until the page asks for something, or for nothing more. */
export async function asked(page: Page): Promise<void> {
  await page.waitForSelector('.guide.mine, .pattern:not(:disabled), .end', { state: 'attached' });
}

/** Plays moves of one seat. A drafted die is only chosen on the page until it is used. */
export class ByRecord {
  private draft: string | null = null;

  constructor(
    private readonly page: Page,
    private readonly press: Press = click,
  ) {}

  async play(move: string): Promise<void> {
    if (move.startsWith('draft ')) {
      this.draft = move;
      return;
    }
    const calls = move.startsWith('call ');
    if (!calls) await asked(this.page);
    const before = await version(this.page);
    const moves = this.draft && !calls ? [this.draft, move] : [move];
    if (!calls) this.draft = null;
    try {
      for (const selector of moves.flatMap(presses)) await this.press(this.page, selector);
      // A pass while a die fits is asked about.
      if (move === 'end' && (await this.page.locator(act('sure')).count()) > 0)
        await this.press(this.page, ready('sure'));
      await moved(this.page, before, moves.length);
    } catch (error) {
      const guide = await this.page.locator('.guide, .end').first().innerText();
      throw new Error(`${moves.join(', ')} led to nothing; the page says: ${guide}`, {
        cause: error,
      });
    }
  }
}
