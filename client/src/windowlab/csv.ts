/** Tables as files for spreadsheets. */

import type { Figure } from './figures';

export interface FigureRow {
  id: string;
  label: string;
  href?: string;
  figure: Figure | null;
  /** What it is compared with: drawn as a line. */
  mark?: number | null;
}

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const number = (value: number) => String(Number(value.toFixed(4)));

export function csvOf(rows: readonly FigureRow[]): string {
  const lines = rows.map(({ id, label, figure }) =>
    [
      cell(id),
      cell(label),
      ...(figure
        ? [number(figure.value), number(figure.low), number(figure.high), String(figure.n)]
        : ['', '', '', '']),
    ].join(','),
  );
  return `${['id,name,value,low95,high95,n', ...lines].join('\n')}\n`;
}

export function download(name: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/csv' }));
  link.download = `${name}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
