/** Chromium, and pages in it that report every script error. */

import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `textSize`: what the browser's owner has set for letters, in percent. */
export function openBrowser(textSize = 100): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
  const letters = `--blink-settings=defaultFontSize=${(16 * textSize) / 100}`;
  return chromium.launch({ executablePath, args: [...ARGUMENTS, letters] });
}

/**
 * What a browser says about the network when a server is gone is no error of the page, be it about a
 * file, a socket or the service worker's script. What a server answered is looked at by itself, in
 * `isWrong`.
 */
const OF_THE_NETWORK =
  /Failed to load resource|WebSocket connection|ERR_CONNECTION|net::|unknown error occurred when fetching the script/;

/** The server failed, or the page asked for something that is not there. */
const isWrong = (status: number) => status >= 500 || status === 404;

export interface Visitor {
  page: Page;
  errors: string[];
}

export interface Wishes extends BrowserContextOptions {
  /** Stored settings of the page. */
  settings?: Record<string, unknown>;
  /** Addresses that are asked for though there is nothing. */
  inVain?: RegExp;
}

/** Somebody new: a browser profile of their own, so another guest to the server. */
export async function visitor(
  browser: Browser,
  address: string,
  wishes: Wishes = {},
): Promise<Visitor> {
  const { settings, inVain, ...options } = wishes;
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-GB',
    viewport: { width: 1280, height: 860 },
    ...options,
  });
  // The tests press what lights up, so they aren’t asked to confirm it, and they end turns themselves.
  const quiet = { motion: 'less', sound: false, warn: false, endTurn: 'off' };
  const stored = JSON.stringify({ ...quiet, ...settings });
  await context.addInitScript((text) => {
    localStorage.getItem('sagrada.settings') ?? localStorage.setItem('sagrada.settings', text);
  }, stored);
  // Generous: nothing here is timed, and machines may be busy.
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !OF_THE_NETWORK.test(message.text())) {
      errors.push(message.text());
    }
  });
  page.on('response', (answer) => {
    const status = answer.status();
    if (isWrong(status) && !inVain?.test(answer.url())) errors.push(`${status} ${answer.url()}`);
  });
  return { page, errors };
}

/** Opens a table over the API, as this visitor. */
export async function openTable(page: Page, table: Record<string, unknown>): Promise<string> {
  await page.request.get('/api/me');
  const origin = new URL(page.url() === 'about:blank' ? 'http://x' : page.url()).origin;
  const answer = await page.request.post('/api/tables', {
    data: table,
    headers: origin === 'http://x' ? {} : { origin },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  const { path } = (await answer.json()) as { path: string };
  return path;
}
