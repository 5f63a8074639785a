/** The server's HTTP API for the daily window and shared deals. */

import { request } from '../app/api';
import type { DailyCalendar, DailyDay, DealInfo, TableInfo } from '../protocol';

export const daily = {
  day: (day: string | null) => request<DailyDay>('GET', `/daily/${day ?? 'today'}`),
  calendar: (month: string) =>
    request<DailyCalendar>('GET', month ? `/daily?month=${month}` : '/daily'),
  play: (day: string) => request<TableInfo>('POST', `/daily/${day}/play`),
  playOpen: (day: string) => request<TableInfo>('POST', `/daily/${day}/open`),
  deal: (code: string) => request<DealInfo>('GET', `/deals/${encodeURIComponent(code)}`),
};

/** The day of a daily deal, from its code `daily-…` or `daily-open-…`; null for other deals. */
export function dayOfDeal(deal: string | null): string | null {
  return /^daily-(?:open-)?(\d{4}-\d\d-\d\d)$/.exec(deal ?? '')?.[1] ?? null;
}
