/** The built page without a server: answers come from files and from frames of real games. */

import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Advice, AnyClientFrame, Goals, Refused, Statistics, Sync } from '../src/protocol';
import { crowded, linkTo } from './boards';

const STATIC = join(import.meta.dirname, '../../src/sagrada/server/static');
const FRAMES = join(import.meta.dirname, '../src/fixtures');
export const ADDRESS = 'http://sagrada.test';

const KINDS: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export const frame = (name: string): Sync =>
  JSON.parse(readFileSync(join(FRAMES, `${name}.json`), 'utf8')) as Sync;

const ME = {
  id: 'me',
  name: 'Ada',
  account: 'ada',
  chat: true,
  webhook: null,
  mail: 'ada.lovelace@analytical-engine.example',
  mail_confirmed: true,
  mail_turns: false,
  can_mail: true,
  language: 'en',
};

function games(sync: Sync): unknown {
  const line = {
    table: 'tab1e',
    path: '/t/tab1e',
    status: 'playing',
    names: ['Ada', 'Bruno', 'Chiara'],
    your_seats: [0],
    your_turn: true,
    round: 5,
    scores: null,
    winners: null,
    target: null,
    deadline: null,
    changed: sync.table.changed,
  };
  const past = {
    ...line,
    table: 'past',
    status: 'over',
    your_turn: false,
    scores: [41, 38, 57],
    winners: [2],
  };
  return { games: [line, past], before: 17 };
}

/**
 * Answers everything the page asks for; `sync` is the table at every address of one.
 * What the page sends to the table is added to the list that comes back.
 */
export async function stage(page: Page, sync: Sync): Promise<AnyClientFrame[]> {
  const sent: AnyClientFrame[] = [];
  const answers: Record<string, unknown> = {
    '/api/me': ME,
    '/api/cards': JSON.parse(readFileSync(join(FRAMES, 'cards.json'), 'utf8')),
    '/api/lobby': { tables: [waiting().table] },
    '/api/me/games': games(sync),
    '/api/me/statistics': FIGURES,
    '/api/me/goals': GOALS,
    '/api/me/blocks': [{ id: 'x', name: 'Grumpelmuffin the Loud' }],
  };
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname in answers) return route.fulfill({ json: answers[pathname] });
    const file = join(STATIC, pathname);
    const found = extname(pathname) && existsSync(file) ? file : join(STATIC, 'index.html');
    const contentType = KINDS[extname(found)] ?? 'application/octet-stream';
    return route.fulfill({ body: readFileSync(found), contentType });
  });
  await page.routeWebSocket(/\/play\?wire=\d+$/, (socket) => {
    socket.send(JSON.stringify(sync));
    socket.onMessage((text) => {
      const frame = JSON.parse(String(text)) as AnyClientFrame;
      sent.push(frame);
      const { version } = sync;
      if (frame.type === 'ping') socket.send(JSON.stringify({ type: 'pong', now: 0, version }));
      if (frame.type === 'advice') socket.send(JSON.stringify(advice(frame.id, sync)));
      if (frame.type === 'why' && frame.moves.join() === 'draft B1,place A2') {
        socket.send(JSON.stringify(inTheWay(frame.id, sync)));
      }
    });
  });
  return sent;
}

// ------------------------------------------------------------------ moments that games rarely reach

export function waiting(): Sync {
  const sync = frame('pattern');
  sync.view = null;
  sync.choices = null;
  sync.table.status = 'waiting';
  for (const seat of sync.table.seats.slice(1))
    Object.assign(seat, { kind: 'open', name: '', bot: null });
  return sync;
}

/** Patterns are chosen among people: the private objective is face down. */
function patternAmongPeople(): Sync {
  const sync = frame('pattern');
  for (const seat of sync.table.seats) seat.kind = 'person';
  return sync;
}

export function curtain(): Sync {
  const sync = frame('playing');
  sync.table.your_seats = [0, 1];
  sync.holding = null;
  if (sync.view) sync.view.seat = null;
  sync.choices = null;
  return sync;
}

/** As many players, dice in the pool and buttons as there can be. */
export function fourPlayers(): Sync {
  const sync = frame('playing');
  const { view, table } = sync;
  const [player, seat] = [view?.players[2], table.seats[2]];
  if (!view || !player || !seat) throw new Error('the frames have changed');
  view.players.push({ ...structuredClone(player), seat: 3 });
  table.seats.push({ ...structuredClone(seat), seat: 3, name: 'Donatella' });
  view.order = [2, 3, 0, 1, 1, 0, 3, 2];
  view.turn_number = 2;
  view.pool = [...view.pool, 'R3', 'R6', 'P5'];
  return sync;
}

