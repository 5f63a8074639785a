/** Which rules the texts state: those of a table, of the address, or of the reader's edition. */

import { getContext, setContext } from 'svelte';
import { PRESETS } from '../app/presets';
import { currentRoute } from '../app/route.svelte';
import { OPTION_VALUES, type OptionName, type RuleOptions, editionOptions } from '../i18n/byOption';
import { isLanguage } from '../i18n/languages';
import { language } from '../i18n/say.svelte';
import type { Edition, Preset, TableInfo } from '../protocol';

export interface StatedRules {
  edition: Edition;
  options: RuleOptions;
  /** How many play by them; null if that isn't known. */
  players: number | null;
  /** What a link to other pages with these rules carries; empty for the reader's own edition. */
  query: string;
}

const NAMES = Object.keys(OPTION_VALUES) as OptionName[];

// ------------------------------------------------------------------ editions and tables

export function presetOf(edition: Edition): Preset {
  const preset = PRESETS.find((one) => one.edition === edition);
  if (!preset) throw new Error(`there is no edition ${edition}`);
  return preset;
}

export function rulesOfEdition(edition: Edition): StatedRules {
  const options = editionOptions(presetOf(edition));
  return { edition, options, players: null, query: `?edition=${edition}` };
}

export function rulesOfTable({
  edition,
  options,
  seats,
}: Pick<TableInfo, 'edition' | 'options' | 'seats'>): StatedRules {
  return changedRules(edition, options, seats.length);
}

/** Whether an option makes a difference with so many players. */
export function applies(name: OptionName, players: number | null): boolean {
  if (players === null || name === 'referee') return true;
  if (name === 'solo_private' || name === 'solo_payment') return players === 1;
  if (name === 'trimmed_bag') return players === 2 || players === 3;
  return players > 1;
}

/** The options in which these rules depart from their edition. Taking up a proposal does not. */
export function departures({ edition, options, players }: StatedRules): OptionName[] {
  const own = rulesOfEdition(edition).options;
  return NAMES.filter(
    (name) =>
      applies(name, players) && own[name] !== options[name] && String(own[name]) !== 'proposed',
  );
}

function changedRules(
  edition: Edition,
  changes: Partial<RuleOptions>,
  players: number | null,
): StatedRules {
  const own = rulesOfEdition(edition);
  const options = { ...own.options, ...changes };
  const changed = NAMES.filter(
    (name) => applies(name, players) && own.options[name] !== options[name],
  );
  const query = own.query + changed.map((name) => `&${name}=${String(options[name])}`).join('');
  return { edition, options, players, query };
}

// ------------------------------------------------------------------ the address

/** The rules that an address asks for; null if it names no edition. What it can't mean is ignored. */
export function rulesInAddress(search: string): StatedRules | null {
  const asked = new URLSearchParams(search);
  const edition = asked.get('edition');
  if (!isLanguage(edition)) return null;
  const changes = NAMES.flatMap((name) => {
    const value = OPTION_VALUES[name].find((one) => String(one) === asked.get(name));
    return value === undefined ? [] : [[name, value] as const];
  });
  return changedRules(edition, Object.fromEntries(changes), null);
}

// ------------------------------------------------------------------ for components

const KEY = Symbol('stated rules');

/** Everything inside this component states these rules. Call it while the component is set up. */
export function stateRules(rules: () => StatedRules | null): void {
  setContext(KEY, rules);
}

/** The rules to state here. Call it while a component is set up. */
export function statedRules(): () => StatedRules {
  const around = getContext<(() => StatedRules | null) | undefined>(KEY);
  return () => around?.() ?? addressedRules();
}

function addressedRules(): StatedRules {
  currentRoute(); // Another address is another route.
  return rulesInAddress(location.search) ?? { ...rulesOfEdition(language()), query: '' };
}
