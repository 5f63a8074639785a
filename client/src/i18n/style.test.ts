/** The style of the texts: words that a player would stumble over, and texts left in English. */

import { describe, expect, it } from 'vitest';
import { en } from './en';
import { learn as enLearn } from './en/learn';
import { rulebook as enBook } from './en/rulebook';
import { studyWords as enStudy } from './en/study';
import es from './es';
import { learn as esLearn } from './es/learn';
import { rulebook as esBook } from './es/rulebook';
import esStudy from './es/study';
import it_ from './it';
import { learn as itLearn } from './it/learn';
import { rulebook as itBook } from './it/rulebook';
import itStudy from './it/study';
import { LANGUAGES, type Language } from './languages';
import nl from './nl';
import { learn as nlLearn } from './nl/learn';
import { rulebook as nlBook } from './nl/rulebook';
import nlStudy from './nl/study';
import pt from './pt-BR';
import { learn as ptLearn } from './pt-BR/learn';
import { rulebook as ptBook } from './pt-BR/rulebook';
import ptStudy from './pt-BR/study';

const ALL: Record<Language, object[]> = {
  en: [en, enLearn, enBook, enStudy],
  it: [it_, itLearn, itBook, itStudy],
  nl: [nl, nlLearn, nlBook, nlStudy],
  es: [es, esLearn, esBook, esStudy],
  'pt-BR': [pt, ptLearn, ptBook, ptStudy],
};

/** Every text with the path to it. */
function textsIn(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`));
}
const TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [language, ALL[language].flatMap((one) => textsIn(one))]),
) as Record<Language, [string, string][]>;

/** What must not be said, and why. */
const FORBIDDEN: Record<Language, [RegExp, string][]> = {
  en: [
    [/\b(colour|honour|favour|neighbour|licence|centre)/i, 'American spelling, as on the cards'],
    [/\b(cannot|do not|does not|is not|are not|will not|can not)\b/i, 'use a contraction'],
    [/\b(whoever|shall|thereby|is to move|all the same|has been begun)\b/i, 'reads as translated'],
    [/\b(dice|die|one) of the (pool|bag)\b/i, 'dice are in or from the pool'],
    [/\b(take back|taken back|takes back)\b/i, 'the word is undo'],
    [/\bfree space/i, 'blank if it needs nothing, empty if there is no die on it'],
    [/\bborder\b/i, 'the word is edge'],
    [/\b(roll|rolled|rolls) again\b/i, 'the word is reroll'],
    [/\bany more\b/i, 'American English writes anymore'],
    [/\balso diagonally\b/i, 'reads as a second condition'],
    [/ …/, 'no space before an ellipsis'],
  ],
  it: [
    [/\b(spazi?o?|casell[ae]) liber[aie]\b/i, 'the rulebook’s word for an empty space'],
    [/\bdistribuzion/i, 'a shared deal is a sfida'],
    [/\bforza\b/i, 'a bot has a livello'],
    [/\bdado del pool\b/i, 'not Italian'],
  ],
  nl: [
    [/\bvrij(e)? (vak|veld|ruimte)/i, 'the rulebook’s word for an empty space'],
    [/\bzaadgetal\b/i, 'the word is startgetal'],
    [/\bwijzerzin\b/i, 'Flemish: met de klok mee'],
  ],
  es: [
    [/\bnunca más\b(?! de)/i, 'means never again'],
    [/\bprimera impresión\b/i, 'means first impression'],
    [/\bespacios? libres?\b/i, 'en blanco if it needs nothing, vacío if there is no die on it'],
    [/\bdraft|pool\b/i, 'not Spanish'],
    [/\b(login|logout)\b/i, 'iniciar sesión, cerrar sesión'],
  ],
  'pt-BR': [
    [/\bdistribuiç/i, 'a shared deal is a desafio'],
    [/\bminhas contas\b/i, 'stats are estatísticas'],
    [/\bsolitári/i, 'solo is individual'],
  ],
};

/** Texts that are the same in English, because the words are. */
const SAME: Record<Exclude<Language, 'en'>, RegExp> = {
  it: /^(Account|Email|Password|Home|Bot|Chat|Replay|Round( \{n\}(: \{dice\}|\.)?)?)$/,
  nl: /^(Account|Home|Solo|Bots?|Chat|Score|Details:|Scores|Later|Enter)$/,
  es: /^(Bots?|Chat|Error|\{n\} error|Total|Normal)$/,
  'pt-BR': /^(Bots?|Chat|Total|Replay|Normal|Enter)$/,
};
/** Nothing but slots and punctuation, and the names that every edition keeps. */
const NO_WORDS = /^(\{\w+\}|\W|n = )*$/;
const NAMES = /\/(app\.name|(window|pattern)\.[\w-]+|tool\.\d+\.name)$/;

describe.each(LANGUAGES)('the texts of %s', (language) => {
  it('avoid words that a player would stumble over', () => {
    const found = TEXTS[language].flatMap(([path, text]) =>
      FORBIDDEN[language]
        .filter(([words]) => words.test(text.replaceAll(/\{\w+\}/g, '')))
        .map(([words, why]) => `${path}: “${words.exec(text)?.[0]}” (${why})`),
    );
    expect(found).toEqual([]);
  });

  it('are not left in English by accident', () => {
    if (language === 'en') return;
    const english = new Map(TEXTS.en);
    const left = TEXTS[language].filter(
      ([path, text]) =>
        english.get(path) === text &&
        !NO_WORDS.test(text) &&
        !NAMES.test(path) &&
        !/^\/(sections\/\d+\/(number|rules\/\d+\/id))/.test(path) &&
        !SAME[language].test(text),
    );
    expect(left).toEqual([]);
  });
});

it('says may only on the rules page', () => {
  const elsewhere = [...textsIn(en), ...textsIn(enLearn)].filter(([, text]) =>
    /\bmay\b/.test(text),
  );
  expect(elsewhere).toEqual([]);
});
