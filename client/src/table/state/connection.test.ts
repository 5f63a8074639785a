import { describe, expect, it, vi } from 'vitest';
import { playing } from '../../fixtures/frames';
import { FakeServer } from '../../fixtures/fakeServer';
import type { AnyServerFrame, MakeMove } from '../../protocol';
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
    server.tell(playing());
    server.elapse();
    expect(server.opened).toBe(2); // nothing else was going to try
  });
});

const pings = (server: FakeServer) => server.sent.filter((frame) => frame.type === 'ping').length;

describe('a line that dies without a word', () => {
  function quiet(): ReturnType<typeof connect> & { server: FakeServer } {
    const server = new FakeServer();
    const connected = connect(server);
    server.tell(playing());
    return { server, ...connected };
  }

  it('is noticed when nobody answers, and taken up again', () => {
    const { server, states } = quiet();
    server.elapse();
    expect(pings(server)).toBe(1);
    expect(states.at(-1)).toBe('open');
    server.elapse();
    expect(states.at(-1)).toBe('lost');
    server.elapse();
    expect(server.opened).toBe(2);
    server.tell(playing());
    expect(states.at(-1)).toBe('open');
  });

  it('is alive as long as anything comes', () => {
    const { server, states } = quiet();
    for (let i = 1; i <= 3; i++) {
      server.elapse();
      expect(pings(server)).toBe(i);
      server.tell({ type: 'pong', now: 0, version: 125 });
    }
    expect(states).toEqual(['connecting', 'open']);
    expect(server.opened).toBe(1);
  });

  it.each(['check', 'retry'] as const)('is asked at once (%s)', (how) => {
    const { server, line, states } = quiet();
    line[how]();
    expect(pings(server)).toBe(1);
    server.elapse();
    expect(states.at(-1)).toBe('lost');
  });

  it('is noticed also while the table has not answered yet', () => {
    const server = new FakeServer();
    const { states } = connect(server);
    server.elapse();
    expect(states).toEqual(['connecting', 'lost']);
    server.elapse();
    expect(server.opened).toBe(2);
  });

  it('may be left for a new one while it is being opened', () => {
    const server = new FakeServer();
    const { line, states } = connect(server);
    line.check();
    expect(server.opened).toBe(1);
    line.retry();
    expect(server.opened).toBe(2);
    server.tell(playing());
    expect(states.at(-1)).toBe('open');
  });

  it('is tried at once when somebody looks again', () => {
    const { server, line } = quiet();
    server.drop();
    line.check();
    expect(server.opened).toBe(2);
  });
});

describe('a server that does not know us any more', () => {
  it('is told who we are before we come back', async () => {
    const server = new FakeServer();
    const { states } = connect(server);
    server.drop(4401);
    expect(states.at(-1)).toBe('lost');
    server.elapse();
    await vi.waitFor(() => expect(server.opened).toBe(2));
    expect(server.introduced).toBe(1);
  });

  it('is asked again later when it does not answer', async () => {
    const server = new FakeServer();
    let tries = 0;
    server.introduce = () => {
      tries += 1;
      return tries < 3 ? Promise.reject(new Error('offline')) : Promise.resolve();
    };
    connect(server);
    server.drop(4401);
    for (const expected of [1, 2, 3]) {
      await vi.waitFor(() => expect(server.timers).toHaveLength(1));
      server.elapse();
      expect(tries).toBe(expected);
    }
    await vi.waitFor(() => expect(server.opened).toBe(2));
  });
});

it.each([4403, 4404])('gives up when the server says %i, until somebody asks', (code) => {
  const server = new FakeServer();
  const { line, states } = connect(server);
  server.drop(code);
  expect(states.at(-1)).toBe('gone');
  expect(server.timers).toEqual([]);
  line.check();
  expect(server.opened).toBe(1);
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
