/** Tells a player who is looking elsewhere that the turn has come. */

import { say } from '../words/say.svelte';

export function tellTurn(wanted: boolean, path: string): void {
  if (!wanted || !document.hidden || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  const notice = new Notification(say('settings.notify.title'), {
    body: say('app.name'),
    tag: path,
    icon: '/icon.svg',
  });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
