// @vitest-environment node
import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packRecord, unpackRecord } from './recordLink';

it('brings a text back as it was', async () => {
  const text = '[Player1 "Ådä"]\n'.repeat(200);
  const packed = await packRecord(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(text.length / 10);
  expect(await unpackRecord(packed)).toBe(text);
});

it.each(['', 'nonsense', '%%%', 'AAAA', '____'])('makes nothing of %j', async (packed) => {
  expect(await unpackRecord(packed)).toBeNull();
});

it('does not unfold what is too long', async () => {
  const bomb = deflateRawSync(Buffer.alloc(50_000_000)).toString('base64url');
  expect(await unpackRecord(bomb)).toBeNull();
});
