/** Puzzles as text: what is asked, what the answer is worth, and why. */

import { cards } from '../app/cards.svelte';
import { say, sayId, sayList } from '../i18n/say.svelte';
import type { Puzzle, PuzzleReason, PuzzleResult, PuzzleVerdict } from '../protocol';
import { choiceText, decimal, signed } from '../review/reviewText';
import { adviceReasonText } from '../table/text/advice';

/** Themes that only say when it happens. They give nothing away, and are no hint. */
const MOMENTS = new Set(['opening', 'middle', 'endgame', 'solo', 'tool']);

export function themeText(theme: string): string {
  const tool = cards().tools.find((one) => one.id === theme);
  return tool ? sayId('tool', tool.number, '.name') : sayId('puzzle.theme', theme);
}

export function hintText({ themes }: Puzzle): string {
  const telling = themes.filter((theme) => !MOMENTS.has(theme));
  return sayList((telling.length > 0 ? telling : themes).map(themeText));
}

/** How many turns the solver has left in the round. */
export function turnsLeft({ start: { view }, seat }: Puzzle): number {
  const later = view.order.slice(view.turn_number).filter((one) => one === seat).length;
  return view.players[seat]?.skips ? 1 : later;
}

export function questionText(puzzle: Puzzle): string {
  const n = turnsLeft(puzzle);
  switch (puzzle.aim) {
    case 'points':
      return say(n > 1 ? 'puzzle.ask.points.two' : 'puzzle.ask.points');
    case 'margin':
      return say(n > 1 ? 'puzzle.ask.margin.two' : 'puzzle.ask.margin');
    case 'choice':
      return say('puzzle.ask.choice', { n: puzzle.start.view.round });
  }
}

/** What a result comes to; in solo, above the target. */
export function totalOf({ sheet, target }: PuzzleResult): number {
  return (sheet?.total ?? 0) - (target ?? 0);
}

/** A total in words; in solo, points above or below the target. */
export function totalText(puzzle: Puzzle, points: number): string {
  if (puzzle.table.seats.length > 1) return say('table.points', { n: points });
  return say(points < 0 ? 'puzzle.below' : 'puzzle.above', { n: Math.abs(points) });
}

export function verdictText(puzzle: Puzzle, verdict: PuzzleVerdict): string {
  const best = totalText(puzzle, verdict.best);
  const loss = decimal(verdict.loss);
  if (puzzle.aim === 'choice') {
    if (verdict.status === 'right') return say('puzzle.right.choice');
    if (verdict.status === 'also-good') return say('puzzle.alsoGood');
    if (verdict.status === 'shown') return say('puzzle.shown.choice');
    return say('puzzle.loses.choice', { loss });
  }
  if (verdict.status === 'right') return say('puzzle.right', { best });
  if (verdict.status === 'shown') return say('puzzle.shown', { best });
  return say('puzzle.loses', { points: totalText(puzzle, verdict.points ?? 0), best });
}

/** Moves as sentences, one for each turn. */
export function turnTexts(moves: readonly string[]): string[] {
  const turns: string[][] = [[]];
  moves.forEach((move, i) => {
    turns.at(-1)?.push(move);
    if (move === 'end' && i < moves.length - 1) turns.push([]);
  });
  return turns.filter((turn) => turn.length > 0).map(choiceText);
}

export function reasonText({ why, about }: PuzzleReason): string {
  return adviceReasonText({ why, about, moves: [], points: 0, spread: 0, chance: 0 });
}

// ------------------------------------------------------------------ the score sheets side by side

export interface SheetRow {
  id: string;
  title: string;
  passing: number;
  yours: number | null;
  best: number;
}

function lineTitle(id: string): string {
  if (id === 'favor') return say('end.favor');
  if (id === 'empty') return say('end.empty');
  if (id === 'target') return say('puzzle.target');
  if (id === 'private') return say('table.private');
  return sayId('public', id, '.name');
}

/** Of two private objectives either can count, so the line isn't named after one. */
function lines({ sheet, target }: PuzzleResult): [string, number][] {
  if (!sheet) return [];
  return [
    ...sheet.public.map((line): [string, number] => [line.id, line.points]),
    ['private', sheet.private?.points ?? 0],
    // Solo has no favor tokens.
    ...(target === null ? [['favor', sheet.favor.points] as [string, number]] : []),
    ['empty', sheet.empty.points],
    ...(target === null ? [] : [['target', -target] as [string, number]]),
  ];
}

/** The score sheet: if you pass, of the answer, and of the best line. */
export function sheetRows(
  passing: PuzzleResult,
  yours: PuzzleResult | null,
  best: PuzzleResult,
): SheetRow[] {
  const [old, mine] = [new Map(lines(passing)), yours && new Map(lines(yours))];
  return lines(best).map(([id, points]) => ({
    id,
    title: lineTitle(id),
    passing: old.get(id) ?? 0,
    yours: mine?.get(id) ?? null,
    best: points,
  }));
}

/** Where the points went: the lines in which the answer is behind, or ahead. */
export function differencesText(rows: readonly SheetRow[]): string {
  const parts = rows
    .filter(({ yours, best }) => yours !== null && yours !== best)
    .map(({ title, yours, best }) => `${title} ${signed((yours ?? 0) - best)}`);
  return parts.length > 0 ? say('puzzle.differences', { lines: sayList(parts) }) : '';
}
