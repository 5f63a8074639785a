/** The page of a table, fed with frames of real games. */

import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { setCards } from '../app/cards.svelte';
import { settings } from '../app/settings.svelte';
import { FakeServer } from '../fixtures/fakeServer';
import { catalogue, pattern, playing, solo, steps } from '../fixtures/frames';
import { loadLanguage } from '../i18n/say.svelte';
import { updateState } from '../offline/update.svelte';
import type { Sync } from '../protocol';
import { REST } from './state/turnEnding.svelte';
import TablePage from './TablePage.svelte';

beforeAll(async () => {
  await loadLanguage('en');
  setCards(catalogue());
  Object.assign(settings, { motion: 'less', sound: false });
  // jsdom has no dialogs that open.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});

async function show(sync: Sync): Promise<{ server: FakeServer; container: HTMLElement }> {
  const server = new FakeServer([sync]);
  const { container } = render(TablePage, { id: 'tab1e', narrow: false, environment: server });
  await waitFor(() => expect(container.querySelector('[data-version]')).not.toBeNull());
  await waitFor(() => expect(container.querySelector('.loading')).toBeNull());
  return { server, container };
}

const guide = () => screen.getByTestId('guide').textContent;
const press = (container: HTMLElement, selector: string) =>
  fireEvent.click(container.querySelector(selector) as Element);
const moves = (server: FakeServer) =>
  server.sent.flatMap((frame) => (frame.type === 'move' ? [[frame.version, frame.move]] : []));

describe('my turn', () => {
  it('begins with a line that says what I can do', async () => {
    await show(playing());
    expect(guide()).toBe('Your turn. Choose a die or a tool.');
  });

  it('lights the spaces of the chosen die, and sends both moves when one is pressed', async () => {
    const { server, container } = await show(playing());
    await press(container, '.pool [data-die="Y2"]');
    const lit = [...container.querySelectorAll<HTMLElement>('.mine .glowing')];
    expect(lit.map((one) => Number(one.dataset.space))).toEqual([6, 18]);
    expect(guide()).toBe('Choose a glowing space for the yellow 2.');
    await press(container, '.mine [data-space="6"]');
    expect(moves(server)).toEqual([
      [125, 'draft Y2'],
      [126, 'place B2'],
    ]);
  });

  it('says which rule forbids a space, and what lies in the way once the server tells', async () => {
    const { server, container } = await show(playing());
    await press(container, '.pool [data-die="B1"]');
    await press(container, '.mine [data-space="1"]');
    expect(guide()).toBe('Neighboring dice can’t share a color, except diagonally. (rule 5.5)');
    const why = server.sent.find((frame) => frame.type === 'why');
    expect(why).toMatchObject({ moves: ['draft B1', 'place A2'] });
    server.tell({
      type: 'refused',
      id: why?.id ?? '',
      code: 'illegal',
      message: '',
      field: null,
      reason: 'same-colour',
      rule: '5.5',
      in_the_way: [2],
      version: 125,
    });
    await waitFor(() =>
      expect(guide()).toBe(
        'Neighboring dice can’t share a color, except diagonally. There’s a blue 2 on A3. (rule 5.5)',
      ),
    );
    // The die in the way and the space that was tried are marked, each in its own way.
    const spaces = (kind: string) =>
      [...container.querySelectorAll<HTMLElement>(`.mine .${kind}`)].map(
        (one) => one.dataset.space,
      );
    expect(spaces('wrong')).toEqual(['2']);
    expect(spaces('refused')).toEqual(['1']);
    expect(spaces('marked')).toEqual([]);
    expect(moves(server)).toEqual([]);
  });

  it('asks before a pass while a die fits', async () => {
    const { server, container } = await show(playing());
    await press(container, '[data-act="pass"]');
    expect(guide()).toBe('You can still place a die. Pass anyway?');
    await press(container, '[data-act="sure"]'); // too soon: the second of two quick taps
    expect(moves(server)).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, REST + 50));
    await press(container, '[data-act="sure"]');
    expect(moves(server)).toEqual([[125, 'end']]);
  });

  it('does not pass after all when a die is chosen instead', async () => {
    const { server, container } = await show(playing());
    await press(container, '[data-act="pass"]');
    await press(container, '.pool [data-die="Y2"]');
    expect(guide()).toBe('Choose a glowing space for the yellow 2.');
    expect(moves(server)).toEqual([]);
  });

  it('shows a tool with its text and price before it is used', async () => {
    const { server, container } = await show(playing());
    await press(container, '[data-tool="2"]');
    expect(guide()).toBe('Use Eglomise Brush for 1 favor token?');
    expect(container.querySelector('.guide')?.textContent).toContain(
      'All other placement rules still apply',
    );
    await press(container, '[data-act="use"]');
    expect(moves(server)).toEqual([[125, 'tool 2']]);
  });

  it('asks the server whether a tool works on the chosen die', async () => {
    const { server, container } = await show(playing());
    await press(container, '.pool [data-die="Y2"]');
    await press(container, '[data-tool="1"]');
    const why = server.sent.find((frame) => frame.type === 'why');
    expect(why).toMatchObject({ moves: ['draft Y2', 'tool 1'] });
    server.tell({ type: 'ack', id: why?.id ?? '', version: 125 });
    await waitFor(() => expect(guide()).toBe('Use Grozing Pliers for 1 favor token?'));
    await press(container, '[data-act="use"]');
    expect(moves(server)).toEqual([
      [125, 'draft Y2'],
      [126, 'tool 1'],
    ]);
  });

  it('shows where a die would spoil a space, and says so when it is placed there', async () => {
    const { server, container } = await show(playing());
    await press(container, '.pool [data-die="Y4"]');
    const pane = container.querySelector('.mine [data-space="14"]');
    expect(pane?.classList).toContain('risky');
    expect(pane?.getAttribute('aria-label')).toMatch(
      /Available, but then no die fits on C4 anymore\.$/,
    );
    await press(container, '.mine [data-space="14"]');
    expect(moves(server)).toHaveLength(2);
    expect(guide()).toBe('No die fits on C4 anymore without a tool. You can still undo this.');
    await press(container, '.pool [data-die="Y2"]');
    expect(guide()).not.toMatch(/undo/);
  });

  it('says nothing of a spoiled space when the placement was refused', async () => {
    const { server, container } = await show(playing());
    await press(container, '.pool [data-die="Y4"]');
    await press(container, '.mine [data-space="14"]');
    const id = server.sent.findLast((frame) => frame.type === 'move')?.id ?? '';
    server.tell({
      ...{ type: 'refused', id, code: 'illegal', message: '', field: null },
      ...{ reason: 'same-colour', rule: '5.5', in_the_way: [], version: 125 },
    });
    await waitFor(() => expect(guide()).toMatch(/rule 5/i));
  });

  it('warns before a die spoils a space where nothing can be undone', async () => {
    const sync = playing();
    sync.table.undo = false;
    const { server, container } = await show(sync);
    await press(container, '.pool [data-die="Y4"]');
    await press(container, '.mine [data-space="14"]');
    expect(guide()).toBe(
      'If you place the yellow 4 on C5, no die will fit on C4 anymore. Tap C5 again to place it anyway.',
    );
    expect(moves(server)).toEqual([]);
    await press(container, '.mine [data-space="14"]');
    expect(moves(server)).toEqual([
      [125, 'draft Y4'],
      [126, 'place C5'],
    ]);
  });

  it('warns of nothing where that is turned off', async () => {
    settings.warn = false;
    const { server, container } = await show(playing());
    await press(container, '.pool [data-die="Y4"]');
    await press(container, '.mine [data-space="14"]');
    expect(moves(server)).toHaveLength(2);
    settings.warn = true;
  });

  it('marks a space that no die can fill, and says why', async () => {
    const sync = playing();
    if (sync.choices) sync.choices.dead_spaces = [{ space: 13, reason: 'none-left', beside: [] }];
    const { container } = await show(sync);
    const pane = container.querySelector('.mine [data-space="13"]');
    expect(pane?.classList).toContain('dead');
    expect(pane?.getAttribute('aria-label')).toContain('No die fits here anymore.');
    await press(container, '.mine [data-space="13"]');
    expect(guide()).toMatch(/^No die fits on C4 anymore without a tool\./);
    expect(guide()).toContain('No die left in the bag or the draft pool could go there');
  });

  it('asks for a hint where the table allows it, and shows what it is about', async () => {
    const sync = playing();
    sync.table.hints = true;
    const { server, container } = await show(sync);
    await press(container, '[data-act="hint"]');
    const asked = server.sent.find((frame) => frame.type === 'advice');
    const line = { moves: ['draft Y2', 'place B2'], points: 47.3, spread: 6.2, chance: 0.61 };
    server.tell({ type: 'advice', id: asked?.id ?? '', seat: 0, version: 125, lines: [line] });
    await waitFor(() =>
      expect(container.querySelector('.hint li')?.textContent).toMatch(
        /Draft the yellow 2, place it on B2\s*About 47 points at the end, give or take 6, 61% chance to win/,
      ),
    );
    await press(container, '.hint li button');
    expect(container.querySelector('.mine [data-space="6"] .ghost .die')).not.toBeNull();
    expect(moves(server)).toEqual([]);
  });

  it('can be passed by key', async () => {
    const { server } = await show(playing());
    await fireEvent.keyDown(document.body, { key: 'e' });
    expect(guide()).toBe('You can still place a die. Pass anyway?');
    await new Promise((resolve) => setTimeout(resolve, REST + 50));
    await fireEvent.keyDown(document.body, { key: 'e' });
    expect(moves(server)).toEqual([[125, 'end']]);
  });

  it('takes a die by its number and goes on to a space that lights up', async () => {
    await show(playing());
    await fireEvent.keyDown(document.body, { key: '1' });
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.space).toBe('6'));
  });
});

