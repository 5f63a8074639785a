import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import { loadLanguage } from '../i18n/say.svelte';
import { newBoard, newSeat } from './board';
import { writeLink } from './link';
import ScorePage from './ScorePage.svelte';

const EXAMPLE = '.. G4 R2 Y5 P6 R3 B1 .. G1 Y2 P5 G6 .. P6 R3 B4 Y3 G4 B2 G4'.split(' ');

beforeEach(async () => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  localStorage.clear();
  history.replaceState(null, '', '/score');
  await loadLanguage('en');
});

async function type(keys: string): Promise<void> {
  for (const key of keys) await fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** Quicker than by role, where many buttons are on the page. */
const touch = (selector: string) =>
  fireEvent.click(document.querySelector(selector) ?? expect.fail(selector));
const total = () => screen.getAllByTestId('total').map((one) => one.textContent);

it('scores the rulebook’s example, its last row typed in', async () => {
  const board = newBoard('en');
  const dice = EXAMPLE.map((die, space) => (die === '..' || space > 14 ? null : die));
  board.public = ['column-color-variety', 'light-shades', 'color-variety'];
  board.seats[0] = { ...newSeat(), dice: dice as (typeof board.seats)[0]['dice'] };
  history.replaceState(null, '', `/score#${writeLink(board)}`);
  render(ScorePage);
  await touch('#tab-0');
  await press('Choose a window');
  await touch('[data-window="fractal-drops"]');
  await touch('[data-private="P"]');
  await touch('.entry [data-space="15"]');
  (document.activeElement as HTMLElement | null)?.blur();
  for (const die of EXAMPLE.slice(15)) await type(die);
  expect(total()[0]).toBe('40');
  expect(screen.getByTestId('audit').textContent).toContain('C5 red 3: this space needs a 1.');
  await press('Placed with Copper Foil Burnisher');
  expect(screen.getByTestId('audit').textContent).toContain('No mistakes');
});

it('mends a mistake in the way that is chosen, and takes that back', async () => {
  const board = newBoard('en');
  const dice = newSeat().dice.map((_, space) => (space === 0 ? 'R1' : space === 1 ? 'R2' : null));
  board.seats[0] = { ...newSeat(), dice: dice as (typeof board.seats)[0]['dice'] };
  history.replaceState(null, '', `/score#${writeLink(board)}`);
  render(ScorePage);
  await fireEvent.click(screen.getByRole('tab', { name: 'Player 1' }));
  const audit = within(screen.getByTestId('audit'));
  expect(audit.getByText('Rule 5.5').getAttribute('href')).toBe('/rules#5.5');
  await press('Remove A2 red 2');
  expect(screen.getByTestId('audit').textContent).toContain('No mistakes');
  expect(screen.getAllByRole('button', { name: 'A2: empty' })).toHaveLength(1);
  await press('Undo');
  expect(screen.getByTestId('audit').textContent).toContain('1 mistake');
});

it('lights the dice of a line', async () => {
  const board = newBoard('en');
  const dice = newSeat().dice.map((_, space) => (space === 3 ? 'P4' : null));
  board.seats[0] = {
    ...newSeat(),
    dice: dice as (typeof board.seats)[0]['dice'],
    private: ['P'],
  };
  history.replaceState(null, '', `/score#${writeLink(board)}`);
  const { container } = render(ScorePage);
  await press(/Shades of Purple/);
  const lit = [...container.querySelectorAll('.marked')].map((pane) =>
    pane.getAttribute('data-space'),
  );
  expect(lit).toEqual(['3']);
});

it('keeps the last boards, opens and forgets them', async () => {
  render(ScorePage);
  await touch('#tab-0');
  await touch('[data-lay="R3"]');
  await press('New game');
  expect(screen.queryByText('Recent games on this device')).not.toBeNull();
  await press(/Player 1 −19 · Player 2 −20/);
  expect(total()).toEqual(['−19', '−20']);
  await press('New game');
  await press('Delete this game');
  expect(screen.queryByText('Recent games on this device')).toBeNull();
});

it.each(['nonsense', 'AAAAAAAA', '<img src=x onerror=alert(1)>'])(
  'refuses the link %s with a sentence',
  async (code) => {
    history.replaceState(null, '', `/score#${code}`);
    render(ScorePage);
    expect(screen.getByRole('alert').textContent).toContain('cut off or damaged');
    await fireEvent.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(location.hash).toBe('');
  },
);
