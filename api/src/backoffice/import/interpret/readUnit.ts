import { packOfMeasure, readPackSize } from './packSize.ts';
import type { RowDraft } from './rowDraft.ts';

const NO_OPTION = 'default title';
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** What spreadsheets make of a pack such as `6-12`. */
const DATE = new RegExp(
  `^(?:\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|\\d{1,2}[ -]${MONTH}(?:[ -]\\d{2,4})?|${MONTH}[ -]\\d{1,4})$`,
  'i',
);

/** Reads the pack size. A new product without one takes that of its name, of its weight or of its unit of measure. */
export function readUnit(draft: RowDraft): void {
  const unit = draft.text('unit');
  if (DATE.test(unit)) {
    draft.refuse('unit', `The spreadsheet has made a date of this pack size: ${unit}. Format the column as text.`);
    return;
  }
  const measure = packOfMeasure(unit);
  if (unit !== '' && unit.toLowerCase() !== NO_OPTION && !measure) return;
  if (draft.cells.unit !== undefined) draft.cells.unit = '';
  const pack = packOf(draft, measure);
  if (!pack) return;
  draft.defaults.push({ column: 'unit', reason: pack.reason, ...(unit && { cell: unit }), value: pack.unit });
}

function packOf(draft: RowDraft, measure: string | null): { unit: string; reason: string } | null {
  const named = readPackSize(draft.text('name'));
  if (named) return { unit: named, reason: 'A new product has the pack size of its name' };
  const weight = draft.text('weight');
  if (/\d/.test(weight) && readPackSize(weight))
    return { unit: weight, reason: 'A new product has its weight as its pack size' };
  if (measure) return { unit: measure, reason: 'A new product is sold by its unit of measure' };
  return draft.facts.format === 'CATALOGUE'
    ? null
    : { unit: '1 pc', reason: 'A new product without a pack size is sold by the piece' };
}
