import { asciiDigits } from '@kirana/shared/numbers.ts';
import { isAmountType } from './readPrices.ts';
import type { RowDraft } from './rowDraft.ts';

/** The columns of percentages. */
const PERCENT_COLUMNS = ['discount', 'gst_percent'] as const;

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
function barePercent(cell: string): number | null {
  const text = asciiDigits(cell.trim());
  return /^\d*\.?\d+$/.test(text) ? Number(text) : null;
}

const NO_TAX =
  /^(?:exempt(?:ed)?|none|nil(?:[ -]?rated)?|zero(?:[ -]?rated)?|non[ -]?gst|tax[ -]?free|no tax|-)(?:\s+(?:goods|supply|0\s*%?))?$/i;
const NO_TAX_RULE = 'Goods without tax have 0% GST';
const HALVES = /^cgst\W*(\d+(?:\.\d+)?)\s*%?\W+(?:sgst|utgst)\W*(\d+(?:\.\d+)?)\s*%?$/i;
/** The rates of the tariff that can only be meant by a fraction of the same digits; 0.25 is a rate itself. */
const GST_RATES = [3, 5, 12, 18, 28, 40];
const TAX_NAME = /^[ics]?gst[\s@:-]*|\s*%?\s*[ics]?gst$/gi;

/** Reads the GST and the discount as percentages. */
export function readPercents(draft: RowDraft): void {
  readGst(draft);
  for (const column of PERCENT_COLUMNS) readScale(draft, column);
}

function readGst(draft: RowDraft): void {
  const cell = draft.text('gst_percent');
  if (NO_TAX.test(cell)) {
    draft.replace('gst_percent', '0', NO_TAX_RULE);
    return;
  }
  const [, central, state] = HALVES.exec(cell) ?? [];
  if (central && state) {
    draft.replace('gst_percent', String(Number(central) + Number(state)), 'CGST and SGST add up to the GST');
    return;
  }
  const text = cell.replace(TAX_NAME, '').trim();
  if (text === cell || text === '') return;
  if (NO_TAX.test(text)) draft.replace('gst_percent', '0', NO_TAX_RULE);
  else draft.cells.gst_percent = text.endsWith('%') ? text : `${text}%`; // with its name it is no fraction
}

/** A spreadsheet stores 5 % as 0.05 and 100 % as 1. A number that may be either is refused. */
function readScale(draft: RowDraft, column: (typeof PERCENT_COLUMNS)[number]): void {
  const cell = draft.text(column);
  const percent = barePercent(cell);
  const scale = draft.facts.percentScales[column];
  if (percent === null || percent === 0 || percent > 1 || isAmount(draft, column)) return;
  const isRate = column === 'gst_percent' && GST_RATES.includes(Math.round(percent * 100));
  const isDoubtful = percent === 1 ? scale?.hasFractions : scale?.hasLarger && !isRate;
  if (isDoubtful) {
    const other = String(Math.round(percent * 10_000) / 100);
    draft.refuse(column, `${cell} could mean ${cell}% or ${other}%. Write ${cell}% or ${other}%.`);
  } else if (percent < 1) {
    draft.replace(column, `${Math.round(percent * 10_000) / 100}`, 'Spreadsheets store percentages as fractions');
  } else draft.cells[column] = asciiDigits(cell);
}

function isAmount(draft: RowDraft, column: string): boolean {
  return column === 'discount' && isAmountType(draft.text('discount_type'));
}
