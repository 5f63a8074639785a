/** Figures as text, in the reader's language. */

import { language } from '../i18n/say.svelte';
import type { Figure } from './figures';

export type Unit = 'points' | 'gain' | 'share' | 'shareGain';

const OPTIONS: Record<Unit, Intl.NumberFormatOptions> = {
  points: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  gain: { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' },
  share: { style: 'percent', maximumFractionDigits: 1 },
  shareGain: { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' },
};

/** Numbers with a true minus. */
export function numberText(value: number, unit: Unit): string {
  return new Intl.NumberFormat(language(), OPTIONS[unit]).format(value).replace('-', '−');
}

export function rangeText({ low, high }: Pick<Figure, 'low' | 'high'>, unit: Unit): string {
  return `${numberText(low, unit)} … ${numberText(high, unit)}`;
}

/** A share in whole percent. */
export function percentText(share: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(share);
}
