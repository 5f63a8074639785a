/** The cards of the next solo game, if a measured deal was chosen; otherwise they are random. */

import { presetOf } from '../learn/statedRules';
import type { Edition, NewTable } from '../protocol';

export interface SoloDeal {
  /** The edition by whose solo rules it was measured. */
  rules: Edition;
  tools: number[];
  public: string[];
  cards: [number, number];
  /** Percent of games that a Master wins at least. */
  bar: number;
  /** What the promise was measured on. */
  wins: number;
  games: number;
  /** What the Grandmaster won, where that was measured. */
  grandmaster?: { wins: number; games: number };
}

let chosen: SoloDeal | null = $state.raw(null);

export const chosenDeal = () => chosen;
export const chooseDeal = (deal: SoloDeal | null) => (chosen = deal);

/** A solo table with the chosen cards, or with random ones. They are measured with so many tools, and
 * by the rules of an edition. */
export function withChosenCards(table: NewTable, soloTools: number): NewTable {
  const paid = (edition: Edition) => presetOf(edition).options.solo_payment;
  const cards =
    chosen?.tools.length === soloTools && paid(chosen.rules) === paid(table.edition ?? 'en')
      ? { tools: chosen.tools, public: chosen.public, cards: [chosen.cards] }
      : {};
  return { ...table, ...cards, solo_tools: soloTools };
}
