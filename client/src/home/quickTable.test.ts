import { afterEach, expect, it } from 'vitest';
import { settings } from '../app/settings.svelte';
import { chosenBot } from './quickTable';

const LEVELS = ['apprentice', 'journeyman', 'master'];
afterEach(() => (settings.bot = ''));

it('suggests the second weakest bot to somebody new', () => {
  expect(chosenBot(LEVELS)).toBe('journeyman');
});

it('remembers which bot was chosen', () => {
  settings.bot = 'master';
  expect(chosenBot(LEVELS)).toBe('master');
});

it('forgets a bot that this server does not have', () => {
  settings.bot = 'grandmaster';
  expect(chosenBot(LEVELS)).toBe('journeyman');
});
