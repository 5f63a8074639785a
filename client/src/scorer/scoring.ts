/** Scores dice by the rule table: the table says what counts, this finds it. */

import { RULES } from './rules';
import type { Dice, Face, ObjectiveSearch, ScoreInput, ScoreLine, ScoreSheet } from './table';

type Shown = (string | null)[];

function shownBy(dice: Dice, face: Face): Shown {
  return dice.map((die) => die?.[face] ?? null);
}

function spacesOf(shown: Shown, kind: string | null): number[] {
  return shown.flatMap((one, space) => (one === kind ? [space] : []));
}

const oneByOne = (spaces: number[]) => spaces.map((space) => [space]);

function find(asks: ObjectiveSearch, dice: Dice): number[][] {
  const shown = shownBy(dice, asks.face);
  switch (asks.find) {
    case 'sets': {
      // There are as many sets as dice of the rarest kind.
      const kinds = asks.kinds.map((kind) => spacesOf(shown, kind));
      const count = Math.min(...kinds.map((spaces) => spaces.length));
      return Array.from({ length: count }, (_, k) => kinds.map((spaces) => spaces[k] ?? 0));
    }
    case 'varied-lines':
      return asks.lines.filter((line) => {
        const kinds = new Set(line.map((space) => shown[space]));
        return kinds.size === line.length && !kinds.has(null);
      });
    case 'like-near': {
      const near = asks.near;
      const alike = shown.flatMap((kind, space) =>
        kind !== null && near[space]?.some((beside) => shown[beside] === kind) ? [space] : [],
      );
      return oneByOne(alike);
    }
  }
}

function publicLine(id: string, dice: Dice): ScoreLine {
  const card = RULES.public.find((one) => one.id === id);
  if (!card) throw new Error(`no public objective ${id}`);
  const sets = find(card.asks, dice);
  return { id, points: card.points * sets.length, sets };
}

function privateLine(colour: string, dice: Dice): ScoreLine {
  const spaces = spacesOf(shownBy(dice, 0), colour);
  const points = spaces.reduce((sum, space) => sum + Number(dice[space]?.[1] ?? 0), 0);
  return { id: RULES.private[colour] ?? colour, points, sets: oneByOne(spaces) };
}

export function score({
  dice,
  public: asked,
  private: colours,
  favor,
  solo,
}: ScoreInput): ScoreSheet {
  const open = spacesOf(shownBy(dice, 0), null);
  const lines = colours.map((colour) => privateLine(colour, dice));
  const none: ScoreLine = { id: 'private', points: 0, sets: [] };
  const sheet = {
    public: asked.map((id) => publicLine(id, dice)),
    private: lines.reduce(
      (best, line) => (line.points > best.points ? line : best),
      lines[0] ?? none,
    ),
    favor: { id: 'favor', points: favor, sets: [] },
    empty: {
      id: 'empty',
      points: 0 - open.length * (solo ? RULES.emptyCostsSolo : RULES.emptyCosts),
      sets: oneByOne(open),
    },
  };
  const total = linesOf(sheet).reduce((sum, line) => sum + line.points, 0);
  return { ...sheet, total };
}

export function linesOf(sheet: Omit<ScoreSheet, 'total'>): ScoreLine[] {
  return [...sheet.public, sheet.private, sheet.favor, sheet.empty];
}
