import { cleanup, configure } from '@testing-library/svelte';
import { afterEach } from 'vitest';

// Nothing is timed: a busy machine may need long for a page.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

// jsdom has no media queries,
globalThis.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { matches: false, media }) as unknown as MediaQueryList;

// and no element sizes.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
