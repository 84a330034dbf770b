import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import type { PaymentMethod } from '../../../platform/db/generated/client.ts';
import { updateOrderState } from '../../../backoffice/fulfillment/updateOrderState.ts';
import { recordRefunds } from '../../refunds/recordRefunds.ts';
import { refundLines } from '../../refunds/refundPieces.ts';
import { retryRefunds } from '../../refunds/outstandingRefunds.ts';
import { settleRefund } from '../../refunds/settleRefund.ts';
import { expectBooks } from '../../../testing/expectBooks.ts';
import { makeShopper } from '../../../testing/fixtures.ts';
import { makeOrder, type OrderFixture } from '../../../testing/orderFixtures.ts';
import { paymentServices } from '../../../testing/paymentFixtures.ts';
import { backfillSales } from '../sales/recordSales.ts';

const WAY = ['CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;

let admin: Viewer;
beforeAll(async () => {
  admin = await makeShopper({ role: 'ADMIN' });
});

const moveTo = async (
  { orderId }: OrderFixture,
  last: (typeof WAY)[number],
  from: (typeof WAY)[number] = 'CONFIRMED',
) => {
  for (const to of WAY.slice(WAY.indexOf(from), WAY.indexOf(last) + 1)) {
    await updateOrderState(admin, { orderId, to, note: null }, paymentServices());
  }
};
const cancel = ({ orderId }: OrderFixture) =>
  updateOrderState(admin, { orderId, to: 'CANCELLED', note: null }, paymentServices());

/** A delivered order of 2 and 3 pieces at ₹100 with 18 % and 5 % GST, fees of ₹31 and a tip of ₹20. */
async function makeSold(method: PaymentMethod, last: (typeof WAY)[number] = 'DELIVERED'): Promise<OrderFixture> {
  const order = await makeOrder([2, 3], method);
  const [first = '', second = ''] = order.lineIds;
  await db.orderLine.update({ where: { id: first }, data: { gstPercent: 18, mrpPaise: 12_000 } });
  await db.orderLine.update({ where: { id: second }, data: { gstPercent: 5 } });
  const bill = { deliveryFeePaise: 2600n, handlingFeePaise: 500n, tipPaise: 2000n, grandTotalPaise: 55_100n };
  await db.order.update({ where: { id: order.orderId }, data: bill });
  await db.payment.update({ where: { orderId: order.orderId }, data: { amountPaise: 55_100n } });
  await moveTo(order, last);
  return order;
}

const refund = ({ orderId, lineIds }: OrderFixture, quantities: number[]) =>
  refundLines(
    admin,
    {
      orderId,
      lines: quantities
        .map(
          (quantity, at) =>
            ({ orderLineId: lineIds[at] ?? '', quantity, reason: 'DAMAGED', restockType: 'RETURN' }) as const,
        )
        .filter(({ quantity }) => quantity > 0),
      note: 'Torn',
    },
    paymentServices(),
  );

async function booksOf({ orderId, viewer }: OrderFixture) {
  await expectBooks([viewer.userId]);
  const invoice = await db.invoice.findUniqueOrThrow({
    where: { orderId },
    include: { creditNotes: { orderBy: { id: 'asc' }, include: { sales: { orderBy: { id: 'asc' } } } }, sales: true },
  });
  const credited = invoice.creditNotes.map(({ sales }) =>
    sales.map(({ lineType, quantity, totalPaise, taxPaise }) => [
      lineType,
      quantity,
      Number(totalPaise),
      Number(taxPaise),
    ]),
  );
  return { ...invoice, credited, net: invoice.sales.reduce((sum, { totalPaise }) => sum + Number(totalPaise), 0) };
}

describe('a credit note', () => {
  it('takes back refunded pieces with their tax, and the last one what is left of the line', async () => {
    const order = await makeSold('CASH_ON_DELIVERY');
    await refund(order, [1, 0]);
    await refund(order, [1, 2]);
    const { credited, net } = await booksOf(order);
    expect(credited).toEqual([
      [['PRODUCT', -1, -10_000, -1526]],
      [
        ['PRODUCT', -1, -10_000, -1525],
        ['PRODUCT', -2, -20_000, -953],
      ],
    ]);
    expect(net).toBe(15_100);
  });

  it('credits the whole invoice of an order that is cancelled on its way, paid or not, and reverses its tip', async () => {
    for (const method of ['CASH_ON_DELIVERY', 'ONLINE'] as const) {
      const order = await makeSold(method, 'OUT_FOR_DELIVERY');
      await cancel(order);
      const { credited, net, creditNotes } = await booksOf(order);
      expect(credited.map((sales) => sales.map(([, , total]) => total))).toEqual([[-20_000, -30_000, -2600, -500]]);
      expect(net).toBe(0);
      expect(creditNotes[0]?.refundId === null).toBe(method === 'CASH_ON_DELIVERY');
    }
  });

  it('is not issued for an order without an invoice, and not again when a refused refund is requested again', async () => {
    const packed = await makeSold('ONLINE', 'PACKED');
    await cancel(packed);
    expect(await db.creditNote.count({ where: { refund: { payment: { orderId: packed.orderId } } } })).toBe(0);
    const order = await makeSold('ONLINE');
    await refund(order, [1, 0]);
    const refused = await db.refund.findFirstOrThrow({ where: { payment: { orderId: order.orderId } } });
    const outcome = { refundId: refused.id, providerRefundId: null, status: 'FAILED', failure: 'Closed' } as const;
    await db.$transaction((tx) => settleRefund(tx, outcome, paymentServices()));
    await retryRefunds(admin, order.orderId, paymentServices());
    const { credited, net } = await booksOf(order);
    expect([credited.length, net]).toEqual([1, 45_100]);
  });

  it("shares a refund of the provider's dashboard out over the rates, also one before the invoice", async () => {
    for (const last of ['DELIVERED', 'PACKED'] as const) {
      const order = await makeSold('ONLINE', last);
      const { providerPaymentId } = await db.payment.findUniqueOrThrow({ where: { orderId: order.orderId } });
      const listed = {
        refundId: null,
        providerRefundId: `re_${order.orderId}`,
        amountPaise: 5310,
        status: 'SUCCEEDED',
        failure: null,
      } as const;
      const update = { orderId: order.orderId, paymentId: providerPaymentId ?? '', refunds: [listed] };
      await db.$transaction((tx) => recordRefunds(tx, update, paymentServices()));
      if (last === 'PACKED') await moveTo(order, 'DELIVERED', 'OUT_FOR_DELIVERY');
      const { credited, net } = await booksOf(order);
      expect(credited).toEqual([
        [
          ['PRODUCT', 0, -2000, -305],
          ['PRODUCT', 0, -3000, -143],
          ['DELIVERY_FEE', 0, -260, -40],
          ['HANDLING_FEE', 0, -50, -7],
        ],
      ]);
      expect(net).toBe(49_790);
    }
  });

  it('is final, as sales are', async () => {
    const order = await makeSold('CASH_ON_DELIVERY');
    await refund(order, [1, 0]);
    const { creditNotes, sales } = await booksOf(order);
    const where = { id: creditNotes[0]?.id ?? '' };
    await expect(db.creditNote.update({ where, data: { number: 99 } })).rejects.toThrow('credit_notes_are_final');
    await expect(db.sale.delete({ where: { id: sales[0]?.id ?? '' } })).rejects.toThrow('sales_are_final');
  });
});

describe('the invoices of a release without sales', () => {
  /** Removes the sales, as if that release had issued the invoice. */
  const forget = (...orders: OrderFixture[]) =>
    db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
      const where = { invoice: { orderId: { in: orders.map(({ orderId }) => orderId) } } };
      await tx.sale.deleteMany({ where });
      await tx.creditNote.deleteMany({ where });
      await tx.$executeRaw`UPDATE invoice_series SET last_sample_credit_note = (SELECT count(*) FROM credit_notes)`;
    });

  it('are recorded by a job, with what was refunded of them, once', async () => {
    const [kept, refunded, cancelled] = [
      await makeSold('CASH_ON_DELIVERY'),
      await makeSold('ONLINE'),
      await makeSold('ONLINE', 'OUT_FOR_DELIVERY'),
    ];
    await refund(refunded, [1, 1]);
    await cancel(cancelled);
    await forget(kept, refunded, cancelled);
    expect(await backfillSales()).toBe(3);
    expect(await backfillSales()).toBe(0);
    const netOf = async ({ orderId }: OrderFixture) => {
      const { _sum } = await db.sale.aggregate({ where: { invoice: { orderId } }, _sum: { totalPaise: true } });
      return Number(_sum.totalPaise);
    };
    expect([await netOf(kept), await netOf(refunded), await netOf(cancelled)]).toEqual([55_100, 35_100, 0]);
    expect(
      await db.sale.count({ where: { invoice: { orderId: refunded.orderId }, action: 'RETURN', quantity: -1 } }),
    ).toBe(2);
  });

  it('are recorded before a refund, whose credit note is for that refund alone', async () => {
    const order = await makeSold('CASH_ON_DELIVERY');
    await refund(order, [1, 0]);
    await forget(order);
    await refund(order, [0, 1]);
    const { creditNotes } = await db.invoice.findUniqueOrThrow({
      where: { orderId: order.orderId },
      include: { creditNotes: { include: { sales: true } } },
    });
    expect(creditNotes.map(({ sales }) => sales.map(({ totalPaise }) => totalPaise))).toEqual([[-10_000n]]);
  });
});
