import { expect, it } from 'vitest';
import { carriedScene, loadCarried } from './carried';
import { loadLesson } from './lessonServer';

const EMPTY: (string | null)[] = Array.from({ length: 20 }, () => null);

it('has the next scene with the die where the learner placed it', async () => {
  const [carried, lesson] = await Promise.all([loadCarried(), loadLesson()]);
  const [, touching] = lesson.scenes;
  if (!touching) throw new Error('the lesson has changed');
  const dice = EMPTY.with(0, 'B4');
  const scene = carriedScene(carried, touching, dice);
  expect(scene.id).toBe('touching');
  expect(scene.sync.view?.players[0]?.dice).toEqual(dice);
  const [, placing] = scene.nodes;
  expect(Object.keys(placing?.moves ?? {}).sort()).toEqual(['place B1']);
});

it('leaves the scene as it was recorded on its own window, and where none is known', async () => {
  const [carried, lesson] = await Promise.all([loadCarried(), loadLesson()]);
  const [, touching] = lesson.scenes;
  const round = lesson.scenes.find((scene) => scene.id === 'round');
  if (!touching || !round) throw new Error('the lesson has changed');
  const own = touching.sync.view?.players[0]?.dice ?? [];
  expect(carriedScene(carried, touching, own)).toBe(touching);
  expect(carriedScene(carried, touching, EMPTY)).toBe(touching);
  expect(carriedScene(carried, round, own)).toBe(round);
});
