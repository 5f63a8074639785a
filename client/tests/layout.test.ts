/** The table on screens of every shape: what is needed is in sight without scrolling. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sync } from '../src/protocol';
import { openBrowser, visitor } from './browser';
import { TRIED } from './extent';
import { ADDRESS, curtain, fourPlayers, frame, hints, stage } from './stage';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser?.close());

async function at(width: number, height: number, sync: Sync, language = 'en'): Promise<Page> {
  const { page } = await visitor(browser, ADDRESS, {
    viewport: { width, height },
    settings: { language },
  });
  await stage(page, sync);
  await page.goto('/t/tab1e');
  await page.waitForSelector('.mine, .end');
  return page;
}

/** Those that are covered, cut off or out of sight: their middle and corners can't be seen. */
function hidden(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((what) => {
    const all = [...document.querySelectorAll<HTMLElement>(what)];
    if (all.length === 0) return [`there is no ${what}`];
    return all.flatMap((one) => {
      const box = one.getBoundingClientRect();
      const inset = 3;
      const points = [
        [box.left + inset, box.top + inset],
        [box.right - inset, box.bottom - inset],
        [(box.left + box.right) / 2, (box.top + box.bottom) / 2],
      ] as const;
      const seen = points.every(([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (one.contains(there) || there.contains(one));
      });
      const inside = box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
      return seen && inside ? [] : [`${one.className} ${JSON.stringify(box)}`];
    });
  }, selector);
}

const scrolls = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight > innerHeight);

it.each(TRIED)(
  'keeps guide and buttons in sight on a phone on its side, in %s',
  async (language) => {
    for (const [width, height] of [
      [844, 390],
      [667, 375],
      [640, 360],
    ] as const) {
      const sync = fourPlayers();
      sync.table.hints = true;
      const page = await at(width, height, sync, language);
      const name = `${width} × ${height}`;
      expect(await scrolls(page), name).toBe(false);
      for (const part of [
        '.guide',
        '.guide [data-act]',
        '.middle .mine',
        '.pool .die-button',
        '.tab',
      ]) {
        expect(await hidden(page, part), `${name} ${part}`).toEqual([]);
      }
      // With a refusal to read, and with a sheet open, too.
      await page.locator('.pool .die-button').first().click();
      await page.locator('.mine .pane:not(.glowing)').first().click();
      expect(await hidden(page, '.guide [data-act]'), name).toEqual([]);
      await page.locator('.tab').first().click();
      await page.waitForSelector('.sheet.open [data-tool]');
      expect(await hidden(page, '.guide'), name).toEqual([]);
      expect(await hidden(page, '.tab'), name).toEqual([]);
      await page.context().close();
    }
  },
);

it.each(TRIED)(
  'shows four players, objectives and score at 1366 × 768, in %s',
  async (language) => {
    const page = await at(1366, 768, fourPlayers(), language);
    expect(await scrolls(page)).toBe(false);
    for (const part of [
      '.players li',
      '.right [data-tool]',
      '.right [data-objective]',
      '.right .private',
      '.right .score',
      '.guide [data-act]',
      '.pool .die-button',
    ]) {
      expect(await hidden(page, part), part).toEqual([]);
    }
    await page.context().close();
  },
);

/** The moment when a tool asks for a value: the die in hand, and six to choose from. */
function choosingValue(): Sync {
  const sync = fourPlayers();
  if (!sync.view || !sync.choices) throw new Error('the frames have changed');
  sync.view.stage = 'value';
  sync.view.chain.hand = 'G2';
  sync.choices.fits = [];
  sync.choices.legal = [1, 2, 3, 4, 5, 6].map((value) => ({
    kind: 'value' as const,
    move: `value ${value}`,
    value,
  }));
  return sync;
}

/** The moment when a tool asks for a die on the round track, late in the game. */
function choosingSwap(): Sync {
  const sync = fourPlayers();
  if (!sync.view || !sync.choices) throw new Error('the frames have changed');
  sync.view.stage = 'swap';
  sync.view.chain.hand = 'G2';
  sync.view.round = 10;
  sync.view.track = Array.from({ length: 9 }, (_, i) => (i % 2 ? ['R3', 'Y6'] : ['P1']));
  sync.choices.fits = [];
  sync.choices.legal = [];
  return sync;
}

it.each([
  [360, 640],
  [844, 390],
  [820, 1180],
  [1366, 768],
])('shows six values and the round track to choose from at %i × %i', async (width, height) => {
  for (const sync of [choosingValue(), choosingSwap()]) {
    const page = await at(width, height, sync);
    expect(await hidden(page, '.pool .die-button')).toEqual([]);
    expect(await hidden(page, '.pool .hand')).toEqual([]);
    expect(await hidden(page, '.middle .mine')).toEqual([]);
    await page.context().close();
  }
});

/** A table in its last round, with as many players. */
function lastRound(players: number, clock: number | null): Sync {
  const sync = fourPlayers();
  if (!sync.view) throw new Error('the frames have changed');
  sync.view.round = 10;
  sync.view.players.length = players;
  sync.table.seats.length = players;
  const seats = sync.view.players.map((_, seat) => seat);
  sync.view.order = [...seats, ...seats.toReversed()];
  sync.view.turn_number = 1;
  sync.clock.deadlines = seats.map((seat) => (seat === 0 ? clock : null));
  sync.clock.now = 0;
  return sync;
}

