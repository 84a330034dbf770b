import { asciiDigits } from '@kirana/shared/numbers.ts';
import { sellingPrice } from '@kirana/shared/money.ts';
import { amountText, percentText } from '../csv/readCells.ts';
import type { RowDraft } from './rowDraft.ts';

const AMOUNTS = ['price', 'selling_price', 'discount_amount'] as const;
const CURRENCY = /[₹\s]|rs\.?|inr|\/-/gi;
const DECIMAL_COMMA = /^\d{1,3}(?:\.\d{3})*,\d{1,2}$|^\d+,\d{1,2}$/;
const TALLY_RATE = {
  column: 'price',
  reason: 'Tally uses this rate to value stock, so it may be the cost price',
} as const;
const INCLUSIVE = /^(?:incl(?:uded|uding|usive)?|with)\b|^(?:yes|y|true|1)$/i;
const EXCLUSIVE = /^(?:excl(?:uded|uding|usive)?|without)\b|^(?:no|n|false|0)$/i;
const PERCENT_TYPE = /percent|%/i;
const IN_RUPEES = /^(?:₹|rs\.?|inr)\s*[\d.,]+$|^[\d.,]+\s*(?:₹|rs\.?|inr|\/-)$/i;

/**
 * Reads the prices of a row: exclusive ones with their GST, and a selling price or a discount in rupees as the discount in percent. What is not
 * certain to the paisa is refused.
 */
export function readPrices(draft: RowDraft): void {
  if (hasDecimalComma(draft)) return;
  nameAmount(draft);
  if (addGst(draft)) return;
  if (draft.facts.format === 'TALLY' && draft.text('price') !== '') draft.notices.push(TALLY_RATE);
  readSellingPrice(draft);
  readDiscountAmount(draft);
}

/** Refuses amounts with a decimal comma, which may be a comma of thousands. Returns whether the row has one. */
function hasDecimalComma(draft: RowDraft): boolean {
  const columns = AMOUNTS.filter((column) => {
    const text = asciiDigits(draft.text(column));
    if (text !== draft.text(column)) draft.cells[column] = text;
    return DECIMAL_COMMA.test(text.replace(CURRENCY, ''));
  });
  for (const column of columns) {
    const dotted = draft.text(column).replace(CURRENCY, '').replaceAll('.', '').replace(',', '.');
    draft.refuse(column === 'price' ? 'price' : 'discount', `Use a dot before the paise, such as ${dotted}`);
  }
  return columns.length > 0;
}

/** Takes the discount for one in rupees where the row says so. */
function nameAmount(draft: RowDraft): void {
  const type = draft.text('discount_type');
  const discount = draft.text('discount');
  if (type !== '' && !isAmountType(type) && !PERCENT_TYPE.test(type) && Number(amountText(discount)) !== 0) {
    draft.refuse('discount', `${type} is neither a percentage nor an amount`);
    return;
  }
  const isAmount = IN_RUPEES.test(discount) || (isAmountType(type) && !discount.includes('%'));
  if (!isAmount || discount === '') return;
  draft.cells.discount_amount = discount;
  draft.cells.discount = '';
}

/** Adds the GST to exclusive prices. Returns whether the row is refused. */
function addGst(draft: RowDraft): boolean {
  const type = draft.text('price_includes_gst');
  if (type === '' || INCLUSIVE.test(type)) return false;
  if (!EXCLUSIVE.test(type)) return refuse(draft, `${type} doesn’t say whether the price includes tax`);
  const percent = percentText(draft.text('gst_percent'));
  if (!/^\d{1,3}$/.test(percent)) return refuse(draft, 'The price excludes tax, and the row has no GST to add');
  if (percent === '0') return false;
  if ((paiseOf(draft.text('discount_amount')) ?? 0) > 0) {
    return refuse(draft, 'We can’t apply a discount in rupees to a price without tax. Enter prices with tax.');
  }
  for (const column of ['price', 'selling_price'] as const) {
    const paise = paiseOf(draft.text(column));
    if (paise === null) continue;
    const whole = Math.round((paise * (100 + Number(percent))) / 100);
    draft.replace(column, rupeesOf(whole), 'GST added, because the price excludes tax');
  }
  return false;
}

