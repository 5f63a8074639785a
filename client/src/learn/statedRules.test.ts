/** What each edition's rules say is what the engine does; and a table's rules fit in an address. */

import { describe, expect, it } from 'vitest';
import { editionFacts, playing, solo } from '../fixtures/frames';
import { type RuleOptions, textFor } from '../i18n/byOption';
import { learn as enLearn } from '../i18n/en/learn';
import { rulebook as enBook } from '../i18n/en/rulebook';
import { learn as esLearn } from '../i18n/es/learn';
import { rulebook as esBook } from '../i18n/es/rulebook';
import { learn as itLearn } from '../i18n/it/learn';
import { rulebook as itBook } from '../i18n/it/rulebook';
import { LANGUAGES } from '../i18n/languages';
import type { LearnTexts, Rulebook } from '../i18n/longTexts';
import { learn as nlLearn } from '../i18n/nl/learn';
import { rulebook as nlBook } from '../i18n/nl/rulebook';
import { learn as ptLearn } from '../i18n/pt-BR/learn';
import { rulebook as ptBook } from '../i18n/pt-BR/rulebook';
import type { TableInfo } from '../protocol';
import { PICTURES, soloPrice } from './pictures';
import { departures, rulesInAddress, rulesOfEdition, rulesOfTable } from './statedRules';

const BOOKS: Record<string, [Rulebook, LearnTexts]> = {
  en: [enBook, enLearn],
  it: [itBook, itLearn],
  nl: [nlBook, nlLearn],
  es: [esBook, esLearn],
  'pt-BR': [ptBook, ptLearn],
};
const FACTS = editionFacts();

const rule = (book: Rulebook, id: string, options: RuleOptions) =>
  textFor(
    book.sections.flatMap((section) => section.rules).find((one) => one.id === id)?.text ?? '',
    options,
  );

// ------------------------------------------------------------------ texts and engine

describe.each(LANGUAGES)('the rules of edition %s', (edition) => {
  const { options } = rulesOfEdition(edition);
  const did = FACTS[edition];
  const says = (id: string) => rule(enBook, id, options);

  /** The options that would make the engine do what it did. */
  const played: RuleOptions = {
    referee: did.mistakes ? 'honour' : 'strict',
    trimmed_bag: Object.keys(did.suggested_bag).length ? 'proposed' : did.bag['2'] !== 90,
    solo_private: did.solo_private,
    last_tie_break:
      did.tied_on_all.length > 1
        ? 'shared'
        : did.tied_on_all[0] === 2
          ? 'later-in-order'
          : 'last-turn',
    solo_payment: did.pays['1'] === '1' ? 'first-printing' : 'colour',
    start_player: did.start === 'named' ? 'named' : 'random',
  };

  it('break ties as the engine does', () => {
    expect([did.more_private, did.more_favor]).toEqual([[1], [0]]);
    const places: Record<string, RegExp> = {
      '2': /turn order wins/,
      '0': /last turn/,
      '0,1,2': /share/,
    };
    const words = places[did.tied_on_all.join()] ?? /^$/;
    for (const text of [says('7.6'), textFor(enLearn['score.done'], options)]) {
      expect(text.search(/private/)).toBeLessThan(text.search(/favor tokens/));
      expect(text).toMatch(words);
      const others = Object.values(places).filter((one) => one !== words);
      for (const other of others) expect(text).not.toMatch(other);
    }
  });

  it('fill the bag as the engine does', () => {
    expect(Object.values(did.bag)).toEqual([90, 90, 90]);
    expect(says('2.4')).toContain('All 90 dice');
    const left = Object.values(did.suggested_bag).map((dice) => (90 - dice) / 5);
    expect(/suggests/.test(says('2.4'))).toBe(left.length > 0);
    for (const n of left) expect(says('2.4')).toMatch(new RegExp(`\\b${n}\\b`));
  });

  it('find the start player as the engine does', () => {
    expect(says('2.5')).toMatch(did.start === 'drawn' ? /at random/ : /^Choose/);
  });

  it('deal and score as many private objectives in solo', () => {
    const two = did.solo_private === 2;
    expect(did.solo_private_points).toBe(two ? 5 : 2);
    expect(says('9.1')).toMatch(two ? /two private objectives/ : /one private objective\b/);
    expect(says('9.6')).toMatch(two ? /better/ : /your one private objective/);
    expect(textFor(enLearn['private.solo'], options)).toMatch(two ? /better/ : /face up/);
  });

  it('let the same dice pay for tools in solo', () => {
    for (const picture of PICTURES.tools) {
      expect(soloPrice(picture, options.solo_payment)).toBe(did.pays[picture.tool]);
    }
    const numbers = Object.entries(did.pays).filter(([tool, price]) => tool === price);
    expect(numbers.map(([tool]) => tool)).toEqual(
      /own number/.test(says('9.3')) ? ['1', '2', '3', '4', '5', '6'] : [],
    );
  });

  it('name the referee that the engine is', () => {
    expect(says('8.2')).toMatch(
      did.mistakes ? /an \*\*honor\*\* table: mistakes can happen/ : /a \*\*strict\*\* table/,
    );
  });

  it.each(LANGUAGES)('say the same in %s', (language) => {
    const [book, words] = BOOKS[language] as [Rulebook, LearnTexts];
    for (const { id } of book.sections.flatMap((section) => section.rules)) {
      expect(rule(book, id, options)).toBe(rule(book, id, played));
    }
    for (const text of Object.values(words)) {
      expect(textFor(text, options)).toBe(textFor(text, played));
    }
  });
});

// ------------------------------------------------------------------ tables and addresses

const table = (changes: Partial<TableInfo>): TableInfo => ({ ...playing().table, ...changes });

describe('the rules of a table', () => {
  it('are its real options, also where they depart from its edition', () => {
    const { options } = playing().table;
    const rules = rulesOfTable(
      table({ edition: 'it', options: { ...options, last_tie_break: 'shared' } }),
    );
    expect(departures(rules)).toEqual(['last_tie_break']);
    expect(rules.query).toBe('?edition=it&trimmed_bag=false&last_tie_break=shared');
    expect(rulesInAddress(rules.query)?.options).toEqual(rules.options);
  });

  it('leave out what does not apply to so many players', () => {
    const multi = rulesOfTable(table({ edition: 'es' }));
    expect(departures(multi)).toEqual(['last_tie_break', 'start_player']);
    const { seats, options } = solo().table;
    const alone = rulesOfTable(table({ edition: 'es', seats, options }));
    expect(departures(alone)).toEqual(['solo_private', 'solo_payment']);
    expect(alone.query).toBe('?edition=es&solo_private=2&solo_payment=colour');
  });

  it('take up a proposal without departing from the edition', () => {
    const options = { ...rulesOfEdition('it').options, trimmed_bag: true };
    const rules = rulesOfTable(table({ edition: 'it', options }));
    expect(departures(rules)).toEqual([]);
    expect(rulesInAddress(rules.query)?.options.trimmed_bag).toBe(true);
  });
});

describe('an address', () => {
  it('names an edition', () => {
    expect(rulesInAddress('?edition=es')).toEqual(rulesOfEdition('es'));
    expect(rulesInAddress('')).toBeNull();
    expect(rulesInAddress('?edition=fr')).toBeNull();
  });

  it('can hold nonsense, which is ignored', () => {
    expect(rulesInAddress('?edition=it&last_tie_break=dice&solo_private=9&x=1')).toEqual(
      rulesOfEdition('it'),
    );
  });
});