it('gives the seat back to somebody for whom a bot stood in', async () => {
  const sync = playing();
  expect((await show(sync)).container.querySelector('[data-act="return"]')).toBeNull();
  const mine = sync.table.seats.find((seat) => seat.is_you);
  if (mine) mine.stand_in = true;
  const { container, server } = await show(sync);
  await press(container, '[data-act="return"]');
  expect(server.sent.at(-1)).toEqual({ type: 'sync' });
});

describe('steps of the game', () => {
  it('are drawn one by one, and announced', async () => {
    const { server, container } = await show(playing());
    const [drafted, placed] = steps();
    server.tell(drafted as NonNullable<typeof drafted>);
    await waitFor(() => expect(screen.getByTestId('hand')).toBeTruthy());
    expect(screen.getByTestId('announced').textContent).toMatch(/Ada drafts (\w+ \d)\./);
    server.elapse();
    server.tell(placed as NonNullable<typeof placed>);
    await waitFor(() => expect(screen.queryByTestId('hand')).toBeNull());
    expect(container.querySelector('.log')?.textContent).toContain('Ada places');
  });

  it('that wait are all shown at a press', async () => {
    const { server, container } = await show(playing());
    const all = steps();
    for (const step of all) server.tell(step);
    await fireEvent.pointerDown(document.body);
    const version = String(all.at(-1)?.version);
    await waitFor(() =>
      expect(container.querySelector<HTMLElement>('.page')?.dataset.version).toBe(version),
    );
  });

  it('are all announced, also when they are hurried', async () => {
    const { server } = await show(playing());
    const all = steps();
    for (const step of all) server.tell(step);
    await fireEvent.keyDown(document.body, { key: 'Tab' });
    const heard = () => screen.getByTestId('announced').textContent ?? '';
    await waitFor(() => expect(heard()).toMatch(/Ada drafts .*Ada places .*/s));
    const placed = all.flatMap((step) => step.events.filter((one) => one.kind === 'DiePlaced'));
    expect(placed.length).toBeGreaterThan(1);
    expect(heard().match(/ places /g)).toHaveLength(placed.length);
  });

  it('after a gap bring everything anew', async () => {
    const { server } = await show(playing());
    server.tell(steps()[2] as NonNullable<ReturnType<typeof steps>[2]>);
    await waitFor(() => expect(server.sent.map((frame) => frame.type)).toContain('sync'));
  });
});

