/** Moving dice: a copy flies from the die's old place to its new one. */

import { wantsMotion } from '../app/settings.svelte';
import type { AnyEvent } from '../protocol';

interface Flight {
  ghost: HTMLElement;
  to: () => Element | null;
}

const LASTS = 430;
const flying = new Set<Animation>();
/** The pictures that copies are flying to, hidden until then. */
const arrivals = new Map<Element, { ghost: HTMLElement; land: () => void }>();

/** The selector of a seat's window; `me` is the seat whose window is the large one. */
function windowOf(seat: number, me: number | null): string {
  return seat === me ? '.mine' : `.players [data-seat="${seat}"]`;
}

type Route = { from: string; to: string };

function routes(event: AnyEvent, me: number | null): Route[] {
  switch (event.kind) {
    case 'DieDrafted':
      return [{ from: `.pool [data-die="${event.die}"]`, to: '.pool .hand' }];
    case 'DiePlaced': {
      const to = `${windowOf(event.seat, me)} [data-space="${event.space}"]`;
      return [{ from: '.pool .hand', to }];
    }
    case 'DieLifted': {
      const from = `${windowOf(event.seat, me)} [data-space="${event.space}"]`;
      return [{ from, to: '.pool .hand' }];
    }
    case 'DieReturned':
      return [{ from: '.pool .hand', to: `.pool [data-die="${event.die}"]` }];
    case 'DiePaid':
      return [{ from: `.pool [data-die="${event.die}"]`, to: `[data-tool="${event.tool}"]` }];
    case 'DieRemoved': {
      const from = `${windowOf(event.seat, me)} [data-space="${event.space}"]`;
      return [{ from, to: '.guide' }];
    }
    case 'RoundEnded':
      return event.left.map((die) => ({
        from: `.pool [data-die="${die}"]`,
        to: `.track [data-round="${event.round}"]`,
      }));
    default:
      return [];
  }
}

/** Copies the dice that are about to move. Call it before the page is updated. */
export function captureFlights(events: readonly AnyEvent[], me: number | null): Flight[] {
  if (!wantsMotion()) return [];
  const flights: Flight[] = [];
  for (const { from, to } of events.flatMap((event) => routes(event, me))) {
    const source = document.querySelector(`${from} svg`) ?? document.querySelector(from);
    const picture = source?.closest('svg') ?? source?.querySelector('svg');
    if (!picture) continue;
    // A die that is placed while it still flies to the hand goes on from where it is.
    const arrival = arrivals.get(picture);
    const { left, top, width, height } = (arrival?.ghost ?? picture).getBoundingClientRect();
    if (width === 0) continue;
    const ghost = document.createElement('div');
    ghost.className = 'flying';
    ghost.style.cssText = `position:fixed;z-index:50;pointer-events:none;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    arrival?.land();
    ghost.append(picture.cloneNode(true));
    flights.push({ ghost, to: () => document.querySelector(to) });
  }
  return flights;
}

/** Lets the copies fly. Call it when the page shows the new state. */
export function playFlights(flights: readonly Flight[]): void {
  for (const { ghost, to } of flights) {
    const target = to();
    if (!target) continue;
    document.body.append(ghost);
    const from = ghost.getBoundingClientRect();
    const there = target.getBoundingClientRect();
    const scale = there.width / from.width || 1;
    const x = there.left - from.left;
    const y = there.top - from.top;
    const arriving = target.querySelector('svg');
    if (arriving) arriving.style.opacity = '0';
    const animation = ghost.animate(
      [
        { transform: 'none', transformOrigin: '0 0' },
        {
          transform: `translate(${x * 0.6}px, ${y * 0.6 - 26}px) scale(${1 + (scale - 1) * 0.5})`,
          transformOrigin: '0 0',
          offset: 0.6,
        },
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' },
      ],
      { duration: LASTS, easing: 'cubic-bezier(0.3, 0.6, 0.3, 1)' },
    );
    flying.add(animation);
    const settle = () => {
      if (!flying.delete(animation)) return;
      ghost.remove();
      if (arriving) {
        arriving.style.opacity = '';
        arrivals.delete(arriving);
      }
    };
    const land = () => {
      settle();
      animation.finish();
    };
    if (arriving) arrivals.set(arriving, { ghost, land });
    animation.onfinish = settle;
    animation.oncancel = settle;
  }
}

/** Ends all flights at once. */
export function finishFlights(): void {
  for (const animation of [...flying]) animation.finish();
}

/** Milliseconds to wait after a step before the next one is drawn. */
export function pauseAfter(events: readonly AnyEvent[], mine: boolean): number {
  if (mine) return 0;
  const kinds = new Set(events.map((event) => event.kind));
  if (kinds.has('RoundBegan')) return 900;
  if (kinds.has('DiePlaced') || kinds.has('ToolUsed') || kinds.has('DieRerolled')) return 650;
  if (kinds.has('DieDrafted') || kinds.has('DieLifted') || kinds.has('DiceSwapped')) return 480;
  return 120;
}
