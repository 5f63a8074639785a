/** The title of the browser's tab and the app's icon: the page, or that it is my turn. Set only here, so that none gets stuck. */

import type { Key } from '../i18n/message';
import { say } from '../i18n/say.svelte';
import type { Route } from './route.svelte';
import { withBase } from './base';

const NAMES = {
  new: 'new.title',
  settings: 'settings.title',
  me: 'me.title',
  score: 'scorer.title',
  learn: 'nav.learn',
  rules: 'nav.rules',
  tool: 'table.tools',
  replay: 'replay.title',
  daily: 'daily.title',
  deal: 'deal.title',
  study: 'study.title',
  unknown: 'app.unknown',
} as const satisfies Partial<Record<Route['page'], Key>>;

let turn = $state(false);
let name = $state('');

/** For the table page, as long as it is mounted. */
export function followTurn(mine: () => boolean): void {
  $effect(() => {
    turn = mine();
  });
  $effect(() => () => void (turn = false));
}

/** For the page of a tool and the pages for studying, which alone know their names. */
export function followName(called: () => string): void {
  $effect(() => {
    name = called();
    return () => void (name = '');
  });
}

export function titleOf(route: Route): string {
  if (turn) return `● ${say('home.yourTurn')} – ${say('app.name')}`;
  if (!(route.page in NAMES)) return say('app.name');
  const key = NAMES[route.page as keyof typeof NAMES];
  return `${name || say(key)} – ${say('app.name')}`;
}

/** Not all browsers have badges, and only for installed apps. The title says it anyway. */
interface Badges {
  setAppBadge?(): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Marks the icon of the tab and of the installed app. */
export function markIcon(): void {
  const badges = navigator as Badges;
  void (turn ? badges.setAppBadge?.() : badges.clearAppBadge?.())?.catch(() => {});
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = withBase(turn ? '/icon-turn.svg' : '/icon.svg');
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted;
}
