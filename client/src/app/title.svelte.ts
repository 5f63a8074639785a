/** What the browser's tab and the app's icon say: the page, or that it is my turn. In one place, so that nothing stays. */

import type { Route } from './route.svelte';
import type { Key } from '../i18n/message';
import { say } from '../i18n/say.svelte';

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
} as const satisfies Partial<Record<Route['page'], Key>>;

let turn = $state(false);
let tool = $state('');

/** For the page of a table, as long as it is there. */
export function followTurn(mine: () => boolean): void {
  $effect(() => {
    turn = mine();
  });
  $effect(() => () => void (turn = false));
}

/** For the page of a tool: only that knows its name. */
export function followTool(name: () => string): void {
  $effect(() => {
    tool = name();
    return () => void (tool = '');
  });
}

export function titleOf(route: Route): string {
  if (turn) return `● ${say('home.yourTurn')} – ${say('app.name')}`;
  if (!(route.page in NAMES)) return say('app.name');
  const key = NAMES[route.page as keyof typeof NAMES];
  return `${(route.page === 'tool' && tool) || say(key)} – ${say('app.name')}`;
}

/** Browsers may lack badges, or show none of an app that is not installed: then the title has told it. */
interface Badges {
  setAppBadge?(): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** A mark on the icon: of the tab, and of the installed app. */
export function markIcon(): void {
  const badges = navigator as Badges;
  void (turn ? badges.setAppBadge?.() : badges.clearAppBadge?.())?.catch(() => {});
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = turn ? '/icon-turn.svg' : '/icon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted;
}
