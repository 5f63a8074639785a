/**
 * Texts that depend on how a table plays. A rule that an option changes has one sentence for each
 * value of that option, so it can't be stated without it.
 */

import type { LastTieBreak, Options, Preset, Referee, SoloPayment, StartPlayer } from '../protocol';

/**
 * The options as the rules page knows them: those of a table, or those of an edition. An edition
 * can also propose the smaller bag without demanding it.
 */
export type RuleOptions = Omit<Options, 'trimmed_bag'> & {
  trimmed_bag: boolean | 'proposed';
};

export interface Sentences {
  referee: Record<Referee, string>;
  trimmed_bag: Record<'false' | 'true' | 'proposed', string>;
  solo_private: Record<'1' | '2', string>;
  last_tie_break: Record<LastTieBreak, string>;
  solo_payment: Record<SoloPayment, string>;
  start_player: Record<StartPlayer, string>;
}

export type OptionName = keyof RuleOptions;

/** The values that each option can have at a table. */
export const OPTION_VALUES = {
  referee: ['strict', 'honour'],
  trimmed_bag: [false, true],
  solo_private: [1, 2],
  last_tie_break: ['later-in-order', 'last-turn', 'shared'],
  solo_payment: ['colour', 'first-printing'],
  start_player: ['random', 'named'],
} as const satisfies { [Name in OptionName]: readonly Options[Name][] };

/** One sentence for each value of an option: `{ solo_private: { 1: '…', 2: '…' } }`. */
export type ByOption = { [Name in keyof Sentences]: Pick<Sentences, Name> }[keyof Sentences];

/** The pieces of a text in order; they are joined with spaces. */
export type OptionPieces = readonly (string | ByOption)[];

export type OptionText = string | OptionPieces;

export function editionOptions(preset: Preset): RuleOptions {
  const { options, proposes_trimmed_bag: proposed } = preset;
  return {
    ...options,
    trimmed_bag: proposed && !options.trimmed_bag ? 'proposed' : options.trimmed_bag,
  };
}

/** The text as it reads under these options. */
export function textFor(text: OptionText, options: RuleOptions): string {
  if (typeof text === 'string') return text;
  return text
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const [[name, sentences]] = Object.entries(piece) as [
        [keyof Sentences, Record<string, string>],
      ];
      return sentences[String(options[name])];
    })
    .filter(Boolean)
    .join(' ');
}
