/** The page as an app: it keeps itself on the device, and says when there is a newer one. */

let newer = $state(false);

export function isNewer(): boolean {
  return newer;
}

export function later(): void {
  newer = false;
}

const HOUR = 3_600_000;

export async function install(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => void compare());
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    const look = () => void registration.update().catch(() => {});
    document.addEventListener('visibilitychange', () => document.hidden || look());
    setInterval(look, HOUR);
  } catch {
    // A browser may forbid it; then the page needs the network, and that is all.
  }
}

/** A page that is newer than the worker it met has nothing to say when that one catches up. */
async function compare(): Promise<void> {
  const mine = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  const { port1, port2 } = new MessageChannel();
  const theirs = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
  navigator.serviceWorker.controller?.postMessage('version', [port2]);
  newer = (await theirs) !== mine;
}
