import { describe, expect, it } from 'vitest';
import { playing } from '../fixtures/frames';
import { FakeServer } from '../fixtures/server';
import type { AnyServerFrame, MakeMove } from '../protocol';
import { Connection, type LineState } from './connection';

const MOVE: MakeMove = { type: 'move', id: 'm1', version: 1, seat: 0, move: 'end' };

function connect(server: FakeServer): {
  line: Connection;
  states: LineState[];
  frames: AnyServerFrame[];
} {
  const states: LineState[] = [];
  const frames: AnyServerFrame[] = [];
  const line = new Connection(
    { onframe: (frame) => frames.push(frame), onstate: (state) => states.push(state) },
    server,
  );
  return { line, states, frames };
}

const moves = (server: FakeServer) => server.sent.filter((frame) => frame.type === 'move');

describe('a line that drops', () => {
  it('is taken up again, and what was not answered is sent again', () => {
    const server = new FakeServer();
    const { line, states } = connect(server);
    server.tell(playing());
    line.send(MOVE);
    server.drop();
    expect(states).toEqual(['connecting', 'open', 'lost']);
    server.elapse();
    expect(states.at(-1)).toBe('lost');
    server.tell(playing());
    expect(states.at(-1)).toBe('open');
    expect(server.opened).toBe(2);
    expect(moves(server)).toEqual([MOVE, MOVE]);
  });

  it('does not repeat what was answered', () => {
    const server = new FakeServer();
    const { line } = connect(server);
    server.tell(playing());
    line.send(MOVE);
    server.tell({ type: 'ack', id: 'm1', version: 2 });
    server.drop();
    server.elapse();
    server.tell(playing());
    expect(moves(server)).toEqual([MOVE]);
  });

  it('keeps what is sent meanwhile until everything is known again', () => {
    const server = new FakeServer();
    const { line } = connect(server);
    line.send(MOVE);
    expect(moves(server)).toEqual([]);
    server.tell(playing());
    expect(moves(server)).toEqual([MOVE]);
  });

  it('is tried at once when somebody asks', () => {
    const server = new FakeServer();
    const { line } = connect(server);
    server.tell(playing());
    server.drop();
    line.retry();
    expect(server.opened).toBe(2);
    expect(server.timers).toEqual([]);
  });
});

it.each([4403, 4404])('gives up when the server says %i, until somebody asks', (code) => {
  const server = new FakeServer();
  const { line, states } = connect(server);
  server.drop(code);
  expect(states.at(-1)).toBe('gone');
  expect(server.timers).toEqual([]);
  line.retry();
  server.tell(playing());
  expect(states.at(-1)).toBe('open');
});

it('comes back later where there are too many', () => {
  const server = new FakeServer();
  const { states } = connect(server);
  server.drop(4409);
  expect(states.at(-1)).toBe('lost');
  expect(server.timers).toHaveLength(1);
});

it('stays silent once closed', () => {
  const server = new FakeServer();
  const { line, states } = connect(server);
  server.tell(playing());
  line.close();
  server.drop();
  expect(states).toEqual(['connecting', 'open']);
  expect(server.timers).toEqual([]);
});
