import type { Sale } from '../../../platform/db/generated/client.ts';

/** What of a line of an invoice is still sold: its sales less its returns. Amounts in paise. */
export type RemainingSale = Pick<Sale, 'lineType' | 'orderLineId' | 'productId' | 'gstPercent' | 'hsnCode'> & {
  quantity: number;
  total: number;
  taxable: number;
  tax: number;
  discount: number;
};

/** The sum of the lines, in paise. */
export function remainingTotal(remaining: readonly RemainingSale[]): number {
  return remaining.reduce((sum, { total }) => sum + total, 0);
}

/** Sums the sales of an invoice by line. */
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
