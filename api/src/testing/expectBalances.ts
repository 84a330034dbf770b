import { expect } from 'vitest';
import { db } from '../db/client.ts';
import type { OrderStatus } from '../db/generated/client.ts';
import { STOCK_DEDUCTED_STATES } from '../orders/orderStates.ts';

const PACKED: readonly OrderStatus[] = ['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'];

/** The orders and products to check. */
export interface Balances {
  userIds: readonly string[];
  /** The products with the pieces that they ever had. */
  supplied: ReadonlyMap<string, number>;
  /** Of every piece, in paise. */
  price: number;
}

/** Expects that stock, ledger, orders and payments of these shoppers agree. */
export async function expectBalances({ userIds, supplied, price }: Balances): Promise<void> {
  const orders = await db.order.findMany({
    where: { userId: { in: [...userIds] } },
    include: { lines: true, payment: { include: { refunds: true } } },
  });
  for (const [productId, pieces] of supplied) {
    const { stock } = await db.product.findUniqueOrThrow({ where: { id: productId } });
    const { _sum } = await db.stockMovement.aggregate({ where: { productId }, _sum: { delta: true } });
    const { _sum: back } = await db.stockMovement.aggregate({
      where: { productId, reason: { in: ['RETURN', 'WASTE'] } },
      _sum: { delta: true },
    });
    const out = orders
      .flatMap(({ status, lines }) => {
        const isOut =
          STOCK_DEDUCTED_STATES.includes(status) || lines.some(({ refundedQuantity }) => refundedQuantity > 0);
        return lines.map((line) => ({ ...line, isOut }));
      })
      .filter((line) => line.productId === productId)
      .reduce((sum, { isOut, quantity, missingQuantity }) => sum + (isOut ? quantity : missingQuantity), 0);
    expect(stock + out - (back.delta ?? 0), 'stock + held + sold + missing').toBe(pieces);
    expect(stock, 'stock and ledger').toBe(_sum.delta);
  }
  const publicIds = orders.flatMap(({ payment }) => payment?.providerSessionId ?? []);
  const received = await db.sandboxPayment.findMany({ where: { id: { in: publicIds }, status: 'PAID' } });
  const moneyIn = received.reduce((sum, { amountPaise, refundedPaise }) => sum + amountPaise - refundedPaise, 0n);
  const inCash = orders
    .filter(({ paymentMethod }) => paymentMethod === 'ONLINE')
    .flatMap(({ payment }) => payment?.refunds ?? [])
    .filter(({ method }) => method === 'CASH')
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0n);
  const expectedIn = orders
    .filter(
      ({ status, paymentMethod }) =>
        paymentMethod === 'ONLINE' && STOCK_DEDUCTED_STATES.includes(status) && status !== 'PENDING_PAYMENT',
    )
    .reduce((sum, { grandTotalPaise, payment }) => sum + grandTotalPaise - (payment?.refundedPaise ?? 0n), 0n);
  expect(moneyIn - inCash, 'money in = order totals − refunds').toBe(expectedIn);
  for (const { status, payment, lines, grandTotalPaise } of orders) {
    expect(payment, 'every order has a payment').not.toBeNull();
    if (PACKED.includes(status)) {
      const [pieces, missing] = [sum(lines, 'quantity'), sum(lines, 'missingQuantity')];
      expect(sum(lines, 'pickedQuantity') + missing, 'every piece is packed or missing').toBe(pieces);
      const owed = payment?.refunds.filter(({ reason, status }) => reason === 'MISSING' && status !== 'FAILED') ?? [];
      const charged = owed.reduce((rest, { amountPaise }) => rest - amountPaise, payment?.amountPaise ?? 0n);
      expect(charged, 'missing pieces are not charged').toBe(grandTotalPaise - BigInt(missing * price));
    }
    if (payment?.method === 'ONLINE' && payment.paidAt && payment.refundedPaise < payment.amountPaise) {
      expect(STOCK_DEDUCTED_STATES, 'a payment without a refund has an order').toContain(status);
    }
    const refunds = payment?.refunds.filter((refund) => refund.status !== 'FAILED') ?? [];
    const refunded = refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0n);
    expect(refunded, 'refunds add up').toBe(payment?.refundedPaise);
    const back = refunds.filter(({ reason }) => reason === 'RETURNED');
    const returned = back.reduce((sum, { amountPaise }) => sum + amountPaise, 0n);
    expect(returned, 'refunded quantities match the refunds').toBe(BigInt(sum(lines, 'refundedQuantity') * price));
  }
}

function sum<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0);
}
