/** What the page calls each option of a table and each of its values. */

import type { OptionName, RuleOptions, Sentences } from './byOption';
import type { Key } from './message';
import { say } from './say.svelte';

type Words = { [Name in OptionName]: Record<'title' | keyof Sentences[Name], Key> };

const WORDS = {
  referee: { title: 'new.referee', strict: 'referee.strict', honour: 'referee.honour' },
  trimmed_bag: {
    title: 'option.bag',
    false: 'option.bag.all',
    true: 'option.bag.smaller',
    proposed: 'option.bag.proposed',
  },
  solo_private: {
    title: 'option.soloPrivate',
    1: 'option.soloPrivate.one',
    2: 'option.soloPrivate.two',
  },
  last_tie_break: {
    title: 'new.tieBreak',
    'later-in-order': 'tie.later-in-order',
    'last-turn': 'tie.last-turn',
    shared: 'tie.shared',
  },
  solo_payment: {
    title: 'option.soloPayment',
    colour: 'option.soloPayment.colour',
    'first-printing': 'option.soloPayment.firstPrinting',
  },
  start_player: { title: 'new.start', random: 'new.start.random', named: 'option.start.named' },
} as const satisfies Words;

/** The key of a text that needs no values. */
type WordKey = {
  [Name in OptionName]: (typeof WORDS)[Name][keyof (typeof WORDS)[Name]];
}[OptionName];

export function sayOption(name: OptionName): string {
  return say(WORDS[name].title);
}

export function sayOptionValue<Name extends OptionName>(
  name: Name,
  value: RuleOptions[Name],
): string {
  return say((WORDS[name] as Record<string, WordKey>)[String(value)] as WordKey);
}
