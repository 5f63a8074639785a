/** The catalog of measured solo deals, as `python -m sagrada.lab.window_lab.solo_deals` writes it. */

import type { SoloDeal } from '../home/soloDeal.svelte';
import { presetOf } from '../learn/statedRules';
import type { Edition, TableInfo } from '../protocol';

export const BARS = [30, 50, 70] as const;
const MEASURED: readonly Edition[] = ['en', 'es'];

export async function loadDeals(): Promise<SoloDeal[]> {
  const { default: text } = await import('../../../src/sagrada/lab/data/solo-deals.json?raw');
  return (JSON.parse(text) as { deals: SoloDeal[] }).deals;
}

type SoloOptions = Pick<TableInfo['options'], 'solo_private' | 'solo_payment' | 'referee'>;

/** The edition whose solo rules a table has, if deals were measured by them. */
function rulesOf(options: SoloOptions): Edition | undefined {
  return MEASURED.find((edition) => {
    const { solo_private, solo_payment, referee } = presetOf(edition).options;
    return (
      solo_private === options.solo_private &&
      solo_payment === options.solo_payment &&
      referee === options.referee
    );
  });
}

/** The deals to choose from in an edition, with so many tools. */
export function dealsFor(deals: readonly SoloDeal[], edition: Edition, tools: number): SoloDeal[] {
  const rules = rulesOf(presetOf(edition).options);
  return deals.filter((deal) => deal.rules === rules && deal.tools.length === tools);
}

/** Any of these deals but the one that was chosen before, if there is another. */
export function anyDeal(deals: readonly SoloDeal[], before: SoloDeal | null): SoloDeal | null {
  const others = deals.filter((deal) => deal !== before);
  const among = others.length > 0 ? others : deals;
  return among[Math.floor(Math.random() * among.length)] ?? null;
}

const sorted = (list: readonly (string | number)[] | null | undefined) =>
  [...(list ?? [])].map(String).sort().join();

/** The measured deal that is played at a table; undefined if it is none. */
export function dealAt(deals: readonly SoloDeal[], table: TableInfo): SoloDeal | undefined {
  const rules = rulesOf(table.options);
  return deals.find(
    (deal) =>
      deal.rules === rules &&
      sorted(deal.tools) === sorted(table.tools) &&
      sorted(deal.public) === sorted(table.public) &&
      sorted(deal.cards) === sorted(table.cards?.[0]),
  );
}
