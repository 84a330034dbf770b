import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import type { OrderStatus } from '../../platform/db/generated/client.ts';
import { UserError } from '../../platform/core/errors/userError.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { adjustStock } from '../../shop/stock/adjustStock.ts';
import { recordPick, startPicking, finishPicking } from './picking/picking.ts';
import { closeCashShift } from '../../shop/cash/shifts/cashShifts.ts';
import { expectBalances } from '../../testing/expectBalances.ts';
import { expectBooks } from '../../testing/expectBooks.ts';
import { expectReports } from '../../testing/expectReports.ts';
import { makeAddress, makeProducts, makeShopper, makeStoreCredit, newId } from '../../testing/fixtures.ts';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';
import { deliverPaymentEvent, payLate, decideOrderPayment, sendRefunds } from '../../testing/sandboxPaymentFixtures.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { abandonPayment } from '../../shop/payments/expirePayment.ts';
import { updateOrderState } from './updateOrderState.ts';
import { cancelOrder } from '../../shop/payments/cancelOrder.ts';
import { reconcilePayments } from '../../shop/payments/reconcilePayments.ts';
import { outstandingRefunds, REFUNDS_WITH_LINES, retryRefunds } from '../../shop/refunds/outstandingRefunds.ts';
import { refundLines } from '../../shop/refunds/refundPieces.ts';
import { settleRefund } from '../../shop/refunds/settleRefund.ts';

/** A run takes a third of a second. `BALANCE_RUNS` of other seeds cover more cases. */
const { BALANCE_RUNS } = process.env;
const RUNS = BALANCE_RUNS === undefined ? { numRuns: 12, seed: 20_261_122 } : { numRuns: Number(BALANCE_RUNS) };
const PRODUCTS = 3;
const SHOPPERS = 2;
const INITIAL = 6;
/** Whole rupees, and paise that cash rounds up and down. */
const PRICES = [10_000, 8_550, 3_333, 1_049] as const;
/** Less than most orders cost, and no multiple of a price. */
const INITIAL_CREDIT = 25_050;
const WAY: readonly OrderStatus[] = ['CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'];

/** The shop of one run: its users, its products and the orders so far. */
interface Shop {
  /** Of every piece, in paise. */
  price: number;
  admin: Viewer;
  picker: Viewer;
  shoppers: { viewer: Viewer; addressId: string }[];
  productIds: string[];
  orders: { orderId: string; viewer: Viewer }[];
  restocked: number[];
}

async function openShop(price: number): Promise<Shop> {
  const shoppers = await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      const viewer = await makeShopper();
      await makeStoreCredit(viewer, INITIAL_CREDIT);
      return { viewer, addressId: await makeAddress(viewer) };
    }),
  );
  const productIds = (await makeProducts(PRODUCTS, { stock: INITIAL, gstPercent: 18, mrpPaise: price })).toSorted();
  const admin = await makeShopper({ role: 'ADMIN' });
  const picker = await makeShopper({ role: 'PICKER' });
  return { price, admin, picker, shoppers, productIds, orders: [], restocked: productIds.map(() => 0) };
}

type Action = (shop: Shop) => Promise<unknown>;
type Ordered = Shop['orders'][number];

/** Places an order, with or without an online payment; the stock may be insufficient. */
const place = fc
  .record({
    who: fc.nat(SHOPPERS - 1),
    quantities: fc.array(fc.nat(3), { minLength: PRODUCTS, maxLength: PRODUCTS }),
    paymentMethod: fc.constantFrom('ONLINE', 'CASH_ON_DELIVERY'),
    isPaid: fc.boolean(),
    /** The share of the store credit that is used, and of the total that it pays at most, in quarters. */
    credit: fc.nat(4),
  })
  .map(({ who, quantities, paymentMethod, isPaid, credit }): Action => async (shop) => {
    const shopper = shop.shoppers[who];
    if (!shopper) return;
    const { viewer, addressId } = shopper;
    await db.cartLine.deleteMany({ where: { userId: viewer.userId } });
    const lines = shop.productIds.map((productId, index) => ({ productId, quantity: quantities[index] ?? 0 }));
    const data = lines
      .filter(({ quantity }) => quantity > 0)
      .map((line) => ({ ...line, userId: viewer.userId, seenPricePaise: shop.price }));
    await db.cartLine.createMany({ data });
    const expectedTotal = shop.price * data.reduce((sum, { quantity }) => sum + quantity, 0);
    const account = await db.storeCreditAccount.findUnique({ where: { userId: viewer.userId } });
    const storeCredit = Math.floor((Math.min(Number(account?.balancePaise ?? 0), expectedTotal) * credit) / 4);
    const request = { addressId, expectedTotal, idempotencyKey: newId(), paymentMethod, storeCredit } as const;
    const { orderId } = await placeOrderFixture(viewer, request);
    shop.orders.push({ orderId, viewer });
    if (isPaid && paymentMethod === 'ONLINE') await decideOrderPayment(orderId, 'approve');
  });

