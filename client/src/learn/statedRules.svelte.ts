/** Which rules the texts state: those of a table, of the address, or of the reader's edition. */

import { getContext, setContext } from 'svelte';
import { PRESETS } from '../app/presets';
import { type RuleOptions, editionOptions } from '../i18n/byOption';
import { language } from '../i18n/say.svelte';
import type { Edition } from '../protocol';

export interface StatedRules {
  edition: Edition;
  options: RuleOptions;
}

const KEY = Symbol('stated rules');

export function rulesOf(edition: Edition): StatedRules {
  const preset = PRESETS.find((one) => one.edition === edition);
  if (!preset) throw new Error(`there is no edition ${edition}`);
  return { edition, options: editionOptions(preset) };
}

/** Everything inside this component states these rules. Call it while the component is set up. */
export function stateRules(rules: () => StatedRules): void {
  setContext(KEY, rules);
}

/** The rules to state here. Call it while a component is set up. */
export function statedRules(): () => StatedRules {
  return getContext<(() => StatedRules) | undefined>(KEY) ?? (() => rulesOf(language()));
}
