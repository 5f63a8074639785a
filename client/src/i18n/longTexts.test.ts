/** The long texts: complete in every language, and their rule numbers are those of docs/rules.md. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../fixtures/frames';
import { SCENES } from '../learn/lesson/tasks';
import { PICTURES } from '../learn/pictures';
import type { OptionText } from './byOption';
import { learn as en } from './en/learn';
import { rulebook as enBook } from './en/rulebook';
import { learn as es } from './es/learn';
import { rulebook as esBook } from './es/rulebook';
import { learn as it_ } from './it/learn';
import { rulebook as itBook } from './it/rulebook';
import { LANGUAGES, type Language } from './languages';
import type { LearnTexts, Rulebook } from './longTexts';
import { learn as nl } from './nl/learn';
import { rulebook as nlBook } from './nl/rulebook';
import { learn as pt } from './pt-BR/learn';
import { rulebook as ptBook } from './pt-BR/rulebook';

const LEARN: Record<Language, LearnTexts> = { en, it: it_, nl, es, 'pt-BR': pt };
const BOOKS: Record<Language, Rulebook> = {
  en: enBook,
  it: itBook,
  nl: nlBook,
  es: esBook,
  'pt-BR': ptBook,
};
const LAW = readFileSync(join(import.meta.dirname, '../../../docs/rules.md'), 'utf8');
/** The numbered rules of sections 1 to 10; what follows are worked examples. */
const NUMBERS = [...LAW.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)]
  .map((match) => match[1] ?? '')
  .filter((number) => Number.parseInt(number, 10) <= 10);
const TOOLS = [...LAW.matchAll(/^\*\*(tool \d+)\*\*/gm)].map((match) => match[1] ?? '');

/** Every sentence of a text, whatever the options. */
const sentences = (text: OptionText): string[] =>
  typeof text === 'string'
    ? [text]
    : text.flatMap((piece) =>
        typeof piece === 'string'
          ? [piece]
          : Object.values(piece).flatMap((by) => Object.values(by as Record<string, string>)),
      );
/** The options that a text depends on, with their values: `solo_private: 1, 2`. */
const dependsOn = (text: OptionText): string[] =>
  typeof text === 'string'
    ? []
    : text.flatMap((piece) =>
        typeof piece === 'string'
          ? []
          : Object.entries(piece).map(
              ([option, by]) => `${option}: ${Object.keys(by).sort().join(', ')}`,
            ),
      );
const marks = (text: OptionText) =>
  sentences(text)
    .flatMap((sentence) => sentence.match(/\{\w+\}|\[[\w. ]+\]/g) ?? [])
    .sort();
const lines = (text: OptionText) => sentences(text).join('').split('\n').length;
const rules = (book: Rulebook) => book.sections.flatMap((section) => section.rules);
const said = (book: Rulebook): OptionText[] => [
  book.title,
  book.lead,
  ...book.sections.flatMap(({ title, lead, tip, rules: all }) => [
    title,
    ...(lead ? [lead] : []),
    ...(tip ? [tip] : []),
    ...all.map((rule) => rule.text),
  ]),
];

it('reads the rule numbers of docs/rules.md', () => {
  expect(NUMBERS.slice(0, 4)).toEqual(['1.1', '1.2', '1.3', '1.4']);
  expect(TOOLS).toHaveLength(12);
});

describe.each(LANGUAGES)('the long texts of %s', (language) => {
  const words = LEARN[language];
  const book = BOOKS[language];

  it('are as many as the English ones, with the same dice, links and edge cases', () => {
    expect(Object.keys(words)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(words)) {
      const english = en[key as keyof typeof en];
      expect(marks(text), key).toEqual(marks(english));
      if (key.endsWith('.cases')) expect(lines(text), key).toBe(lines(english));
    }
  });

  it('hold no empty text, no straight apostrophe, and nothing left in English', () => {
    for (const text of [...Object.values(words), ...said(book)].flatMap(sentences)) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/'/);
    }
    if (language === 'en') return;
    for (const [key, text] of Object.entries(words)) {
      const own: OptionText = en[key as keyof typeof en];
      for (const sentence of sentences(text)) expect(sentences(own), key).not.toContain(sentence);
    }
    const english = new Set(rules(enBook).flatMap((rule) => sentences(rule.text)));
    for (const rule of rules(book)) {
      for (const text of sentences(rule.text)) expect(english.has(text), rule.id).toBe(false);
    }
  });

  it('depend on the same options as the English ones, with a sentence for every value', () => {
    for (const [key, text] of Object.entries(words)) {
      expect(dependsOn(text), key).toEqual(dependsOn(en[key as keyof typeof en]));
    }
    const english = rules(enBook);
    expect(rules(book).map((rule) => [rule.id, dependsOn(rule.text)])).toEqual(
      english.map((rule) => [rule.id, dependsOn(rule.text)]),
    );
  });

  it('have every rule of sections 1 to 10, in the order of docs/rules.md', () => {
    expect(rules(book).map((rule) => rule.id)).toEqual(NUMBERS);
    expect(book.sections.map((section) => section.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const parts = ({ lead, tip }: Rulebook['sections'][number]) => [Boolean(lead), Boolean(tip)];
    expect(book.sections.map(parts)).toEqual(enBook.sections.map(parts));
  });

  it('have the rule that each reason cites', () => {
    const cited = catalogue().reasons.map((reason) => reason.rule);
    expect(cited.length).toBeGreaterThan(40);
    const there = [
      ...rules(book).map((rule) => rule.id),
      ...PICTURES.tools.map((one) => `tool ${one.tool}`),
    ];
    expect(cited.filter((rule) => !there.includes(rule))).toEqual([]);
  });

  it('link only to rules that exist', () => {
    const there = new Set([
      ...NUMBERS,
      ...TOOLS,
      ...book.sections.map(({ number }) => `${number}`),
    ]);
    const linked = [...Object.values(words), ...said(book)]
      .flatMap(sentences)
      .flatMap((text) => [...text.matchAll(/\[([\w. ]+)\]/g)].map((match) => match[1] ?? ''));
    expect(linked.filter((rule) => !there.has(rule))).toEqual([]);
  });

  it('have a text for every task of the lesson and for every card', () => {
    for (const { id, tasks } of SCENES) {
      for (const name of ['title', ...tasks.map((task) => task.id), 'done']) {
        expect(words, `${id}.${name}`).toHaveProperty([`${id}.${name}`]);
      }
    }
    for (const id of Object.keys(PICTURES.public)) expect(words).toHaveProperty([`public.${id}`]);
    for (const { tool } of PICTURES.tools) {
      expect(words).toHaveProperty([`tool.${tool}.cases`]);
      expect(words).toHaveProperty([`tool.${tool}.picture`]);
    }
  });
});

it('uses every text somewhere', () => {
  const folder = join(import.meta.dirname, '../learn');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const byId = [...SCENES.map(({ id }) => `${id}.`), 'public.', 'private', 'table.', 'tool.'];
  const unused = Object.keys(en).filter(
    (key) => !sources.includes(`'${key}'`) && !byId.some((group) => key.startsWith(group)),
  );
  expect(unused).toEqual([]);
});