it('offers four patterns, and keeps the private objective behind a peek', async () => {
  const sync = pattern();
  for (const seat of sync.table.seats) seat.kind = 'person';
  const { server, container } = await show(sync);
  const four = [...container.querySelectorAll<HTMLElement>('.pattern')];
  expect(four).toHaveLength(4);
  expect(container.textContent).not.toContain('Shades of');
  await fireEvent.click(screen.getByText('Peek'));
  expect(container.textContent).toContain('Shades of');
  await fireEvent.click(four[1] as HTMLElement);
  expect(moves(server)[0]?.[1]).toBe(`pattern ${four[1]?.dataset.pattern}`);
});

it('shows the private objective beside the patterns if only bots play along', async () => {
  const { container } = await show(pattern());
  expect(container.textContent).toContain('Shades of');
  expect(container.textContent).toContain('Best');
  expect(screen.queryByText('Peek')).toBeNull();
});

it('lets a pattern be changed while others still choose', async () => {
  const sync = pattern();
  if (sync.choices) sync.choices = { ...sync.choices, legal: [], can_undo: true };
  const { server, container } = await show(sync);
  await press(container, '[data-act="undo"]');
  expect(server.sent.some((frame) => frame.type === 'undo')).toBe(true);
});

it('shows the solo player the target and both objectives', async () => {
  const { container } = await show(solo());
  expect(container.textContent).toMatch(/Target: \d+/);
  expect(container.textContent).not.toContain('favor token');
});

it('draws the curtain before another player of this screen', async () => {
  const sync = playing();
  sync.table.your_seats = [0, 1];
  sync.holding = null;
  const { server, container } = await show(sync);
  expect(container.querySelector('.curtain h1')?.textContent).toBe('Pass the device to Ada');
  await press(container, '.curtain .main');
  expect(server.sent.at(-1)).toEqual({ type: 'hold', seat: 0 });
});

it.each(['online', 'visibilitychange'])(
  'asks at once whether the connection is alive (%s)',
  async (event) => {
    const { server } = await show(playing());
    (event === 'online' ? window : document).dispatchEvent(new Event(event));
    expect(server.sent.at(-1)).toEqual({ type: 'ping' });
  },
);

it('says when the connection is lost, and removes that when it is back', async () => {
  const { server, container } = await show(playing());
  server.drop();
  await waitFor(() => expect(container.querySelector('.banner')).not.toBeNull());
  server.elapse();
  await waitFor(() => expect(container.querySelector('.banner')).toBeNull());
});

it('asks for a new page, and nothing else, when the server no longer understands this one', async () => {
  const { server, container } = await show(playing());
  server.drop();
  await waitFor(() => expect(container.querySelector('.banner')).not.toBeNull());
  server.elapse();
  server.drop(4426);
  await waitFor(() => expect(updateState()).toBe('required'));
  expect(container.querySelector('.banner')).toBeNull();
});
