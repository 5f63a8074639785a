import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES, REASONS } from '../protocol';
import { en as page } from './en';
import { studyWords } from './en/study';
import es from './es';
import esStudy from './es/study';
import it_ from './it';
import itStudy from './it/study';
import { LANGUAGES, type Language, preferredLanguage } from './languages';
import { type Key, type Message, formatMessage } from './message';
import nl from './nl';
import nlStudy from './nl/study';
import pt from './pt-BR';
import ptStudy from './pt-BR/study';

const en = { ...page, ...studyWords };

const CATALOGUES: Record<Language, Record<string, Message>> = {
  en,
  it: { ...it_, ...itStudy },
  nl: { ...nl, ...nlStudy },
  es: { ...es, ...esStudy },
  'pt-BR': { ...pt, ...ptStudy },
};
const SRC = join(import.meta.dirname, '..');

/** Prefixes of keys that are made from an id. */
const BY_ID = [
  'colour.',
  'edition.',
  'home.solo',
  'home.bots',
  'home.friends',
  'home.screen',
  'lab.show.',
  'lab.sort.',
  'die.',
  'private.',
  'public.',
  ...Array.from({ length: 12 }, (_, i) => `tool.${i + 1}.`),
  'reason.',
  'log.',
  'me.kind.',
  'me.bests.',
  'goal.',
  'bot.',
  'solo.',
  'medal.',
  'tie.',
  'edition.',
  'end.by.',
  'error.',
  'seat.',
  'settings.theme.',
  'settings.look.',
  'settings.motion.',
  'settings.endTurn.',
  'settings.botSpeed.',
  'level.',
  'guide.ends.',
  'referee.',
  'replay.speed.',
  'replay.round',
  'replay.back',
  'replay.forward',
  'choice.',
  'puzzle.theme.',
  'puzzle.run.end.',
];

function sources(ending: RegExp): { file: string; text: string }[] {
  return (readdirSync(SRC, { recursive: true, encoding: 'utf8' }) as string[])
    .filter((file) => ending.test(file) && !/\.test\.ts$|^i18n\/[a-zA-Z-]+\/|^gallery\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));
}

function texts(entry: Message): string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry);
}

function slots(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
}

describe.each(LANGUAGES)('the words of %s', (language) => {
  const words = CATALOGUES[language];

  it('are as many as the English ones', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
  });

  it('leave open what the English ones do, and have the same plural forms', () => {
    for (const [key, entry] of Object.entries(words)) {
      const english: Message = en[key as Key];
      expect(typeof entry, key).toBe(typeof english);
      const wanted = slots(texts(english)[0] ?? '');
      for (const text of texts(entry)) expect(slots(text), key).toEqual(wanted);
    }
  });

  it('hold no empty text and no straight apostrophe', () => {
    for (const [key, entry] of Object.entries(words)) {
      for (const text of texts(entry)) {
        expect(text.trim(), key).not.toBe('');
        expect(text, key).not.toMatch(/'/);
      }
    }
  });

  it('has a sentence for every reason and error of the server', () => {
    for (const reason of REASONS) expect(words, reason).toHaveProperty([`reason.${reason}`]);
    for (const code of ERROR_CODES) expect(words, code).toHaveProperty([`error.${code}`]);
  });
});

it('uses every key somewhere', () => {
  const all = sources(/\.(ts|svelte)$/)
    .map(({ text }) => text)
    .join('\n');
  const unused = Object.keys(en).filter(
    (key) => !all.includes(`'${key}'`) && !BY_ID.some((group) => key.startsWith(group)),
  );
  expect(unused).toEqual([]);
});

// A text in a component would stay in one language.
it('finds no text outside the catalogues', () => {
  const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label']);
  const found: string[] = [];
  for (const { file, text } of sources(/\.svelte$/)) {
    const walk = (node: unknown): void => {
      if (Array.isArray(node)) return node.forEach(walk);
      if (typeof node !== 'object' || node === null) return;
      const { type, data, name, value } = node as Record<string, unknown>;
      if (type === 'Text' && /\p{L}/u.test(String(data))) found.push(`${file}: ${String(data)}`);
      if (type === 'Attribute') {
        if (SPOKEN.has(String(name))) walk(value);
        return;
      }
      if (['StyleSheet', 'StyleDirective', 'Comment'].includes(String(type))) return;
      Object.values(node).forEach(walk);
    };
    walk(parse(text, { modern: true }).fragment);
  }
  expect(found).toEqual([]);
});

it('chooses plural forms and writes numbers as the language does', () => {
  expect(formatMessage(en['table.favor'], { n: 1 }, 'en')).toBe('1 favor token');
  expect(formatMessage(en['table.favor'], { n: 0 }, 'en')).toBe('0 favor tokens');
  expect(formatMessage(pt['table.favor'], { n: 0 }, 'pt-BR')).toBe('0 Marcador de Benefício');
  expect(formatMessage(nl['table.favor'], { n: 12_345 }, 'nl')).toBe('12.345 Betaalstenen');
});

it('speaks the first language of the browser that it knows', () => {
  expect(preferredLanguage(['fr-CA', 'nl-BE', 'en'])).toBe('nl');
  expect(preferredLanguage(['pt-PT'])).toBe('pt-BR');
  expect(preferredLanguage(['ja'])).toBe('en');
});
