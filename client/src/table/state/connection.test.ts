import { describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../../fixtures/fakeServer';
import { playing } from '../../fixtures/frames';
import type { AnyServerFrame, MakeMove } from '../../protocol';
import { Connection, type ConnectionState, playUrl } from './connection';

const MOVE: MakeMove = { type: 'move', id: 'm1', version: 1, seat: 0, move: 'end' };

function connect(server: FakeServer): {
  connection: Connection;
  states: ConnectionState[];
  frames: AnyServerFrame[];
} {
  const states: ConnectionState[] = [];
  const frames: AnyServerFrame[] = [];
  const connection = new Connection(
    { onframe: (frame) => frames.push(frame), onstate: (state) => states.push(state) },
    server,
  );
  return { connection, states, frames };
}

const moves = (server: FakeServer) => server.sent.filter((frame) => frame.type === 'move');

describe('a connection that drops', () => {
  it('is opened again, and what was not answered is sent again', () => {
    const server = new FakeServer();
    const { connection, states } = connect(server);
    server.tell(playing());
    connection.send(MOVE);
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
    const { connection } = connect(server);
    server.tell(playing());
    connection.send(MOVE);
    server.tell({ type: 'ack', id: 'm1', version: 2 });
    server.drop();
    server.elapse();
    server.tell(playing());
    expect(moves(server)).toEqual([MOVE]);
  });

  it('keeps what is sent meanwhile until everything is known again', () => {
    const server = new FakeServer();
    const { connection } = connect(server);
    connection.send(MOVE);
    expect(moves(server)).toEqual([]);
    server.tell(playing());
    expect(moves(server)).toEqual([MOVE]);
  });

  it('is tried at once when the player asks', () => {
    const server = new FakeServer();
    const { connection } = connect(server);
    server.tell(playing());
    server.drop();
    connection.retry();
    expect(server.opened).toBe(2);
    server.tell(playing());
    server.elapse();
    expect(server.opened).toBe(2); // nothing else was going to try
  });
});

const pings = (server: FakeServer) => server.sent.filter((frame) => frame.type === 'ping').length;

describe('a connection that dies without closing', () => {
  function quiet(): ReturnType<typeof connect> & { server: FakeServer } {
    const server = new FakeServer();
    const connected = connect(server);
    server.tell(playing());
    return { server, ...connected };
  }

  it('is noticed when nobody answers, and opened again', () => {
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
    const { server, connection, states } = quiet();
    connection[how]();
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

  it('can be replaced while it is being opened', () => {
    const server = new FakeServer();
    const { connection, states } = connect(server);
    connection.check();
    expect(server.opened).toBe(1);
    connection.retry();
    expect(server.opened).toBe(2);
    server.tell(playing());
    expect(states.at(-1)).toBe('open');
  });

  it('is tried at once when the player looks again', () => {
    const { server, connection } = quiet();
    server.drop();
    connection.check();
    expect(server.opened).toBe(2);
  });
});

describe('a server that does not know us any more', () => {
  it('is asked for a session before we come back', async () => {
    const server = new FakeServer();
    const { states } = connect(server);
    server.drop(4401);
    expect(states.at(-1)).toBe('lost');
    server.elapse();
    await vi.waitFor(() => expect(server.opened).toBe(2));
    expect(server.identified).toBe(1);
  });

  it('is asked again later when it does not answer', async () => {
    const server = new FakeServer();
    let tries = 0;
    server.identify = () => {
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

it.each([
  [4403, 'closed'],
  [4404, 'gone'],
] as const)('gives up when the server says %i, until somebody asks', (code, state) => {
  const server = new FakeServer();
  const { connection, states } = connect(server);
  server.drop(code);
  expect(states.at(-1)).toBe(state);
  expect(server.timers).toEqual([]);
  connection.check();
  expect(server.opened).toBe(1);
  connection.retry();
  server.tell(playing());
  expect(states.at(-1)).toBe('open');
});

describe('a page that the server no longer understands', () => {
  it('does not try again, whatever happens', () => {
    const server = new FakeServer();
    const { connection, states } = connect(server);
    server.drop(4426);
    expect(states).toEqual(['connecting', 'outdated']);
    expect(server.timers).toEqual([]);
    connection.retry();
    connection.check();
    connection.send(MOVE);
    expect(server.opened).toBe(1);
    expect(moves(server)).toEqual([]);
    expect(states.at(-1)).toBe('outdated');
  });

  it('may be found out in the middle of a game, when the server was replaced', () => {
    const server = new FakeServer();
    const { states } = connect(server);
    server.tell(playing());
    server.drop();
    server.elapse();
    server.drop(4426);
    expect(states).toEqual(['connecting', 'open', 'lost', 'outdated']);
    expect(server.timers).toEqual([]);
  });
});

it('tells the server which version of the protocol it speaks', () => {
  expect(playUrl('tab1e')).toBe(`ws://${location.host}/api/tables/tab1e/play?wire=3`);
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
  const { connection, states } = connect(server);
  server.tell(playing());
  connection.close();
  server.drop();
  expect(states).toEqual(['connecting', 'open']);
  expect(server.timers).toEqual([]);
});
