/**
 * From a press to an intent. Nothing here knows what is allowed: the server sent the legal choices
 * and the reasons against all others; this only finds the one that was pressed.
 */

import type { DieText } from '../../art/glass';
import type { AnyChoice, Choices, Fit } from '../../protocol';
import {
  draftMove,
  liftMove,
  payMove,
  placeMove,
  removeMove,
  swapMove,
  toolMove,
  valueMove,
} from '../notation';

/** What the player has picked on the page, before anything is sent. */
export type Selection =
  { kind: 'die'; die: DieText } | { kind: 'tool'; tool: number; die: DieText | null };

export type Intent =
  /** Send these moves, one after the other. `deadSpaces`: those that this placement would make. */
  | { do: 'send'; moves: string[]; deadSpaces?: number[] }
  | { do: 'select'; selection: Selection | null }
  /** Say why not. `moves` is what was tried, to ask the server which dice are in the way. */
  | {
      do: 'refuse';
      reason: string;
      moves: string[];
      space?: number;
      die?: DieText;
      selection?: Selection;
    }
  /** Ask first whether these moves are allowed; if so, select. */
  | { do: 'ask'; moves: string[]; selection: Selection }
  | { do: 'nothing' };

const NOTHING: Intent = { do: 'nothing' };

type Kind = AnyChoice['kind'];
export type ChoiceOf<K extends Kind> = Extract<AnyChoice, { kind: K }>;

/** The first legal choice of a kind that matches. */
export function choice<K extends Kind>(
  choices: Choices | null,
  kind: K,
  matches: (choice: ChoiceOf<K>) => boolean = () => true,
): ChoiceOf<K> | undefined {
  return choices?.legal.find(
    (one): one is ChoiceOf<K> => one.kind === kind && matches(one as ChoiceOf<K>),
  );
}

export function pressDie(
  choices: Choices | null,
  die: DieText,
  selection: Selection | null,
): Intent {
  const pay = choice(choices, 'pay', (one) => one.die === die);
  if (pay) return { do: 'send', moves: [pay.move] };
  if (choice(choices, 'draft', (one) => one.die === die)) {
    const again = selection?.kind === 'die' && selection.die === die;
    return { do: 'select', selection: again ? null : { kind: 'die', die } };
  }
  const refused = choices?.refused_dice.find((one) => one.die === die);
  if (!refused) return NOTHING;
  const tried = choice(choices, 'pay') ? payMove(die) : draftMove(die);
  return { do: 'refuse', reason: refused.reason, moves: [tried], die };
}

export function pressSpace(
  choices: Choices | null,
  space: number,
  selection: Selection | null,
): Intent {
  const deadSpacesOf = (fit: Fit | undefined) =>
    fit?.warnings.find((one) => one.space === space)?.dead_spaces;
  for (const kind of ['place', 'lift', 'remove'] as const) {
    const found = choice(choices, kind, (one) => one.space === space);
    if (!found) continue;
    const deadSpaces = kind === 'place' ? deadSpacesOf(choices?.fits[0]) : undefined;
    return { do: 'send', moves: [found.move], ...(deadSpaces && { deadSpaces }) };
  }
  const chosen = chosenDie(selection);
  const draft = chosen ? choice(choices, 'draft', (one) => one.die === chosen) : undefined;
  const fit = draft
    ? choices?.fits.find((one) => one.die === chosen)
    : choice(choices, 'place')
      ? choices?.fits[0]
      : undefined;
  if (fit) {
    const moves = draft ? [draft.move, placeMove(space)] : [placeMove(space)];
    if (draft && fit.spaces.includes(space)) {
      const deadSpaces = deadSpacesOf(fit);
      return { do: 'send', moves, ...(deadSpaces && { deadSpaces }) };
    }
    const why = Object.entries(fit.refused).find(([, spaces]) => spaces.includes(space));
    if (why) return { do: 'refuse', reason: why[0], moves, space, die: fit.die as DieText };
  }
  const refused = choices?.refused_spaces.find((one) => one.space === space);
  if (!refused) return NOTHING;
  const tried = choice(choices, 'remove') ? removeMove(space) : liftMove(space);
  return { do: 'refuse', reason: refused.reason, moves: [tried], space };
}

export function pressTool(
  choices: Choices | null,
  tool: number,
  selection: Selection | null,
): Intent {
  if (selection?.kind === 'tool' && selection.tool === tool) {
    return { do: 'select', selection: selection.die ? { kind: 'die', die: selection.die } : null };
  }
  if (choice(choices, 'tool', (one) => one.tool === tool)) {
    return { do: 'select', selection: { kind: 'tool', tool, die: null } };
  }
  // A die is chosen and not yet drafted: would the tool work on it?
  if (selection?.kind === 'die') {
    const { die } = selection;
    const draft = choice(choices, 'draft', (one) => one.die === die);
    if (draft) {
      const moves = [draft.move, toolMove(tool)];
      return { do: 'ask', moves, selection: { kind: 'tool', tool, die } };
    }
  }
  // Its text can be read at any time.
  const shown: Selection = { kind: 'tool', tool, die: null };
  const refused = choices?.refused_tools.find((one) => one.tool === tool);
  return refused
    ? { do: 'refuse', reason: refused.reason, moves: [toolMove(tool)], selection: shown }
    : { do: 'select', selection: shown };
}

/** What to send when the player confirms the selected tool. */
export function useTool(choices: Choices | null, selection: Selection | null): Intent {
  if (selection?.kind !== 'tool') return NOTHING;
  const { tool, die } = selection;
  const now = choice(choices, 'tool', (one) => one.tool === tool);
  if (now) return { do: 'send', moves: [now.move] };
  const draft = die ? choice(choices, 'draft', (one) => one.die === die) : undefined;
  return draft ? { do: 'send', moves: [draft.move, toolMove(tool)] } : NOTHING;
}

export function pressTrack(choices: Choices | null, round: number, die: DieText): Intent {
  const swap = choice(choices, 'swap', (one) => one.round === round && one.die === die);
  if (swap) return { do: 'send', moves: [swap.move] };
  const refused = choices?.refused_track.find((one) => one.round === round && one.die === die);
  if (!refused) return NOTHING;
  return { do: 'refuse', reason: refused.reason, moves: [swapMove(round, die)], die };
}

export function pressValue(choices: Choices | null, value: number): Intent {
  const found = choice(choices, 'value', (one) => one.value === value);
  if (found) return { do: 'send', moves: [found.move] };
  const refused = choices?.refused_values.find((one) => one.value === value);
  return refused ? { do: 'refuse', reason: refused.reason, moves: [valueMove(value)] } : NOTHING;
}

/**
 * The spaces that glow: where the die in hand can go or which die can be lifted; otherwise where
 * `die`, chosen but not yet drafted, would fit.
 */
export function glowingSpaces(
  choices: Choices | null | undefined,
  die: string | null | undefined,
): Set<number> {
  const spaces = new Set<number>();
  for (const one of choices?.legal ?? []) {
    if (one.kind === 'place' || one.kind === 'lift' || one.kind === 'remove') spaces.add(one.space);
  }
  if (spaces.size === 0 && die) {
    const fit = choices?.fits.find((one) => one.die === die);
    for (const space of fit?.spaces ?? []) spaces.add(space);
  }
  return spaces;
}

/** The die that is chosen and not yet drafted, if no tool is on show. */
export function chosenDie(selection: Selection | null): DieText | null {
  return selection?.kind === 'die' ? selection.die : null;
}
