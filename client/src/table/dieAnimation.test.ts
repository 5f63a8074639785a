import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../app/settings.svelte';
import type { AnyEvent } from '../protocol';
import { captureFlights, finishFlights, playFlights } from './dieAnimation';

/** jsdom neither lays out nor animates: everything is where `data-at` says, and flights last. */
function placed(this: Element): DOMRect {
  const at = this.closest<HTMLElement>('[data-at]')?.dataset.at ?? this.getAttribute('style') ?? '';
  const left = Number(/\d+/.exec(at.replace(/^.*left:\s*/, ''))?.[0] ?? 0);
  return { left, top: 0, width: 40, height: 40 } as DOMRect;
}

beforeEach(() => {
  settings.motion = 'full';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(placed);
  Element.prototype.animate = function () {
    const flight = { onfinish: null, finish: () => flight.onfinish?.() } as {
      onfinish: (() => void) | null;
      finish: () => void;
    };
    return flight as unknown as Animation;
  };
  document.body.innerHTML = `
    <div class="pool">
      <div class="hand" data-at="10"><svg></svg></div>
      <button data-die="R3" data-at="300"><svg></svg></button>
    </div>
    <div class="mine"><div data-space="7" data-at="700"><svg></svg></div></div>`;
});
afterEach(() => {
  finishFlights();
  vi.restoreAllMocks();
});

const drafted = { kind: 'DieDrafted', seat: 0, die: 'R3' } as AnyEvent;
const placedDie = { kind: 'DiePlaced', seat: 0, die: 'R3', space: 7 } as AnyEvent;
const ghosts = () => [...document.querySelectorAll<HTMLElement>('.flying')];

it('flies from the pool to the hand', () => {
  playFlights(captureFlights([drafted], 0));
  expect(ghosts().map((ghost) => ghost.style.left)).toEqual(['300px']);
  expect(document.querySelector<SVGElement>('.hand svg')?.style.opacity).toBe('0');
  finishFlights();
  expect(ghosts()).toEqual([]);
  expect(document.querySelector<SVGElement>('.hand svg')?.style.opacity).toBe('');
});

it('goes on to the window from where it is, and can be seen, if it is placed while it flies', () => {
  playFlights(captureFlights([drafted], 0));
  playFlights(captureFlights([placedDie], 0));
  const [ghost, ...others] = ghosts();
  expect(others).toEqual([]);
  expect(ghost?.style.left).toBe('300px');
  expect(ghost?.querySelector('svg')?.style.opacity).toBe('');
});
