import { splitTax, type TaxRounding } from '../splitTax.ts';
import type { Payment, Sale } from '../../../platform/db/generated/client.ts';

/** Delivered pieces that are taken back, and their price. */
export interface ReturnedPieces {
  orderLineId: string;
  quantity: number;
  pricePaise: number;
}

/** What a return takes back: the pieces at their prices, and of the lines together as much money as is missing to `amount`. */
export interface ReturnRequest {
  pieces: readonly ReturnedPieces[];
  /** In paise; 0 or less takes back the pieces alone. */
  amount: number;
  /** Of the invoice. */
  rounding: TaxRounding;
}

/**
 * Plans a return: by line, what it takes back, as positive numbers. Money beyond the pieces is taken from all taxed lines in proportion to
 * what is left of them, and from the tip last, so that each rate's tax shrinks with its sales. The parts of a line that is taken back in
 * several steps add up to the line exactly, tax included.
 */
export function planReturn(remaining: readonly RemainingSale[], { pieces, amount, rounding }: ReturnRequest) {
  if (amount >= remainingTotal(remaining)) return remaining.filter(({ quantity, total }) => quantity > 0 || total > 0);
  const quantities = new Map(pieces.map((piece) => [piece.orderLineId, piece]));
  const returned = remaining.map((line) => {
    const piece = line.orderLineId === null ? undefined : quantities.get(line.orderLineId);
    const quantity = Math.min(piece?.quantity ?? 0, line.quantity);
    return { line, quantity, total: Math.min(quantity * (piece?.pricePaise ?? 0), line.total) };
  });
  const rest = amount - returned.reduce((sum, { total }) => sum + total, 0);
  const shares = shareOut(
    Math.max(0, rest),
    returned.map(({ line, total }) => ({ ...line, total: line.total - total })),
  );
  return returned
    .map(({ line, quantity, total }, at) => ({ line, quantity, total: total + (shares[at] ?? 0) }))
    .map((part) => takeBack(part, rounding))
    .filter(({ quantity, total }) => quantity > 0 || total > 0);
}

interface ReturnedPart {
  line: RemainingSale;
  quantity: number;
  total: number;
}

function takeBack({ line, quantity, total }: ReturnedPart, rounding: TaxRounding): RemainingSale {
  const isUntaxed = line.lineType === 'TIP';
  const taxableLeft = isUntaxed ? line.total - total : splitTax(line.total - total, line.gstPercent, rounding).taxable;
  const taxable = line.taxable - taxableLeft;
  const discount = quantity === 0 ? 0 : Math.round((line.discount * quantity) / line.quantity);
  return { ...line, quantity, total, taxable, tax: total - taxable, discount };
}

/** Shares an amount out over the taxed lines by what they are worth, and what is beyond them to the tip. Each share is at most its line. */
function shareOut(amount: number, lines: readonly RemainingSale[]): number[] {
  const taxed = lines.reduce((sum, { lineType, total }) => (lineType === 'TIP' ? sum : sum + total), 0);
  const fromTaxed = Math.min(amount, taxed);
  let worth = 0;
  let shared = 0;
  return lines.map(({ lineType, total }) => {
    if (lineType === 'TIP') return amount - fromTaxed;
    if (total === 0) return 0;
    // The share of all lines up to this one, less what those before it took: no paisa is lost to rounding.
    worth += total;
    const upToHere = Number((BigInt(fromTaxed) * BigInt(worth)) / BigInt(taxed));
    const share = upToHere - shared;
    shared = upToHere;
    return share;
  });
}

/** The selection of a payment for `keptPaise`. */
export const KEPT_FIELDS = {
  status: true,
  amountPaise: true,
  refundedPaise: true,
  storeCreditPaise: true,
  refundedStoreCreditPaise: true,
} as const;

/** What of a payment the shop keeps or still collects, with the store credit that pays beside it, in paise. */
export function keptPaise(payment: Pick<Payment, keyof typeof KEPT_FIELDS>): number {
  if (payment.status === 'CANCELLED' || payment.status === 'FAILED') return 0;
  const { amountPaise, refundedPaise, storeCreditPaise, refundedStoreCreditPaise } = payment;
  return Number(amountPaise - refundedPaise + storeCreditPaise - refundedStoreCreditPaise);
}

/** What of a line of an invoice is still sold: its sales less its returns. Amounts in paise. */
export type RemainingSale = Pick<Sale, 'lineType' | 'orderLineId' | 'productId' | 'gstPercent' | 'hsnCode'> & {
  quantity: number;
  total: number;
  taxable: number;
  tax: number;
  discount: number;
};

export function remainingTotal(remaining: readonly RemainingSale[]): number {
  return remaining.reduce((sum, { total }) => sum + total, 0);
}

export function remainingSales(sales: readonly Sale[]): RemainingSale[] {
  const byLine = new Map<string, RemainingSale>();
  for (const sale of sales) {
    const { lineType, orderLineId, productId, gstPercent, hsnCode } = sale;
    const key = orderLineId ?? lineType;
    const before = byLine.get(key) ?? { quantity: 0, total: 0, taxable: 0, tax: 0, discount: 0 };
    byLine.set(key, {
      ...{ lineType, orderLineId, productId, gstPercent, hsnCode },
      quantity: before.quantity + sale.quantity,
      total: before.total + Number(sale.totalPaise),
      taxable: before.taxable + Number(sale.taxablePaise),
      tax: before.tax + Number(sale.taxPaise),
      discount: before.discount + Number(sale.discountPaise),
    });
  }
  return [...byLine.values()];
}
