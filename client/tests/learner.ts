/** Somebody who takes the tutorial: does what each task asks for. */

import type { Page } from 'playwright-core';

const lesson = (page: Page) => page.locator('.lesson');

async function at(page: Page): Promise<{ scene: string; task: number }> {
  const [scene, task] = await Promise.all([
    lesson(page).getAttribute('data-scene'),
    lesson(page).getAttribute('data-task'),
  ]);
  return { scene: scene ?? '', task: Number(task) };
}

/** Waits until the task is another one, however long the others take. */
async function beyond(page: Page, scene: string, task: number): Promise<void> {
  await page.waitForFunction(
    ([was, n]) => {
      const now = document.querySelector<HTMLElement>('.lesson');
      return now?.dataset.scene !== was || now?.dataset.task !== n;
    },
    [scene, String(task)],
  );
}

const die = (page: Page, text: string) => page.locator(`.pool [data-die="${text}"]`).click();
const space = (page: Page, n: number) => page.locator(`.mine [data-space="${n}"]`).click();
const glowing = (page: Page) => page.locator('.mine .glowing').first().click();
const act = (page: Page, id: string) => page.locator(`[data-act="${id}"]`).click();

const watch = async () => {};

/** What to press in each task; a space that is refused and one that fits. */
export const DOINGS: Record<string, ((page: Page) => Promise<void>)[]> = {
  edge: [
    (page) => act(page, 'read'),
    (page) => die(page, 'B4'),
    (page) => space(page, 7),
    (page) => space(page, 17),
  ],
  touching: [
    async (page) => {
      await die(page, 'G5');
      await space(page, 0);
    },
    (page) => space(page, 11),
  ],
  asking: [
    async (page) => {
      await die(page, 'Y3');
      await space(page, 15);
    },
    (page) => space(page, 16),
  ],
  beside: [
    async (page) => {
      await die(page, 'G4');
      await space(page, 18);
    },
    (page) => glowing(page),
  ],
  round: [
    (page) => act(page, 'read'),
    async (page) => {
      await die(page, 'R6');
      await space(page, 8);
    },
    (page) => act(page, 'end'),
    watch,
    async (page) => {
      await die(page, 'G1');
      await glowing(page);
    },
    (page) => act(page, 'end'),
  ],
  tool: [
    (page) => act(page, 'read'),
    (page) => die(page, 'P5'),
    async (page) => {
      await page.locator('[data-tool="1"]').click();
      await act(page, 'use');
    },
    (page) => die(page, 'P4'),
    (page) => space(page, 6),
    (page) => act(page, 'end'),
    watch,
  ],
  score: [
    (page) => act(page, 'read'),
    async (page) => {
      await die(page, 'R2');
      await space(page, 2);
    },
    (page) => act(page, 'end'),
    (page) => act(page, 'read'),
  ],
};

/** One scene from its beginning to the button that leads on; `look` sees every task. */
export async function takeScene(
  page: Page,
  look: (scene: string, task: number) => Promise<void> = async () => {},
): Promise<string> {
  await page.waitForSelector('.lesson [data-die]');
  const { scene } = await at(page);
  for (const [task, doing] of (DOINGS[scene] ?? []).entries()) {
    await look(scene, task);
    await doing(page);
    await beyond(page, scene, task);
  }
  await page.waitForSelector('[data-act="next"]');
  await look(scene, DOINGS[scene]?.length ?? 0);
  return scene;
}
