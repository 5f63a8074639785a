import { describe, expect, it } from 'vitest';
import type { DieText } from '../../art/glass';
import { playing } from '../../fixtures/frames';
import type { AnyChoice, Choices } from '../../protocol';
import { spaceName } from '../notation';
import {
  glowingSpaces,
  pressDie,
  pressSpace,
  pressTool,
  pressTrack,
  pressValue,
  useTool,
} from './press';

function choices(legal: AnyChoice[] = [], more: Partial<Choices> = {}): Choices {
  return {
    seat: 0,
    legal,
    fits: [],
    refused_dice: [],
    refused_tools: [],
    refused_spaces: [],
    refused_track: [],
    refused_values: [],
    dead_spaces: [],
    can_undo: false,
    ...more,
  };
}

const draft = (die: DieText): AnyChoice => ({ kind: 'draft', move: `draft ${die}`, die });

describe('a die in the pool', () => {
  it('is selected, and deselected when pressed again', () => {
    const all = choices([draft('R3')]);
    const selection = { kind: 'die', die: 'R3' } as const;
    expect(pressDie(all, 'R3', null)).toEqual({ do: 'select', selection });
    expect(pressDie(all, 'R3', selection)).toEqual({ do: 'select', selection: null });
  });

  it('that cannot be drafted says why', () => {
    const all = choices([], { refused_dice: [{ die: 'R3', reason: 'not-placeable' }] });
    expect(pressDie(all, 'R3', null)).toMatchObject({ do: 'refuse', reason: 'not-placeable' });
  });

  it('pays for a tool where the tool asks for it', () => {
    const all = choices([{ kind: 'pay', move: 'pay B2', die: 'B2' }]);
    expect(pressDie(all, 'B2', null)).toEqual({ do: 'send', moves: ['pay B2'] });
  });

  it('does nothing while others play', () => {
    expect(pressDie(null, 'B2', null)).toEqual({ do: 'nothing' });
  });
});

describe('a pane', () => {
  const { choices: real } = playing();

  it('takes the chosen die: drafted and placed in one go', () => {
    const fit = real?.fits.find((one) => one.spaces.length > 0);
    const die = fit?.die as DieText;
    const space = fit?.spaces[0] ?? -1;
    const intent = pressSpace(real, space, { kind: 'die', die });
    expect(intent).toEqual({ do: 'send', moves: [`draft ${die}`, `place ${spaceName(space)}`] });
  });

  it('that the chosen die does not fit says the rule of the server', () => {
    for (const fit of real?.fits ?? []) {
      for (const [reason, spaces] of Object.entries(fit.refused)) {
        for (const space of spaces) {
          const die = fit.die as DieText;
          const intent = pressSpace(real, space, { kind: 'die', die });
          expect(intent).toMatchObject({ do: 'refuse', reason, space, die });
        }
      }
    }
  });

  it('takes the die in hand, or tells why not', () => {
    const fits = [{ die: 'R3', spaces: [6], refused: { occupied: [7] }, warnings: [] }];
    const all = choices([{ kind: 'place', move: 'place B2', space: 6 }], { fits });
    expect(pressSpace(all, 6, null)).toEqual({ do: 'send', moves: ['place B2'] });
    expect(pressSpace(all, 7, null)).toMatchObject({
      do: 'refuse',
      reason: 'occupied',
      moves: ['place B3'],
    });
  });

  it.each(['lift', 'remove'] as const)('gives up its die to %s', (kind) => {
    const all = choices([{ kind, move: `${kind} B2`, space: 6 }], {
      refused_spaces: [{ space: 7, reason: 'no-place-to-go' }],
    });
    expect(pressSpace(all, 6, null)).toEqual({ do: 'send', moves: [`${kind} B2`] });
    expect(pressSpace(all, 7, null)).toMatchObject({
      reason: 'no-place-to-go',
      moves: [`${kind} B3`],
    });
  });
});

describe('a tool', () => {
  const tool: AnyChoice = { kind: 'tool', move: 'tool 4', tool: 4, price: 1 };

  it('is shown with its price first, and used when confirmed', () => {
    const selection = { kind: 'tool', tool: 4, die: null } as const;
    expect(pressTool(choices([tool]), 4, null)).toEqual({ do: 'select', selection });
    expect(useTool(choices([tool]), selection)).toEqual({ do: 'send', moves: ['tool 4'] });
  });

  it('is asked about for the die that was chosen, and drafts it when confirmed', () => {
    const all = choices([draft('R3')], {
      refused_tools: [{ tool: 10, reason: 'needs-drafted-die' }],
    });
    const selection = { kind: 'tool', tool: 10, die: 'R3' } as const;
    expect(pressTool(all, 10, { kind: 'die', die: 'R3' })).toEqual({
      do: 'ask',
      moves: ['draft R3', 'tool 10'],
      selection,
    });
    expect(useTool(all, selection)).toEqual({ do: 'send', moves: ['draft R3', 'tool 10'] });
  });

  it('that cannot be used says why', () => {
    const all = choices([], { refused_tools: [{ tool: 5, reason: 'track-empty' }] });
    expect(pressTool(all, 5, null)).toMatchObject({ do: 'refuse', reason: 'track-empty' });
  });

  it('can be read while others play', () => {
    expect(pressTool(null, 5, null)).toMatchObject({ do: 'select' });
    expect(useTool(null, { kind: 'tool', tool: 5, die: null })).toEqual({ do: 'nothing' });
  });
});

it('swaps with a die of the track, or tells why not', () => {
  const all = choices([{ kind: 'swap', move: 'swap 2 R5', round: 2, die: 'R5' }], {
    refused_track: [{ round: 3, die: 'R5', reason: 'equal-die' }],
  });
  expect(pressTrack(all, 2, 'R5')).toEqual({ do: 'send', moves: ['swap 2 R5'] });
  expect(pressTrack(all, 3, 'R5')).toMatchObject({ do: 'refuse', reason: 'equal-die' });
});

it('chooses a value, or tells why not', () => {
  const all = choices([{ kind: 'value', move: 'value 4', value: 4 }], {
    refused_values: [{ value: 6, reason: 'one-step' }],
  });
  expect(pressValue(all, 4)).toEqual({ do: 'send', moves: ['value 4'] });
  expect(pressValue(all, 6)).toMatchObject({ do: 'refuse', reason: 'one-step' });
});

it('lights where the chosen die fits, and where the die in hand may go', () => {
  const fits = [{ die: 'R3', spaces: [1, 2], refused: {}, warnings: [] }];
  expect(glowingSpaces(choices([draft('R3')], { fits }), 'R3')).toEqual(new Set([1, 2]));
  expect(glowingSpaces(choices([draft('R3')], { fits }), null)).toEqual(new Set());
  const place: AnyChoice = { kind: 'place', move: 'place A1', space: 0 };
  expect(glowingSpaces(choices([place], { fits }), null)).toEqual(new Set([0]));
});

it('says what a placement would spoil, as the server told it', () => {
  const warnings = [{ space: 2, dead_spaces: [3, 7] }];
  const fits = [{ die: 'R3', spaces: [1, 2], refused: {}, warnings }];
  const all = choices([draft('R3')], { fits });
  const chosen = { kind: 'die', die: 'R3' } as const;
  expect(pressSpace(all, 2, chosen)).toEqual({
    do: 'send',
    moves: ['draft R3', 'place A3'],
    deadSpaces: [3, 7],
  });
  expect(pressSpace(all, 1, chosen)).not.toHaveProperty('deadSpaces');
});
