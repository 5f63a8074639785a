import { expect, it } from 'vitest';
import { anchor, parseProse } from './prose';

it('cuts a text at its dice, its rules and what stands out', () => {
  expect(parseProse('Take {B4}, **now** [5.3] or [tool 9].')).toEqual([
    { kind: 'text', text: 'Take ' },
    { kind: 'die', die: 'B4' },
    { kind: 'text', text: ', ' },
    { kind: 'strong', text: 'now' },
    { kind: 'text', text: ' ' },
    { kind: 'rule', rule: '5.3' },
    { kind: 'text', text: ' or ' },
    { kind: 'rule', rule: 'tool 9' },
    { kind: 'text', text: '.' },
  ]);
});

it('leaves other brackets alone', () => {
  expect(parseProse('{R9} [x]')).toEqual([{ kind: 'text', text: '{R9} [x]' }]);
});

it('gives each rule its anchor', () => {
  expect(anchor('5.3')).toBe('5.3');
  expect(anchor('tool 9')).toBe('tool-9');
});
