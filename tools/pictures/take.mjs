// The pictures of README and docs: the real page, in Chromium, on a real server (`make pictures`).
//
// The games have fixed seeds (tables.py), so the same code takes the same pictures; only a hint's
// figures can differ a little. Nothing but Chromium is needed: it encodes the images too.

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { animate } from './animated_webp.mjs';
import { encodeStill, encodeSequence } from './encoding.mjs';

const ROOT = join(import.meta.dirname, '../..');
const IMAGES = join(ROOT, 'docs/images');
const { chromium } = createRequire(join(ROOT, 'client/package.json'))('playwright-core');

const WIDE = { width: 1280, height: 800 };
const TALL = { width: 1280, height: 1080 };
const PHONE = { width: 390, height: 760 };
/** The animated sequence is smaller: it has many frames. */
const SEQUENCE_SCALE = 0.75;
/** Milliseconds. */
const LOOK = 1300;
const TAP = 350;
const FLIGHT = 430;
const FLIGHT_FRAME = 43;
const END = 2600;

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
  const database = `sqlite:///${folder}/games.db`;
  const server = spawn(
    join(ROOT, '.venv/bin/sagrada'),
    ['serve', '--port', port, '--database', database],
    { stdio: 'ignore', detached: true, env: { ...process.env, SAGRADA_DAILY_BOTS: 'false' } },
  );
  try {
    for (let up = false; !up;) {
      up = await fetch(`${address}/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (server.exitCode !== null) throw new Error('the server did not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await work(address, database);
  } finally {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    process.kill(-server.pid, 'SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

const SETTINGS = { theme: 'dark', motion: 'less', sound: false, warn: true, endTurn: 'off' };

/** A page of the same person (`storageState`), with settings of its own. */
async function openPage(browser, address, storageState, options, settings = {}) {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-US',
    storageState,
    ...options,
  });
  const stored = JSON.stringify({ ...SETTINGS, ...settings });
  await context.addInitScript((text) => localStorage.setItem('sagrada.settings', text), stored);
  return context.newPage();
}

async function openTable(page, path) {
  await page.goto(path);
  await page.waitForSelector('.pool .die-button');
  await page.evaluate(() => document.fonts.ready);
}

/** The die that has the most spaces to go to. */
async function bestDie(page, path) {
  await openTable(page, path);
  const dice = page.locator('.pool .die-button:not(.cannot)');
  let best = { count: 0, at: 0 };
  for (let at = 0; at < (await dice.count()); at++) {
    await dice.nth(at).click();
    const count = await page.locator('.mine .glowing').count();
    if (count > best.count) best = { count, at };
    await page.keyboard.press('Escape');
  }
  await openTable(page, path); // nothing is chosen, nothing has the focus
  return dice.nth(best.at);
}

// ------------------------------------------------------------------ the pictures

async function shoot(page, encoder, name, quality = 0.82) {
  await page.waitForTimeout(400);
  const webp = await encodeStill(encoder, await page.screenshot(), quality);
  writeFileSync(join(IMAGES, `${name}.webp`), webp);
}

/** Where a die can go: on a wide screen and on a phone. */
async function takeTable(page, encoder, path, name) {
  await (await bestDie(page, path)).click();
  await page.waitForSelector('.mine .glowing');
  await page.mouse.move(2, 2);
  await shoot(page, encoder, name);
}

async function takeHint(page, encoder, path) {
  await openTable(page, path);
  await page.locator('[data-act="hint"]').click();
  await page.waitForSelector('[data-testid="hint"] li');
  await page.mouse.move(2, 2);
  await shoot(page, encoder, 'hint');
}

async function takeEnd(page, encoder, path) {
  await openTable(page, path);
  await page.locator('[data-act="end"], [data-act="pass"]').first().click();
  await page.waitForSelector('.winner'); // all points are counted
  await page.locator('.winner tbody button').nth(2).hover(); // its dice light up
  await shoot(page, encoder, 'end');
}

/** A turn: a die is chosen and placed. Flights are stopped and drawn frame by frame. */
async function takeTurn(page, encoder, path) {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      if (this.classList.contains('flying')) animation.pause();
      return animation;
    };
    globalThis.flying = () =>
      [...document.querySelectorAll('.flying')].flatMap((ghost) => ghost.getAnimations());
  });
  const die = await bestDie(page, path);
  const frames = [];
  const keep = async (lasts) => {
    await page.mouse.move(2, 2);
    frames.push({ png: await page.screenshot(), lasts });
  };
  const tap = async (target) => {
    const box = await target.boundingBox();
    await page.evaluate(drawTap, [box.x + box.width / 2, box.y + box.height / 2]);
    await keep(TAP);
    await page.evaluate(() => document.querySelector('#tap')?.remove());
    await target.click();
  };
  await keep(LOOK);
  await tap(die);
  await page.waitForSelector('.mine .glowing');
  await page.waitForTimeout(300);
  await keep(LOOK);
  await tap(page.locator('.mine .glowing').nth(1)); // the first would leave a dead space, and warns
  // Two steps, draft and place, are one flight.
  await page.waitForSelector('.flying');
  await page.waitForTimeout(500);
  for (let at = 0; at < FLIGHT; at += FLIGHT_FRAME) {
    await page.evaluate((time) => {
      for (const flight of flying()) flight.currentTime = time;
    }, at);
    await keep(FLIGHT_FRAME);
  }
  await page.evaluate(() => flying().forEach((flight) => flight.finish()));
  await page.waitForTimeout(300);
  await keep(END);
  const { width, height, parts } = await encodeSequence(encoder, frames, 0.72);
  writeFileSync(join(IMAGES, 'turn.webp'), animate(width, height, parts));
}

/** In the page: a ring where a finger would be. */
function drawTap([x, y]) {
  const ring = document.createElement('div');
  ring.id = 'tap';
  ring.style.cssText =
    `position:fixed;z-index:99;pointer-events:none;left:${x - 26}px;top:${y - 26}px;width:52px;height:52px;` +
    'border-radius:50%;border:4px solid #fff6dc;background:rgb(255 246 220 / .35);box-shadow:0 0 14px #000a';
  document.body.append(ring);
}

// ------------------------------------------------------------------ all of them

await withServer(async (address, database) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const first = await openPage(browser, address, undefined, { viewport: WIDE });
    const me = await (await first.request.get('/api/me')).json();
    const storage = await first.context().storageState();
    const prepared = ['-m', 'tools.pictures.tables', database, me.id];
    const paths = JSON.parse(
      execFileSync(join(ROOT, '.venv/bin/python'), prepared, { cwd: ROOT, encoding: 'utf8' }),
    );
    const encoder = await browser.newPage();
    const page = (options, settings) => openPage(browser, address, storage, options, settings);
    await takeTable(await page({ viewport: WIDE }), encoder, paths.middle, 'table');
    await takeHint(await page({ viewport: WIDE }), encoder, paths.middle);
    await takeTable(
      await page(
        { viewport: PHONE, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true },
        { language: 'it', theme: 'light', look: 'shapes' },
      ),
      encoder,
      paths.middle,
      'phone',
    );
    await takeTurn(
      await page({ viewport: WIDE, deviceScaleFactor: SEQUENCE_SCALE }, { motion: 'full' }),
      encoder,
      paths.middle,
    );
    await takeEnd(await page({ viewport: TALL }), encoder, paths.end);
  } finally {
    await browser.close();
  }
});
for (const name of ['table', 'hint', 'phone', 'turn', 'end']) {
  const file = join(IMAGES, `${name}.webp`);
  console.log(`${Math.round(statSync(file).size / 1024)} KB  docs/images/${name}.webp`);
}
