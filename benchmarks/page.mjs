// The web page in a real browser: when can it be used, what does a phone load, and when is one's own move drawn?
//
//   node benchmarks/page.mjs [--runs 7] [--json]
//
// Needs `make setup client` and Chromium. The server runs on this machine, with its own database.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const { chromium } = createRequire(join(ROOT, 'client/package.json'))('playwright-core');
const { values: flags } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    json: { type: 'boolean', default: false },
  },
});
const RUNS = Number(flags.runs);
const SLOWDOWN = 4;
const INTERACTIVE_GOAL = 1.5;
const DRAWN_GOAL = 0.1;
/** A phone that has never been here, on a slow line: bytes a second, and milliseconds of delay. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
};
const LINE = {
  offline: false,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
  latency: 150,
};
const BUTTONS_GOAL = 2.0;
const SIZE_GOAL = 160;

// ------------------------------------------------------------------ a server and a browser

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function withServer(work) {
  const folder = mkdtempSync(join(tmpdir(), 'sagrada-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const options = ['serve', '--port', port, '--database', `sqlite:///${folder}/games.db`];
  const server = spawn(join(ROOT, '.venv/bin/sagrada'), options, {
    stdio: 'ignore',
    detached: true,
  });
  try {
    for (let up = false; !up;) {
      up = await fetch(`${address}/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (server.exitCode !== null) throw new Error('the server did not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await work(address);
  } finally {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    process.kill(-server.pid, 'SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

// ------------------------------------------------------------------ what is measured

/** In the page, before anything else. */
function watchForButtons() {
  const look = () => {
    if (!document.querySelector('[data-way="bots"]')) return requestAnimationFrame(look);
    // It is drawn, and nothing keeps the page from answering.
    setTimeout(() => (globalThis.interactive = performance.now()), 0);
  };
  requestAnimationFrame(look);
}

/** Seconds from the address to a page that answers a press, on a processor four times as slow. */
async function secondsToInteractive(browser, address) {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watchForButtons);
  await page.goto('/');
  const found = await page.waitForFunction(() => globalThis.interactive);
  const milliseconds = await found.jsonValue();
  await context.close();
  return milliseconds / 1000;
}

/**
 * A first visit by phone: seconds to the first paint and to its buttons, and what came over the line, with
 * headers. (The service worker, which fetches the rest for later, stays out of it.)
 */
async function firstVisit(browser, address) {
  const context = await browser.newContext({
    baseURL: address,
    serviceWorkers: 'block',
    ...PHONE,
  });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  let bytes = 0;
  let requests = 0;
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.addInitScript(watchForButtons);
  await page.goto('/');
  const buttons = await (await page.waitForFunction(() => globalThis.interactive)).jsonValue();
  await page.waitForLoadState('networkidle');
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const paint = await painted.jsonValue();
  await context.close();
  return {
    paint: paint / 1000,
    buttons: buttons / 1000,
    size: bytes / 1024,
    requests,
  };
}

/** Seconds from the press on a space to the die that lies there, for each die of a solo game. */
async function secondsToDraw(browser, address, moves) {
  const settings = JSON.stringify({
    sound: false,
    warn: false,
    endTurn: 'off',
  });
  const context = await browser.newContext({ baseURL: address });
  await context.addInitScript((text) => localStorage.setItem('sagrada.settings', text), settings);
  const page = await context.newPage();
  await page.request.get('/api/me');
  const opened = await page.request.post('/api/tables', {
    data: { seats: [{ kind: 'me' }] },
  });
  await page.goto((await opened.json()).path);
  await page.locator('.pattern').first().click();
  const found = [];
  // Right after a change of turn, nothing ends the new one.
  const ready = (act) => `[data-act="${act}"]:not([aria-disabled])`;
  const done = `${ready('end')}, ${ready('pass')}`;
  while (found.length < moves && !(await page.locator('.end').count())) {
    await page.waitForSelector(`${done}, .end`);
    const dice = page.locator('.pool .die-button:not(.cannot)');
    for (let i = 0; i < (await dice.count()); i++) {
      await dice.nth(i).click();
      if (await page.locator('.mine .glowing').count()) {
        found.push(await page.evaluate(pressAndWait));
        break;
      }
      await page.keyboard.press('Escape'); // nowhere to put it
    }
    const version = await page.locator('.page').getAttribute('data-version');
    await page.locator(done).click();
    // Passing while a die fits is asked about.
    if (await page.locator('[data-act="sure"]').count()) await page.locator(ready('sure')).click();
    await page.waitForFunction(
      (v) => document.querySelector('.page').dataset.version !== v,
      version,
    );
  }
  await context.close();
  return found;
}

/** In the page. */
function pressAndWait() {
  const pane = document.querySelector('.mine .glowing');
  return new Promise((resolve) => {
    const start = performance.now();
    const drawn = () => {
      if (!pane.querySelector('.die')) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve((performance.now() - start) / 1000)));
    };
    const watch = new MutationObserver(drawn);
    watch.observe(pane, { childList: true, subtree: true });
    pane.click();
  });
}

function report(name, goal, figures, unit = 's') {
  const sorted = figures.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  const ratio = goal / median;
  if (flags.json) {
    const rounded = (n) => Number(n.toFixed(3));
    const spread = {
      median: rounded(median),
      lowest: rounded(lowest),
      highest: rounded(highest),
    };
    const about = { name, unit, runs: sorted.length };
    console.log(
      JSON.stringify({
        ...about,
        ...spread,
        goal,
        ratio_to_goal: rounded(ratio),
      }),
    );
    return;
  }
  console.log(
    `${name}: ${median.toFixed(3)} ${unit} (median of ${sorted.length}; ${lowest.toFixed(3)} to ` +
      `${highest.toFixed(3)}); goal ≤ ${goal}: ${ratio.toFixed(2)} × as good`,
  );
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await withServer(async (address) => {
    await secondsToInteractive(browser, address); // the server has read its files
    const interactive = [];
    for (let i = 0; i < RUNS; i++) interactive.push(await secondsToInteractive(browser, address));
    report(`interactive, processor ${SLOWDOWN} × slower`, INTERACTIVE_GOAL, interactive);
    const visits = [];
    for (let i = 0; i < RUNS; i++) visits.push(await firstVisit(browser, address));
    const of = (what) => visits.map((visit) => visit[what]);
    report('phone, first visit: painted', BUTTONS_GOAL, of('paint'));
    report('phone, first visit: buttons', BUTTONS_GOAL, of('buttons'));
    report(`phone, first visit: ${visits[0].requests} requests`, SIZE_GOAL, of('size'), 'KB');
    report('own move drawn', DRAWN_GOAL, await secondsToDraw(browser, address, RUNS));
  });
} finally {
  await browser.close();
}
