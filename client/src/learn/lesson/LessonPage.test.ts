/** The tutorial's page: its first scene, done with the wrong space first. */

import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { settings } from '../../app/settings.svelte';
import { loadLanguage, say } from '../../i18n/say.svelte';
import LessonPage from './LessonPage.svelte';

beforeAll(async () => {
  await loadLanguage('en');
  Object.assign(settings, { motion: 'less', sound: false });
});
beforeEach(() => localStorage.clear());

const press = (container: HTMLElement, selector: string) =>
  fireEvent.click(container.querySelector(selector) as Element);

async function begin(): Promise<HTMLElement> {
  const { container } = render(LessonPage, { narrow: false });
  await waitFor(() => expect(container.querySelector('[data-die]')).not.toBeNull());
  return container;
}

it('tells why not, lets the die be set, and remembers the next scene', async () => {
  const container = await begin();
  const task = () => container.querySelector<HTMLElement>('.lesson')?.dataset.task;
  await press(container, '[data-act="read"]');
  await press(container, '[data-die="B4"]');
  await waitFor(() => expect(task()).toBe('2'));
  await press(container, '[data-space="7"]');
  expect(screen.getByTestId('guide').textContent).toBe(`${say('reason.not-on-edge')} (rule 5.2)`);
  expect(container.querySelector('[data-why]')?.getAttribute('href')).toBe('/rules#5.2');
  await waitFor(() => expect(task()).toBe('3'));
  await press(container, '[data-space="0"]');
  await waitFor(() => expect(container.querySelector('[data-act="next"]')).not.toBeNull());
  await press(container, '[data-act="next"]');
  expect(localStorage.getItem('sagrada.learn')).toBe('1');
  await waitFor(() =>
    expect(screen.getByRole('heading').textContent).toBe('Every die touches another'),
  );
});

it('says so when a choice leads away from the lesson', async () => {
  const container = await begin();
  await press(container, '[data-act="read"]');
  await press(container, '[data-die="R1"]');
  await press(container, '[data-space="0"]');
  await waitFor(() => expect(container.querySelector('.stray')).not.toBeNull());
});

it('goes on where it was left', async () => {
  localStorage.setItem('sagrada.learn', '4');
  await begin();
  expect(screen.getByRole('heading').textContent).toBe('There and back');
});
