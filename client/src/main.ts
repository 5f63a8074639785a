import { mount } from 'svelte';
import App from './App.svelte';
import { introduce } from './me.svelte';
import { current, followRoutes, worksAlone } from './route.svelte';
import { followOtherTabs, settings } from './settings.svelte';
import { loadCards } from './state/cards.svelte';
import './style.css';
import { speak } from './words/say.svelte';

/** The server may be starting: try until it answers, and never leave a blank page. */
async function insist(action: () => Promise<void>): Promise<void> {
  for (let wait = 400; ; wait = Math.min(wait * 1.6, 6000)) {
    try {
      await action();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

async function begin(): Promise<void> {
  followOtherTabs();
  followRoutes();
  const met = insist(async () => {
    await introduce();
    await loadCards();
  });
  await Promise.all([speak(settings.language), worksAlone(current()) ? null : met]);
  const target = document.getElementById('app') as HTMLElement;
  target.replaceChildren();
  mount(App, { target });
}

void begin();
