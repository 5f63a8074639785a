/** Web push: this device is told of my turns even when no page is open. Off until somebody turns it on. */

import type { Language } from '../i18n/languages';
import { api } from './api';

export function canPush(): boolean {
  return 'PushManager' in globalThis && 'serviceWorker' in navigator;
}

const toBytes = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

/** Whether the device will be told. Asks for permission, so it must follow a press. */
export async function startPush(language: Language): Promise<boolean> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return false;
  return renewPush(language);
}

/** Tells the server again, which forgets a device with its session. */
export async function renewPush(language: Language): Promise<boolean> {
  if (!canPush() || Notification.permission !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await api.pushKey();
  const applicationServerKey = toBytes(key);
  let found = await pushManager.getSubscription();
  const known = found?.options.applicationServerKey;
  if (found && known && String(new Uint8Array(known)) !== String(applicationServerKey)) {
    await found.unsubscribe(); // of another server that was at this address
    found = null;
  }
  found ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = found.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return false;
  await api.addDevice({ endpoint, p256dh: keys.p256dh, auth: keys.auth, language });
  return true;
}

/** This device is told nothing anymore, also when the server can't be reached. */
export async function stopPush(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const found = await registration?.pushManager.getSubscription();
  if (!found) return;
  const { endpoint } = found;
  await found.unsubscribe();
  await api.removeDevice(endpoint).catch(() => {});
}
