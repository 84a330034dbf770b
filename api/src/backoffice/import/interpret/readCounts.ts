import { asciiDigits } from '../../../platform/core/text/asciiDigits.ts';
import { packOfMeasure } from './packSize.ts';
import type { RowDraft } from './rowDraft.ts';

const COUNT = /^(?:\(?([-−–])\)?\s*)?([\d,]+(?:\.\d+)?)\s*([\p{L}.]*)$/u;
const BRACKETED = /^\(([\d,.]+)\)$/; // a negative number of accountants
const MEASURED = /^1 (?:kg|g|L|ml)$/;

/** Reads the columns of pieces: below zero counts as none, and parts of a piece are left out. */
export function readCounts(draft: RowDraft): void {
  for (const column of ['stock', 'low_stock_threshold', 'max_per_order'] as const) readCount(draft, column);
}

function readCount(draft: RowDraft, column: 'stock' | 'low_stock_threshold' | 'max_per_order'): void {
  const cell = draft.text(column);
  if (/^\d*$/.test(cell)) return;
  if (/^[-–—]+$/.test(cell)) {
    draft.replace(column, column === 'max_per_order' ? '' : '0', 'A dash stands for none');
    return;
  }
  const text = asciiDigits(cell).replace(BRACKETED, '-$1');
  const [, minus, number = '', measure = ''] = COUNT.exec(text) ?? [];
  if (number === '') return;
  const pack = packOfMeasure(measure);
  if (pack && MEASURED.test(pack) && draft.unit !== pack) {
    draft.refuse(column, `${cell} is no number of packs: the product is not sold by ${pack}`);
    return;
  }
  const whole = number.replace(/\.\d*$/, '');
  const hasPart = /\.\d*[1-9]/.test(number);
  if (minus && Number(number.replaceAll(',', '')) > 0) draft.replace(column, '0', 'Less than none counts as 0');
  else if (hasPart) draft.replace(column, whole || '0', 'Parts of a piece are left out');
  else draft.cells[column] = whole;
}