it.each(TRIED)('keeps the bar at the top in one line on a phone, in %s', async (language) => {
  for (const [width, players, clock] of [
    [360, 2, null],
    [360, 4, 40 * 3_600_000],
    [390, 2, null],
    [390, 2, 95_000],
  ] as const) {
    const page = await at(width, 740, lastRound(players, clock), language);
    const name = `${width}, ${players} players, clock ${clock}`;
    expect(await hidden(page, '.bar .icon:not(.sound), .bar .order li'), name).toEqual([]);
    const bar = await page.locator('.bar').boundingBox();
    expect(bar?.height, name).toBeLessThanOrEqual(52);
    await page.context().close();
  }
});

/** The first turn of a round is done: eight dice are left, and the buttons are beside them. */
function readyToEnd(): Sync {
  const sync = fourPlayers();
  if (!sync.view || !sync.choices) throw new Error('the frames have changed');
  sync.view.pool = ['R1', 'Y2', 'Y6', 'G2', 'B3', 'B6', 'B6', 'P5'];
  sync.view.chain.drafted = true;
  sync.choices.fits = [];
  sync.choices.legal = [{ kind: 'end', move: 'end' }];
  sync.choices.can_undo = true;
  return sync;
}

it.each(TRIED)('never covers the buttons beside the dice, in %s', async (language) => {
  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [820, 1180],
    [1024, 768],
    [1280, 860],
    [1366, 768],
  ] as const) {
    const page = await at(width, height, readyToEnd(), language);
    for (const part of ['.pool [data-act]', '.pool .die-button', '.guide', '.middle .mine']) {
      await expect
        .poll(() => hidden(page, part), { message: `${width} × ${height} ${part}` })
        .toEqual([]);
    }
    await page.context().close();
  }
});

it('says a title once', async () => {
  const page = await at(1366, 768, frame('playing'));
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await page.getByRole('heading', { name: 'Settings' }).count()).toBe(1);
  await page.context().close();
});

it('fits the curtain with the longest names on every screen', async () => {
  for (const [width, height] of [
    [360, 640],
    [640, 360],
    [1366, 768],
  ] as const) {
    const sync = curtain();
    for (const seat of sync.table.seats) seat.name = 'Wolfeschlegelsteinhausenberger';
    const page = await at(width, height, sync, 'nl');
    expect(await hidden(page, '.curtain .button')).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    await page.context().close();
  }
});

it.each(TRIED)(
  'shows the cards and the score on a tablet held upright, in %s',
  async (language) => {
    const page = await at(820, 1180, fourPlayers(), language);
    for (const part of ['.right [data-tool]', '.right [data-objective]', '.right .score']) {
      expect(await hidden(page, part), part).toEqual([]);
    }
    await page.context().close();
  },
);

it('shows the others’ windows on a tablet, either way up', async () => {
  for (const [width, height] of [
    [820, 1180],
    [1180, 820],
    [1024, 768],
  ] as const) {
    const page = await at(width, height, fourPlayers());
    expect(await hidden(page, '.players li'), `${width} × ${height}`).toEqual([]);
    expect(await hidden(page, '.middle .mine'), `${width} × ${height}`).toEqual([]);
    expect(await hidden(page, '.guide [data-act]'), `${width} × ${height}`).toEqual([]);
    await page.context().close();
  }
});

it('keeps the log in sight beside three others', async () => {
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
  ] as const) {
    const page = await at(width, height, fourPlayers());
    expect(await hidden(page, '.log li:first-child'), `${width} × ${height}`).toEqual([]);
    await page.context().close();
  }
});

it('shows the winner’s points without scrolling', async () => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [1366, 768],
  ] as const) {
    const page = await at(width, height, frame('over'));
    expect(await hidden(page, '.winner .sum'), `${width} × ${height}`).toEqual([]);
    expect(await page.locator('.winner .sum').innerText()).toBe('62');
    await page.context().close();
  }
});

it('shows the patterns to choose from, and their names, on a phone on its side', async () => {
  const { page } = await visitor(browser, ADDRESS, { viewport: { width: 844, height: 390 } });
  await stage(page, frame('pattern'));
  await page.goto('/t/tab1e');
  await page.waitForSelector('.pattern');
  expect(await hidden(page, '.pattern .name')).toEqual([]);
  await page.context().close();
});

it('grows dice, letters and columns on a large screen', async () => {
  const measure = async (width: number, height: number) => {
    const page = await at(width, height, frame('playing'));
    const sizes = await page.evaluate(() => {
      const wide = (what: string) =>
        document.querySelector(what)?.getBoundingClientRect().width ?? 0;
      return {
        die: wide('.pool .die-button'),
        left: wide('.left'),
        right: wide('.right'),
        window: wide('.mine'),
        letters: Number.parseFloat(
          getComputedStyle(document.querySelector('.guide .line') as Element).fontSize,
        ),
      };
    });
    await page.context().close();
    return sizes;
  };
  const usual = await measure(1440, 900);
  const large = await measure(2560, 1440);
  for (const part of ['die', 'left', 'right', 'window', 'letters'] as const) {
    expect(large[part] / usual[part], part).toBeGreaterThan(1.35);
  }
});

it('keeps a hint above the guide on a phone on its side', async () => {
  const page = await at(844, 390, hints());
  await page.locator('[data-act="hint"]').click();
  await page.getByTestId('hint').locator('li').first().waitFor();
  expect(await hidden(page, '.guide')).toEqual([]);
  expect(await hidden(page, '[data-testid="hint"]')).toEqual([]);
  await page.context().close();
});
