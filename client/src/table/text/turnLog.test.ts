import { beforeAll, expect, it } from 'vitest';
import { loadLanguage } from '../../i18n/say.svelte';
import type { AnyEvent, LoggedStep } from '../../protocol';
import { piecesText } from './events';
import { turnLog } from './turnLog';

beforeAll(() => loadLanguage('en'));

const began = (seat: number): AnyEvent => ({ kind: 'TurnBegan', seat, is_second: false });
const ended = (seat: number): AnyEvent => ({ kind: 'TurnEnded', seat });
const undone = (seat: number): AnyEvent => ({ kind: 'ChoiceUndone', seat });
const drafted = (seat: number, die: string) => ({ kind: 'DieDrafted', seat, die }) as AnyEvent;
const placed = (seat: number, die: string, space: number) =>
  ({ kind: 'DiePlaced', seat, die, space }) as AnyEvent;
const tool = (seat: number, number: number) =>
  ({ kind: 'ToolUsed', seat, tool: number, price: 1 }) as AnyEvent;

const NAMES = ['Ada', 'Bruno'];
function lines(...steps: AnyEvent[][]): string[] {
  const log: LoggedStep[] = steps.map((events, version) => ({ version, events }));
  return turnLog(
    log,
    (seat) => NAMES[seat] ?? '',
    (seat) => (seat === 0 ? 'You' : (NAMES[seat] ?? '')),
  ).map((line) => piecesText(line.pieces));
}

it('has one line for a turn', () => {
  expect(
    lines(
      [began(0)],
      [drafted(0, 'R3')],
      [placed(0, 'R3', 7)],
      [ended(0), began(1)],
      [ended(1), began(0)],
    ),
  ).toEqual(['You: red 3 → B3', 'Bruno: passed']);
});

it('has it also where a game was set up to some moment, in a single step', () => {
  expect(
    lines([
      began(0),
      drafted(0, 'R3'),
      placed(0, 'R3', 7),
      ended(0),
      began(1),
      drafted(1, 'B4'),
      placed(1, 'B4', 0),
      ended(1),
      began(0),
    ]),
  ).toEqual(['You: red 3 → B3', 'Bruno: blue 4 → A1']);
});

it('shows what a tool did on the way', () => {
  const turned = { kind: 'DieTurned', seat: 1, before: 'B4', after: 'B5' } as AnyEvent;
  expect(
    lines([began(1)], [drafted(1, 'B4')], [tool(1, 1)], [turned], [placed(1, 'B5', 0)], [ended(1)]),
  ).toEqual(['Bruno: Grozing Pliers: blue 4 ⟳ blue 5 → A1']);
});

it('leaves out what was undone, also the end of a turn', () => {
  expect(
    lines(
      [began(0)],
      [drafted(0, 'R3')],
      [placed(0, 'R3', 7)],
      [ended(0), began(0)],
      [undone(0)],
      [undone(0)],
      [placed(0, 'R3', 8)],
      [ended(0), began(1)],
    ),
  ).toEqual(['You: red 3 → B4']);
});

it('keeps the turn when somebody else undoes a call', () => {
  const call = { kind: 'MistakeCalled', seat: 1, owner: 0 } as AnyEvent;
  expect(
    lines([began(0)], [drafted(0, 'R3')], [placed(0, 'R3', 7)], [call], [undone(1)], [ended(0)]),
  ).toContain('You: red 3 → B3');
});

it('says who took another name, and when', () => {
  const log = [[began(0)], [drafted(0, 'R3')], [placed(0, 'R3', 7)], [ended(0), began(1)]];
  const found = turnLog(
    log.map((events, version) => ({ version, events })),
    (seat) => NAMES[seat] ?? '',
    undefined,
    [
      { version: 2, old: 'Bob', name: 'Bruno' },
      { version: 9, old: 'Ada', name: 'Adele' },
    ],
  );
  expect(found.map((line) => line.spoken)).toEqual([
    'Ada drafts red 3. Ada places red 3 on B3.',
    'Bob is now Bruno.',
    'Ada is now Adele.',
  ]);
});

it('knows the spaces of a line, and says it in sentences', () => {
  const log = [[began(1)], [drafted(1, 'R3')], [placed(1, 'R3', 7)]].map((events, version) => ({
    version,
    events,
  }));
  const [line] = turnLog(log, (seat) => NAMES[seat] ?? '');
  expect(line).toMatchObject({ seat: 1, spaces: [7] });
  expect(line?.spoken).toBe('Bruno drafts red 3. Bruno places red 3 on B3.');
});
