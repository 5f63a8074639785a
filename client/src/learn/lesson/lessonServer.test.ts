import { describe, expect, it } from 'vitest';
import type { AnyServerFrame } from '../../protocol';
import { LessonServer, type RecordedScene, loadLesson } from './lessonServer';
import { SCENES } from './tasks';

const { scenes } = await loadLesson();

async function enter(scene: RecordedScene) {
  const heard: AnyServerFrame[] = [];
  let strays = 0;
  const server = new LessonServer(scene, () => (strays += 1), 'Ada');
  const socket = server.open();
  socket.onmessage = (event) => heard.push(JSON.parse(String(event.data)) as AnyServerFrame);
  await Promise.resolve();
  const send = (frame: object) => socket.send(JSON.stringify(frame));
  return {
    heard,
    strays: () => strays,
    move: (move: string, version: number) =>
      send({ type: 'move', id: 'a', seat: 0, move, version }),
    why: (...moves: string[]) => send({ type: 'why', id: 'w', seat: 0, moves }),
  };
}

const scene = (id: string) => scenes.find((one) => one.id === id) as RecordedScene;

it('has the scenes that the tasks loadLanguage of', () => {
  expect(scenes.map(({ id }) => id)).toEqual(SCENES.map(({ id }) => id));
});

describe('the server of a scene', () => {
  it('greets with the whole table, and the learner’s name', async () => {
    const { heard } = await enter(scene('edge'));
    expect(heard[0]?.type).toBe('sync');
    expect(heard[0]?.type === 'sync' && heard[0].table.seats[0]?.name).toBe('Ada');
  });

  it('answers a choice of the lesson with the engine’s frames', async () => {
    const { heard, move } = await enter(scene('edge'));
    move('draft B4', 0);
    move('place A1', 1);
    const steps = heard.filter((frame) => frame.type === 'step');
    expect(steps.map((frame) => frame.version)).toEqual([1, 2]);
    expect(steps[1]?.view?.players[0]?.dice[0]).toBe('B4');
  });

  it('lets the other player answer, one frame after the other', async () => {
    const { heard, move } = await enter(scene('round'));
    ['draft R6', 'place B4', 'end'].forEach(move);
    const last = heard.at(-1);
    expect(last?.type === 'step' && last.view?.to_act).toEqual([0]);
    expect(heard.filter((frame) => frame.type === 'step').length).toBeGreaterThan(6);
  });

  it('notices a choice that leads away, and stays where it is', async () => {
    const { heard, move, strays } = await enter(scene('edge'));
    move('draft R1', 0);
    move('place A1', 1);
    expect(strays()).toBe(1);
    expect(heard.filter((frame) => frame.type === 'step')).toEqual([]);
  });

  it('tells which dice are in the way', async () => {
    const { heard, why } = await enter(scene('beside'));
    why('draft G4', 'place D4');
    expect(heard.at(-1)).toMatchObject({ type: 'refused', reason: 'same-value', in_the_way: [17] });
    why('draft G4', 'place D1');
    expect(heard.at(-1)?.type).toBe('ack');
  });
});
