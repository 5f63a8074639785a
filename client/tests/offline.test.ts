/** The page as an app: without a network, and when a new version comes. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { boardOf, example, linkTo } from './boards';
import { openBrowser, visitor } from './browser';
import { Built, NO_API, build } from './built';
import { LONG, TRIED } from './extent';
import { DOINGS, takeScene } from './learner';
import { Server } from './server';

const PUBLIC = join(import.meta.dirname, '../public');

let browser: Browser;
let built: Built;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser?.close());
beforeEach(async () => void (built = await Built.start()));
afterEach(() => built.stop());

/** Until the worker has kept everything and answers for this page. */
const installed = (page: Page) =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state === 'activated';
  });

it('shows the scorer without a network, once it was loaded, in every language', async () => {
  const { page, errors } = await visitor(browser, built.address, NO_API);
  await page.goto('/settings');
  await installed(page);
  await page.context().setOffline(true);
  const link = linkTo(boardOf(example('Ada'), example('Bruno')));
  await page.goto(link);
  await page.getByTestId('headline').waitFor();
  await page.reload();
  await page.getByTestId('headline').waitFor();
  expect(await page.getByTestId('total').allTextContents()).toEqual(['40', '40']);
  for (const language of ['it', 'nl', 'es', 'pt-BR']) {
    await page.evaluate(
      (text) => localStorage.setItem('sagrada.settings', text),
      JSON.stringify({ language }),
    );
    await page.reload();
    await page.getByTestId('headline').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  }
  expect(errors).toEqual([]);
  await page.context().close();
});

it.each(LONG ? TRIED : TRIED.slice(0, 1))(
  'shows rules, tools and the tutorial without a network in %s',
  async (language) => {
    const { page, errors } = await visitor(browser, built.address, {
      ...NO_API,
      settings: { language },
    });
    await page.goto('/settings');
    await installed(page);
    await page.context().setOffline(true);
    await page.goto('/rules#5.3');
    await page.waitForSelector('[id="5.3"]');
    await page.goto('/tools/flux-remover');
    await page.waitForSelector('main h1');
    await page.goto('/learn');
    for (const scene of Object.keys(DOINGS)) {
      expect(await takeScene(page)).toBe(scene);
      await page.locator('[data-act="next"]').click();
    }
    expect(await page.locator('.end h1').count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

it('says so where the server is needed, and goes on by itself when it is back', async () => {
  const server = await Server.start();
  const { page, errors } = await visitor(browser, server.address);
  await page.goto('/');
  await page.waitForSelector('[data-way="solo"]');
  await installed(page);
  await server.kill();
  await page.reload();
  await page.getByText('Can’t reach the server. We’ll keep trying.').waitFor();
  await page.locator('.alone').getByRole('link', { name: 'Score a tabletop game' }).click();
  await page.locator('#tab-0').waitFor();
  await page.goBack();
  await server.run();
  await page.waitForSelector('[data-way="solo"]');
  expect(errors).toEqual([]);
  await page.context().close();
  await server.stop();
});

it('never keeps what the server says', async () => {
  const { page } = await visitor(browser, built.address, NO_API);
  await page.goto('/score');
  await installed(page);
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = await Promise.all(all.map((cache) => cache.keys()));
    return keys.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
  await page.context().close();
});

it('offers a new version to an open page, which keeps working until it is loaded', async () => {
  const { page, errors } = await visitor(browser, built.address, NO_API);
  await page.goto('/settings');
  await installed(page);
  const version = 'c0ffee'.padEnd(build().length, '0');
  // The new server no longer has the scorer that the open page may still ask for.
  built.update(version, /ScorePage/);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    void registration?.update();
  });
  // … but this worker cannot be kept whole, so nothing changes hands.
  await expect
    .poll(() => built.asked.filter((path) => /ScorePage/.test(path)).length)
    .toBeGreaterThan(0);
  expect(await page.getByText('A new version is ready.').isVisible()).toBe(false);

  built.update(version, /never/);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await page.getByText('A new version is ready.').waitFor();
  built.update(version, /ScorePage/);
  await page.evaluate(() => {
    history.pushState(null, '', '/score');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.locator('#tab-0').waitFor();

  built.update(version, /never/);
  await page.getByRole('button', { name: 'Update now' }).click();
  await page.waitForFunction(
    (now) => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content === now,
    version,
  );
  expect(errors).toEqual([]);
  await page.context().close();
});

it('gives whoever is online the newest page at once', async () => {
  const { page } = await visitor(browser, built.address, NO_API);
  await page.goto('/settings');
  await installed(page);
  const version = 'decade'.padEnd(build().length, '0');
  built.update(version, /never/);
  await page.reload();
  const shown = await page.locator('meta[name="build"]').getAttribute('content');
  expect(shown).toBe(version);
  await page.waitForFunction(
    async (name) => (await caches.keys()).includes(name),
    `sagrada-${version}`,
  );
  expect(await page.getByText('A new version is ready.').isVisible()).toBe(false);
  await page.context().close();
});

it('has icons of the sizes that the manifest names', () => {
  const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  const pictures = manifest.icons.filter((icon) => icon.type === 'image/png');
  expect(pictures).toHaveLength(3);
  for (const { src, sizes } of pictures) {
    const png = readFileSync(join(PUBLIC, src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});
