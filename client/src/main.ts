import { mount } from 'svelte';
import App from './app/App.svelte';
import { registerServiceWorker } from './offline/update.svelte';
import { identify } from './account/me.svelte';
import { api } from './app/api';
import { followRoutes } from './app/route.svelte';
import { renewPush } from './app/push';
import { followOtherTabs, settings } from './app/settings.svelte';
import { setCards } from './app/cards.svelte';
import './style.css';
import { loadLanguage } from './i18n/say.svelte';

/** The server may be starting, or busy: try until it answers. */
async function untilItWorks(action: () => Promise<void>): Promise<void> {
  for (let wait = 400; ; wait = Math.min(wait * 1.6, 6000)) {
    try {
      await action();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

async function start(): Promise<void> {
  followOtherTabs();
  followRoutes();
  // Some pages need no server; the others wait for it (App.svelte).
  void untilItWorks(async () => {
    // Both at once: on a slow line, every wait for the server is felt.
    const [catalogue] = await Promise.all([api.cards(), identify()]);
    setCards(catalogue);
    // The server forgets devices with their session, which changes now and then.
    if (settings.push) void renewPush(settings.language).catch(() => {});
  });
  await untilItWorks(() => loadLanguage(settings.language));
  const target = document.getElementById('app') as HTMLElement;
  target.replaceChildren();
  mount(App, { target });
  void registerServiceWorker();
}

void start();
