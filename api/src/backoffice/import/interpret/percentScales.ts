import { asciiDigits } from '../../../platform/core/text/asciiDigits.ts';

/** The columns of percentages. */
export const PERCENT_COLUMNS = ['discount', 'gst_percent'] as const;

/** Which percentages a column has without a sign: below 1, as spreadsheets store them, and above 1. */
export interface PercentScale {
  hasFractions: boolean;
  hasLarger: boolean;
}

/** The scales of a file's columns of percentages. */
export type PercentScales = Partial<Record<(typeof PERCENT_COLUMNS)[number], PercentScale>>;

/** Adds a row's percentages to the scales of its file. */
export function addToScales(scales: PercentScales, cells: Readonly<Record<string, string>>): void {
  for (const column of PERCENT_COLUMNS) {
    const percent = barePercent(cells[column] ?? '');
    if (percent === null) continue;
    const scale = (scales[column] ??= { hasFractions: false, hasLarger: false });
    scale.hasFractions ||= percent > 0 && percent < 1;
    scale.hasLarger ||= percent > 1;
  }
}

/** The number of a percentage without a sign; null for any other text. */
export function barePercent(cell: string): number | null {
  const text = asciiDigits(cell.trim());
  return /^\d*\.?\d+$/.test(text) ? Number(text) : null;
}