function refuse(draft: RowDraft, reason: string): true {
  draft.refuse('price', reason);
  return true;
}

function readSellingPrice(draft: RowDraft): void {
  const cell = draft.text('selling_price');
  if (cell === '') return;
  const selling = paiseOf(cell);
  const mrp = paiseOf(draft.text('price'));
  if (selling === null) draft.refuse('price', `The selling price ${cell} must be in rupees, such as 49 or 49.50`);
  else if (draft.text('price') === '' && paiseOf(draft.text('discount'))) {
    draft.refuse(
      'discount',
      'The selling price may or may not include the discount. Add the price or remove the discount.',
    );
  } else if (draft.text('price') === '') draft.cells.price = amountText(cell);
  else if (mrp !== null && selling > 0) useSellingPrice(draft, { mrp, selling });
}

function useSellingPrice(draft: RowDraft, { mrp, selling }: { mrp: number; selling: number }): void {
  const given = percentText(draft.text('discount'));
  if (selling > mrp)
    draft.refuse('price', `The selling price ${inRupees(selling)} is above the price ${inRupees(mrp)}`);
  else if (/^\d+$/.test(given) && given !== '0') {
    const paid = sellingPrice(mrp, Number(given));
    if (paid === selling) return;
    draft.refuse(
      'discount',
      `A ${given}% discount gives ${inRupees(paid)}, but the selling price is ${inRupees(selling)}`,
    );
  } else setDiscount(draft, { mrp, selling, cell: inRupees(selling) });
}

function readDiscountAmount(draft: RowDraft): void {
  const cell = draft.text('discount_amount');
  const amount = paiseOf(cell);
  if (cell === '' || amount === 0) return;
  const mrp = paiseOf(draft.text('price'));
  if (amount === null) draft.refuse('discount', `The discount ${cell} must be in rupees, such as 20`);
  else if (draft.text('discount') !== '' && paiseOf(draft.text('discount')) !== 0) {
    draft.refuse('discount', 'The row has a discount both in percent and in rupees');
  } else if (mrp === null) draft.refuse('discount', 'A discount in rupees needs a price in the same row');
  else if (amount > mrp)
    draft.refuse('discount', `The discount ${inRupees(amount)} is above the price ${inRupees(mrp)}`);
  else setDiscount(draft, { mrp, selling: mrp - amount, cell: `${inRupees(amount)} off` });
}

/** Sets the percentage that gives exactly the selling price. */
function setDiscount(draft: RowDraft, { mrp, selling, cell }: { mrp: number; selling: number; cell: string }): void {
  const percent = Math.floor(((mrp - selling) * 100) / mrp);
  if (sellingPrice(mrp, percent) !== selling) {
    const [less, more] = [percent, percent + 1].map((each) => `${each}% gives ${inRupees(sellingPrice(mrp, each))}`);
    draft.refuse(
      'discount',
      `${inRupees(selling)} instead of ${inRupees(mrp)} isn’t a whole percentage off: ${less}, ${more}`,
    );
    return;
  }
  draft.cells.discount = String(percent);
  const reason = 'Discount worked out from the prices';
  if (percent > 0) draft.notices.push({ column: 'discount', reason, cell, value: `${percent}%` });
}

/** An amount in paise; null for text that is none. */
function paiseOf(cell: string): number | null {
  const text = amountText(cell);
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

function rupeesOf(paise: number): string {
  return (paise / 100).toFixed(2).replace(/\.00$/, '');
}

function inRupees(paise: number): string {
  return `₹${rupeesOf(paise)}`;
}

/** Whether a row's type of discount says rupees. */
export function isAmountType(type: string): boolean {
  return /amount|amt|flat|fixed|rupee|₹|\brs\b|\binr\b/i.test(type);
}
