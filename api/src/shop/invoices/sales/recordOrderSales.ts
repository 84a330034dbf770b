import type { Transaction } from '../../../platform/db/client.ts';
import type { Invoice } from '../../../platform/db/generated/client.ts';
import { invoiceDocument } from '../invoiceDocument.ts';
import type { InvoicedOrder } from '../invoicedOrder.ts';

/** Records what an invoice charges, by line, and the tip that is paid with it. */
export async function recordOrderSales(tx: Transaction, invoice: Invoice, order: InvoicedOrder): Promise<void> {
  const { lines, tip, isInterState } = invoiceDocument(invoice, order);
  const shared = {
    invoiceId: invoice.id,
    action: 'ORDER',
    isInterState,
    paymentMethod: order.paymentMethod,
    happenedAt: invoice.issuedAt,
  } as const;
  const mrpOf = new Map(order.lines.map(({ id, mrpPaise }) => [id, mrpPaise]));
  const sales = lines.map(({ name: _name, unit: _unit, price, total, taxable, tax, ...line }) => ({
    ...shared,
    ...line,
    quantity: line.orderLineId === null ? 0 : line.quantity,
    totalPaise: total,
    taxablePaise: taxable,
    taxPaise: tax,
    discountPaise: line.orderLineId === null ? 0 : ((mrpOf.get(line.orderLineId) ?? price) - price) * line.quantity,
  }));
  const tipped = {
    ...shared,
    lineType: 'TIP',
    ...{ quantity: 0, totalPaise: tip, taxablePaise: tip, taxPaise: 0, discountPaise: 0, gstPercent: 0 },
  } as const;
  await tx.sale.createMany({ data: tip > 0 ? [...sales, tipped] : sales });
}
