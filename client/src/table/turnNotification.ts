/** Tells a player who is looking elsewhere that the turn has come. */

import { say } from '../i18n/say.svelte';

export async function notifyTurn(wanted: boolean, path: string): Promise<void> {
  if (!wanted || !document.hidden || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  const title = say('settings.notify.title');
  const options = { body: say('app.name'), tag: path, icon: '/icon-192.png', data: path };
  try {
    // Phones show only what a service worker says; it also finds the table again (worker.ts).
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) await worker.showNotification(title, options);
    else show(title, options);
  } catch {
    // A browser may show none at all: the bell and the title have told it too.
  }
}

function show(title: string, options: NotificationOptions): void {
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
