import { afterEach, expect, it, vi } from 'vitest';
import { updateState } from '../offline/update.svelte';
import { WIRE_VERSION } from '../protocol';
import { request } from './api';

afterEach(() => vi.unstubAllGlobals());

function answerWith(headers: Record<string, string>): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { headers })));
}

it('asks for a reload when the server speaks another version of the wire', async () => {
  answerWith({ 'sagrada-wire': String(WIRE_VERSION) });
  await request('GET', '/me');
  expect(updateState()).toBe('none');
  answerWith({});
  await request('GET', '/me');
  expect(updateState()).toBe('none');
  answerWith({ 'sagrada-wire': String(WIRE_VERSION + 1) });
  await request('GET', '/me');
  expect(updateState()).toBe('required');
});
