import { asciiDigits } from '@kirana/shared/numbers.ts';
import { barcodeShape } from '../../catalogue/products/productShapes.ts';
import type { RowDraft } from './rowDraft.ts';

const SHORTENED = /^\d+(?:\.\d+)?E\+?\d+$/i;
const SKU = /^[A-Za-z0-9._-]*$/;
const OTHER_LETTER = /(?![A-Za-z])[\p{L}\p{M}]/u;

/** Why a spreadsheet has destroyed a SKU; null for any other. */
export function skuProblem(sku: string): string | null {
  if (SHORTENED.test(sku)) {
    return `The spreadsheet shortened this number: ${sku}. Format the column as text and export again.`;
  }
  return /^\d{4}-\d{2}-\d{2}$/.test(sku) ? `The spreadsheet turned this SKU into a date: ${sku}` : null;
}

/** A SKU without blanks and signs that it can't have; each run of them becomes a dash. One with letters of other alphabets stays. */
export function cleanSku(cell: string): string {
  const text = cell.trim();
  if (SKU.test(text) || SHORTENED.test(text)) return text;
  const digits = asciiDigits(text);
  if (OTHER_LETTER.test(digits)) return text;
  return digits.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^-+|-+$/g, '');
}

/** Reads the SKU, the barcode and the HSN code. */
export function readCodes(draft: RowDraft): void {
  const sku = draft.text('sku');
  const problem = skuProblem(sku);
  if (problem) draft.refuse('sku', problem);
  else if (cleanSku(sku) === '') draft.cells.sku &&= '';
  else if (cleanSku(sku) !== sku) draft.replace('sku', cleanSku(sku), 'Other characters in a SKU become dashes');
  readBarcode(draft);
  readHsn(draft);
}

/** Drops the blanks and dashes between digits, and skips what stands for no barcode. */
function readBarcode(draft: RowDraft): void {
  const cell = draft.text('barcode');
  const text = asciiDigits(cell).replace(/^'|\.0+$|\s+/g, '');
  const barcode = /^[\d-]+$/.test(text) ? text.replaceAll('-', '') : text;
  if (cell === '') return;
  if (!SHORTENED.test(text) && !/^(?:0+|none|null)$/i.test(barcode) && barcodeShape.safeParse(barcode).success) {
    draft.cells.barcode = barcode;
    return;
  }
  delete draft.cells.barcode;
  const reason = SHORTENED.test(text)
    ? 'Skipped: the spreadsheet shortened this number. Format the column as text and export again.'
    : 'Skipped: not a barcode';
  draft.notices.push({ column: 'barcode', reason, cell });
}

function readHsn(draft: RowDraft): void {
  const cell = draft.text('hsn_code');
  const digits = asciiDigits(cell)
    .replace(/^hsn(?:\/sac)?\W*/i, '')
    .replace(/\.0+$/, '')
    .replace(/[\s.'-]+/g, '');
  if (!/^\d+$/.test(digits)) return;
  if ([3, 5, 7].includes(digits.length)) {
    draft.replace('hsn_code', `0${digits}`, 'Restored a leading 0 that the spreadsheet dropped');
  } else if (digits !== cell) draft.cells.hsn_code = digits;
}