/** A table at which hints are allowed. */
export function hints(): Sync {
  const sync = frame('playing');
  sync.table.hints = true;
  return sync;
}

function advice(id: string, sync: Sync): Advice {
  const line = { points: 47.3, spread: 6.2, chance: 0.61 };
  return {
    type: 'advice',
    id,
    seat: 0,
    version: sync.version,
    lines: [
      { ...line, moves: ['draft Y2', 'place B2'], why: 'line', about: '2' },
      { ...line, moves: ['tool 2'], points: 46.1, why: 'tool' },
      { ...line, moves: ['draft B1', 'place B2'], chance: 0.58 },
    ],
  };
}

/** On `playing`: a blue die is in the way of the blue 1 on A2. */
function inTheWay(id: string, { version }: Sync): Refused {
  return {
    type: 'refused',
    id,
    code: 'illegal',
    message: '',
    field: null,
    reason: 'same-colour',
    rule: '5.5',
    in_the_way: [2],
    version,
  };
}

/** A die that would spoil a space where nothing can be undone, and one that is lost already. */
export function warning(): Sync {
  const sync = frame('playing');
  sync.table.undo = false;
  const fit = sync.choices?.fits.find((one) => one.die === 'Y2');
  if (!sync.choices || !fit) throw new Error('the frames have changed');
  fit.warnings = [{ space: 6, dead_spaces: [7, 11] }];
  const lost = sync.view?.players[0]?.dice.flatMap((die, i) => (die ? [] : [i])) ?? [];
  sync.choices.dead_spaces = [{ space: lost.at(-1) ?? 19, reason: 'none-left', beside: [] }];
  return sync;
}

const FIGURES: Statistics = {
  games: 31,
  wins: 12,
  figures: [
    { kind: 'players', key: '2', games: 20, wins: 9, mean_score: 43.25, best_score: 71 },
    { kind: 'players', key: '4', games: 6, wins: 1, mean_score: 38.5, best_score: 55 },
    { kind: 'pattern', key: 'fractal-drops', games: 4, wins: 2, mean_score: 47, best_score: 61 },
    { kind: 'solo-tools', key: '3', games: 5, wins: 2, mean_score: 40.2, best_score: 58 },
    { kind: 'bot', key: 'grandmaster', games: 9, wins: 1, mean_score: 41, best_score: 60 },
    {
      kind: 'objective',
      key: 'row-color-variety',
      games: 9,
      wins: 4,
      mean_score: 7,
      best_score: 18,
    },
    {
      kind: 'objective',
      key: 'shades-of-red',
      games: 9,
      wins: 4,
      mean_score: 17.2,
      best_score: 31,
    },
    { kind: 'tool', key: '9', games: 14, wins: 6, mean_score: 2.4, best_score: 11 },
  ],
  scores: Array.from({ length: 31 }, (_, i) => ({
    at: Date.UTC(2026, 9, 1 + i),
    table: `t${i}`,
    score: 30 + ((i * 17) % 41),
    players: 2,
    won: i % 3 === 0,
  })),
  bests: [
    { kind: 'score', points: 71, table: 't1', at: Date.UTC(2026, 9, 2) },
    { kind: 'solo', points: 12, table: 't2', at: Date.UTC(2026, 9, 3) },
    { kind: 'lead', points: 21, table: 't3', at: Date.UTC(2026, 9, 4) },
    { kind: 'private', points: 31, table: 't4', at: Date.UTC(2026, 9, 5) },
    { kind: 'gain', points: 11, table: 't5', at: Date.UTC(2026, 9, 6) },
  ],
  streak: { current: 4, best: 9, days: 21, today: true },
  pending: 0,
};

