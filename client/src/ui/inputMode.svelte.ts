/** Whether the player uses keys (or a screen reader) or points at things. */

let keys = $state(false);

/** Follows what is used until the returned function is called. */
export function followInput(): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const onkeydown = (event: KeyboardEvent) => {
    if (!['Control', 'Alt', 'Meta', 'Shift'].includes(event.key)) keys = true;
  };
  addEventListener('keydown', onkeydown, options);
  addEventListener('pointerdown', () => (keys = false), options);
  return () => stop.abort();
}

export function usesKeys(): boolean {
  return keys;
}