/** An action on one of the orders so far. */
const withOrder = (action: (order: Ordered, shop: Shop) => Promise<unknown>) => fc.nat().map(ofOrder(action));

const ofOrder =
  (action: (order: Ordered, shop: Shop) => Promise<unknown>) =>
  (seed: number): Action =>
  async (shop) => {
    const order = shop.orders[seed % Math.max(1, shop.orders.length)];
    if (order) await action(order, shop);
  };

/** Starts or continues picking: some pieces are picked, some missing, some neither. With `isFinished` the order is packed then. */
const pack = fc
  .record({
    seed: fc.nat(),
    picks: fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { minLength: PRODUCTS, maxLength: PRODUCTS }),
    isFinished: fc.boolean(),
  })
  .map(({ seed, picks, isFinished }) =>
    ofOrder(async (order, shop) => {
      await recordPicks(order, shop, picks);
      if (isFinished) await packRest(order, shop);
    })(seed),
  );

async function recordPicks(
  { orderId }: Ordered,
  { picker }: Shop,
  picks: readonly (readonly [missing: number, picked: number])[],
): Promise<void> {
  const services = paymentServices();
  await startPicking(picker, { orderId, takeOver: false }, services);
  const lines = await db.orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' } });
  for (const [index, { id: orderLineId, quantity }] of lines.entries()) {
    const [missing, picked] = picks[index] ?? [0, 0];
    const missingQuantity = Math.min(missing, quantity);
    const pickedQuantity = Math.min(picked, quantity - missingQuantity);
    await recordPick(picker, { orderLineId, missingQuantity, pickedQuantity }, services);
  }
}

async function packRest({ orderId }: Ordered, { picker }: Shop): Promise<void> {
  const lines = await db.orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' } });
  for (const { id: orderLineId, quantity, missingQuantity } of lines) {
    const picks = { orderLineId, missingQuantity, pickedQuantity: quantity - missingQuantity };
    await recordPick(picker, picks, paymentServices());
  }
  await finishPicking(picker, { orderId }, paymentServices());
}

/** Refunds a delivered piece in any way. */
const payBack = fc
  .record({
    seed: fc.nat(),
    line: fc.nat(PRODUCTS - 1),
    restockType: fc.constantFrom('RETURN', 'DISCARD', 'NO_RESTOCK'),
    method: fc.constantFrom('ORIGINAL_PAYMENT', 'CASH', 'STORE_CREDIT'),
  })
  .map(({ seed, line: index, restockType, method }) =>
    ofOrder(async ({ orderId }, { admin }) => {
      const lines = await db.orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' } });
      const orderLineId = lines[index % lines.length]?.id ?? '';
      const piece = { orderLineId, quantity: 1, reason: 'DAMAGED', restockType } as const;
      await refundLines(admin, { orderId, lines: [piece], method, note: null }, paymentServices());
    })(seed),
  );

/** The admin hands in an amount of cash; later cash is in another shift. */
const handIn =
  (countedPaise: number): Action =>
  async ({ admin }) => {
    const shift = await db.cashShift.findFirst({ where: { holderId: admin.userId, closedAt: null } });
    if (shift) await closeCashShift(admin, { shiftId: shift.id, countedPaise }, paymentServices());
  };

const onlineAlone = (action: (order: Ordered) => Promise<unknown>) =>
  withOrder(async (order) => {
    const payment = await db.payment.findUniqueOrThrow({ where: { orderId: order.orderId } });
    if (payment.providerSessionId !== null) await action(order);
  });

const later = (minutes: number) => ({ ...paymentServices(), now: new Date(Date.now() + minutes * 60_000) });

