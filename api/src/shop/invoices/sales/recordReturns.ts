import type { Transaction } from '../../../platform/db/client.ts';
import type { Sale } from '../../../platform/db/generated/client.ts';
import type { RemainingSale } from './remainingSales.ts';

/** Lines that are taken back, and what they have in common. */
export type Returns = Pick<Sale, 'invoiceId' | 'isInterState' | 'paymentMethod' | 'creditNoteId' | 'happenedAt'> & {
  lines: readonly RemainingSale[];
};

/** Records returns: the lines as negative sales. A tip has no credit note. */
export async function recordReturns(tx: Transaction, { lines, creditNoteId, ...shared }: Returns): Promise<void> {
  await tx.sale.createMany({
    data: lines.map(({ quantity, total, taxable, tax, discount, ...line }) => ({
      ...shared,
      ...line,
      action: 'RETURN' as const,
      creditNoteId: line.lineType === 'TIP' ? null : creditNoteId,
      quantity: -quantity,
      totalPaise: -total,
      taxablePaise: -taxable,
      taxPaise: -tax,
      discountPaise: -discount,
    })),
  });
}
