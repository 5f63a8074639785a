/** Notifies a player who is looking elsewhere that it's their turn. */

import { say } from '../i18n/say.svelte';
import { withBase } from '../app/base';

export async function notifyTurn(wanted: boolean, path: string): Promise<void> {
  if (!wanted || !document.hidden || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  const title = say('settings.notify.title');
  const data = withBase(path);
  const options = { body: say('app.name'), tag: data, icon: withBase('/icon-192.png'), data };
  try {
    // Phones only show notifications of a service worker, which also finds the table (serviceWorker.ts).
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) await worker.showNotification(title, options);
    else show(title, options);
  } catch {
    // The browser may show none at all; there is still the bell and the title.
  }
}

function show(title: string, options: NotificationOptions): void {
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