const actions = fc.oneof(
  { weight: 4, arbitrary: place },
  { weight: 3, arbitrary: onlineAlone(({ orderId }) => decideOrderPayment(orderId, 'approve')) },
  { weight: 1, arbitrary: onlineAlone(({ orderId }) => decideOrderPayment(orderId, 'decline')) },
  { weight: 1, arbitrary: onlineAlone(({ orderId }) => payLate(orderId)) },
  { weight: 1, arbitrary: onlineAlone(({ orderId }) => deliverPaymentEvent(orderId)) },
  {
    weight: 2,
    arbitrary: withOrder(({ orderId, viewer }) => cancelOrder(viewer, { orderId, reason: null }, paymentServices())),
  },
  { weight: 1, arbitrary: withOrder(({ orderId, viewer }) => abandonPayment(viewer, orderId, paymentServices())) },
  { weight: 3, arbitrary: withOrder(moveOn) },
  {
    weight: 1,
    arbitrary: withOrder(({ orderId }, { admin }) =>
      updateOrderState(admin, { orderId, to: 'CANCELLED', note: null }, paymentServices()),
    ),
  },
  { weight: 3, arbitrary: payBack },
  { weight: 1, arbitrary: fc.nat(30_000).map(handIn) },
  { weight: 6, arbitrary: pack },
  {
    weight: 1,
    arbitrary: fc.nat(PRODUCTS - 1).map(
      (index): Action =>
        (shop) =>
          restock(shop, index),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(2, 31).map(
      (minutes): Action =>
        () =>
          reconcilePayments(later(minutes)),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Action>(sendRefunds) },
  { weight: 2, arbitrary: withOrder(refuse) },
  { weight: 1, arbitrary: withOrder(({ orderId }, { admin }) => retryRefunds(admin, orderId, paymentServices())) },
);

const sequences = fc.array(actions, { minLength: 4, maxLength: 16 });

/** To the next state, or through all states to DELIVERED. */
async function moveOn({ orderId }: Ordered, { admin }: Shop): Promise<void> {
  for (const to of WAY)
    await unlessRefused(() => updateOrderState(admin, { orderId, to, note: null }, paymentServices()));
}

/** The provider rejects the pending refunds of an order. */
async function refuse({ orderId }: Ordered): Promise<void> {
  const waiting = await db.refund.findMany({ where: { payment: { orderId }, status: 'PENDING' } });
  for (const { id: refundId } of waiting) {
    const refusal = { refundId, providerRefundId: null, status: 'FAILED', failure: 'The account is closed' } as const;
    await db.$transaction((tx) => settleRefund(tx, refusal, paymentServices()));
  }
}

/** Retries all rejected refunds until none is outstanding. */
async function payWhatIsOwed({ admin, orders }: Shop): Promise<void> {
  for (const { orderId } of orders) {
    await unlessRefused(() => retryRefunds(admin, orderId, paymentServices()));
    const { status, payment } = await db.order.findUniqueOrThrow({
      where: { id: orderId },
      select: { status: true, payment: { include: { refunds: REFUNDS_WITH_LINES } } },
    });
    expect(payment && outstandingRefunds(status, payment), 'no refund is outstanding').toEqual([]);
  }
}

async function restock(shop: Shop, index: number): Promise<void> {
  const productId = shop.productIds[index] ?? '';
  await db.$transaction((tx) => adjustStock(tx, { reason: 'MANUAL', actorId: null }, [{ productId, delta: 2 }]));
  shop.restocked[index] = (shop.restocked[index] ?? 0) + 2;
}

/** A refused action changes nothing; the balances verify it. */
async function unlessRefused(action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
}

async function expectAll({ price, shoppers, productIds, restocked }: Shop): Promise<void> {
  const userIds = shoppers.map(({ viewer }) => viewer.userId);
  const supplied = new Map(productIds.map((id, index) => [id, INITIAL + (restocked[index] ?? 0)]));
  await expectBalances({ userIds, supplied, price });
  await expectBooks(userIds);
}

describe('the balances', () => {
  it('hold after any sequence of orders, payments, picking, cancellations, refunds, cash handed in and restocking', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PRICES), place, sequences, async (price, first, sequence) => {
        const shop = await openShop(price);
        for (const action of [first, ...sequence]) await unlessRefused(() => action(shop));
        await payWhatIsOwed(shop);
        await sendRefunds();
        await expectAll(shop);
      }),
      RUNS,
    );
    await expectReports(await makeShopper({ role: 'ADMIN' }));
  });
});
