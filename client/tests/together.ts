/** One browser and one server for the tests of a file. */

import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Visitor, type Wishes, openBrowser, visitor } from './browser';
import { Server } from './server';

export interface Together {
  server: Server;
  visit: (wishes?: Wishes) => Promise<Visitor>;
}

export function together({ keep = false } = {}): Together {
  let browser: Browser;
  const shared = {} as Together;
  beforeAll(async () => {
    [browser, shared.server] = await Promise.all([openBrowser(), Server.start()]);
    shared.visit = (wishes) => visitor(browser, shared.server.address, wishes);
  });
  // A second try meets a server that knows nothing of the first: no name is taken, nothing is played.
  beforeEach(async ({ task }) => {
    if (keep || !task.result?.retryCount) return;
    await shared.server.stop();
    shared.server = await Server.start();
  });
  afterEach(async () => {
    if (keep) return; // visitors who stay for all tests of the file
    for (const context of browser.contexts()) await context.close();
  });
  afterAll(async () => {
    await browser?.close();
    await shared.server?.stop();
  });
  return shared;
}
