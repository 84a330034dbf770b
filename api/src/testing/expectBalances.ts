import { expect } from 'vitest';
import { db } from '../platform/db/client.ts';
import type { OrderStatus, Refund } from '../platform/db/generated/client.ts';
import { STOCK_DEDUCTED_STATES } from '../shop/orders/orderStates.ts';

const PACKED: readonly OrderStatus[] = ['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'];

/** The orders and products to check. */
export interface Balances {
  userIds: readonly string[];
  /** The products with the pieces that they ever had. */
  supplied: ReadonlyMap<string, number>;
  /** Of every piece, in paise. */
  price: number;
}

/** Expects that stock, ledger, orders, payments and store credit of these shoppers agree. */
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
  const notByProvider = orders
    .filter(({ paymentMethod }) => paymentMethod === 'ONLINE')
    .flatMap(({ payment }) => payment?.refunds ?? [])
    .filter(({ method }) => method !== 'ORIGINAL_PAYMENT')
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0n);
  const expectedIn = orders
    .filter(
      ({ status, paymentMethod }) =>
        paymentMethod === 'ONLINE' && STOCK_DEDUCTED_STATES.includes(status) && status !== 'PENDING_PAYMENT',
    )
    .reduce(
      (sum, { grandTotalPaise, payment }) =>
        sum + grandTotalPaise - (payment?.storeCreditPaise ?? 0n) - (payment?.refundedPaise ?? 0n),
      0n,
    );
  expect(moneyIn - notByProvider, 'money in = order totals − refunds').toBe(expectedIn);
  await expectStoreCredit(userIds);
  for (const { status, payment, lines, grandTotalPaise } of orders) {
    expect(payment, 'every order has a payment').not.toBeNull();
    if (PACKED.includes(status)) {
      const [pieces, missing] = [sum(lines, 'quantity'), sum(lines, 'missingQuantity')];
      expect(sum(lines, 'pickedQuantity') + missing, 'every piece is packed or missing').toBe(pieces);
      const owed = payment?.refunds.filter(({ reason }) => reason === 'MISSING') ?? [];
      const paid = (payment?.amountPaise ?? 0n) + (payment?.storeCreditPaise ?? 0n);
      const charged = owed.reduce((rest, refund) => rest - refundedBy(refund), paid);
      expect(charged, 'missing pieces are not charged').toBe(grandTotalPaise - BigInt(missing * price));
    }
    if (payment?.method === 'ONLINE' && payment.paidAt && payment.refundedPaise < payment.amountPaise) {
      expect(STOCK_DEDUCTED_STATES, 'a payment without a refund has an order').toContain(status);
    }
    const refunds = payment?.refunds.filter((refund) => refund.status !== 'FAILED') ?? [];
    const refunded = refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0n);
    expect(refunded, 'refunds add up').toBe(payment?.refundedPaise);
    const credited = payment?.refunds.reduce((sum, { storeCreditPaise }) => sum + storeCreditPaise, 0n);
    expect(credited, 'refunds of store credit add up').toBe(payment?.refundedStoreCreditPaise);
    const back = (payment?.refunds ?? []).filter(({ reason }) => reason === 'RETURNED');
    const returned = back.reduce((sum, refund) => sum + refundedBy(refund), 0n);
    expect(returned, 'refunded quantities match the refunds').toBe(BigInt(sum(lines, 'refundedQuantity') * price));
  }
}

/** Expects that the balance of each account is the sum of its ledger, and that the ledger has what its orders used and got back. */
async function expectStoreCredit(userIds: readonly string[]): Promise<void> {
  const rows = await db.$queryRaw<object[]>`
    SELECT account.user_id, account.balance_paise, ledger.sum, orders.used, orders.refunded
    FROM store_credit_accounts account
    CROSS JOIN LATERAL (
      SELECT sum(amount_paise) AS sum, coalesce(sum(amount_paise) FILTER (WHERE event NOT IN ('ADJUSTMENT', 'ORDER_REFUND')), 0) AS used,
        coalesce(sum(amount_paise) FILTER (WHERE event = 'ORDER_REFUND'), 0) AS refunded
      FROM store_credit_transactions transaction WHERE transaction.user_id = account.user_id
    ) ledger
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(store_credit_paise), 0) AS used, coalesce(sum((
        SELECT sum(CASE WHEN refund.method = 'STORE_CREDIT' THEN refund.amount_paise + refund.round_off_paise ELSE 0 END + refund.store_credit_paise)
        FROM refunds refund WHERE refund.payment_id = payment.id
      )), 0) AS refunded
      FROM payments payment JOIN orders ON orders.id = payment.order_id WHERE orders.user_id = account.user_id
    ) orders
    WHERE account.user_id = ANY (${userIds}::uuid[])
      AND (account.balance_paise <> ledger.sum OR ledger.used <> -orders.used OR ledger.refunded <> orders.refunded)`;
  expect(rows, 'store credit = its ledger = what orders used and got back').toEqual([]);
}

/** What a refund has given back. Its store credit stays when the provider refuses the rest. */
function refundedBy({ status, amountPaise, storeCreditPaise }: Refund): bigint {
  return (status === 'FAILED' ? 0n : amountPaise) + storeCreditPaise;
}

function sum<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0);
}