/** Every goal; every other one is reached. */
const GOALS: Goals = {
  goals: [
    ...['first-game', 'beat-apprentice', 'beat-journeyman', 'beat-master', 'beat-grandmaster'],
    ...['players-2', 'players-3', 'players-4', 'solo-5', 'solo-4', 'solo-3', 'solo-2', 'solo-1'],
    ...['windows-6', 'windows-12', 'windows-24', 'hardest-window', 'no-empty-space'],
    ...['row-colors', 'row-values', 'column-colors', 'column-values', 'points-50', 'points-65'],
    ...['private-points', 'objectives', 'clear-win', 'no-tools'],
    ...Array.from({ length: 12 }, (_, i) => `tool-${i + 1}`),
    ...['daily-first', 'streak-3', 'streak-7', 'streak-30'],
  ].map((id, i) => ({ id, count: i % 2 ? 1 : 3, needed: i % 2 ? 1 : 6 })),
  reached: 22,
  pending: 0,
};

export function watching(): Sync {
  const sync = frame('playing');
  sync.table.your_seats = [];
  sync.here.spectators = 2;
  if (sync.view) sync.view.seat = null;
  for (const one of sync.view?.players ?? []) one.private = null;
  sync.choices = null;
  return sync;
}

export interface Screen {
  path: string;
  sync: Sync;
  /** What to press to get there. */
  press?: string | string[];
  /** What is there then. */
  shows?: string;
}

const TABLE = '/t/tab1e';

export const SCREENS: Record<string, () => Screen> = {
  home: () => ({ path: '/', sync: frame('playing') }),
  'home, how many': () => ({ path: '/', sync: frame('playing'), press: '[data-more="bots"]' }),
  'new table': () => ({ path: '/new', sync: frame('playing'), press: 'summary' }),
  settings: () => ({ path: '/settings', sync: frame('playing') }),
  'scorer, table': () => ({ path: '/score', sync: frame('playing') }),
  'scorer, a window': () => ({ path: linkTo(crowded()), sync: frame('playing'), press: '#tab-1' }),
  'scorer, windows to choose': () => ({
    path: linkTo(crowded()),
    sync: frame('playing'),
    press: ['#tab-1', '.seat .window .button'],
  }),
  'scorer, scores': () => ({ path: linkTo(crowded()), sync: frame('playing') }),
  'scorer, a bad link': () => ({ path: '/score#bad', sync: frame('playing') }),
  learn: () => ({ path: '/learn', sync: frame('playing') }),
  rules: () => ({ path: '/rules', sync: frame('playing') }),
  'rules of a table': () => ({
    path: '/rules?edition=es&last_tie_break=last-turn',
    sync: frame('playing'),
    shows: '[data-testid="departures"]',
  }),
  'a tool’s page': () => ({ path: '/tools/lens-cutter', sync: frame('playing') }),
  'help for a tool': () => ({
    path: TABLE,
    sync: frame('playing'),
    press: '.right [data-help]',
    shows: '.glazing',
  }),
  'help for an objective': () => ({
    path: TABLE,
    sync: frame('playing'),
    press: '[data-objective]',
    shows: '.glazing',
  }),
  'my page': () => ({
    path: '/me',
    sync: frame('playing'),
    press: ['[data-form="change"]', '[data-form="delete"]'],
    shows: '[data-testid="figures"] table',
  }),
  'waiting room': () => ({ path: TABLE, sync: waiting() }),
  pattern: () => ({ path: TABLE, sync: frame('pattern') }),
  'pattern among people': () => ({ path: TABLE, sync: patternAmongPeople(), shows: '.back' }),
  table: () => ({ path: TABLE, sync: frame('playing') }),
  'four players': () => ({ path: TABLE, sync: fourPlayers() }),
  'table menu': () => ({
    path: TABLE,
    sync: frame('playing'),
    press: '[data-act="menu"]',
    shows: '[data-testid="table-rules"]',
  }),
  'a tool on show': () => ({ path: TABLE, sync: frame('playing'), press: '.right [data-tool]' }),
  'a window enlarged': () => ({ path: TABLE, sync: frame('playing'), press: '.players .look' }),
  'a hint': () => ({
    path: TABLE,
    sync: hints(),
    press: '[data-act="hint"]',
    shows: '[data-testid="hint"] li',
  }),
  'a warning': () => ({
    path: TABLE,
    sync: warning(),
    press: ['.pool [data-die="Y2"]', '.mine [data-space="6"]'],
  }),
  solo: () => ({ path: TABLE, sync: frame('solo') }),
  curtain: () => ({ path: TABLE, sync: curtain() }),
  watching: () => ({ path: TABLE, sync: watching() }),
  end: () => ({ path: TABLE, sync: frame('over') }),
  'end of solo': () => ({ path: TABLE, sync: frame('solo-over') }),
};
