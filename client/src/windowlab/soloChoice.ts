/** The choice of solo cards and what was promised about them: loaded with their words when needed. */

import { loadStudyWords } from '../i18n/say.svelte';

export async function loadSoloChoice() {
  const [{ default: SoloDealChoice }] = await Promise.all([
    import('./SoloDealChoice.svelte'),
    loadStudyWords(),
  ]);
  return SoloDealChoice;
}

export async function loadPromise() {
  const [{ default: DealPromise }] = await Promise.all([
    import('./DealPromise.svelte'),
    loadStudyWords(),
  ]);
  return DealPromise;
}
