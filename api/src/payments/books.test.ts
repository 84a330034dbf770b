import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import type { OrderStatus } from '../db/generated/client.ts';
import { UserError } from '../graphql/userError.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { moveStock } from '../catalogue/moveStock.ts';
import { HOLDING } from '../orders/orderStates.ts';
import { markLine } from '../orders/work/markLine.ts';
import { startPicking } from '../orders/work/startPicking.ts';
import { makeAddress, makeProducts, makeShopper, newId } from '../testing/fixtures.ts';
import { orderCart } from '../testing/orderCart.ts';
import { deliverNews, payLate, playPayment, sendRefunds } from '../testing/playPayment.ts';
import { testMeans } from '../testing/testPayments.ts';
import { abandonPayment } from './abandonPayment.ts';
import { advanceOrder } from './advanceOrder.ts';
import { cancelOrder } from './cancelOrder.ts';
import { reconcilePayments } from './reconcilePayments.ts';
import { finishPicking } from './finishPicking.ts';
import { owedRefunds, REFUNDS_FOR_OWED } from './owedRefunds.ts';
import { refundLines } from './refundLines.ts';
import { refundRest } from './refundRest.ts';
import { settleRefund } from './settleRefund.ts';

/** Each takes a third of a second; some hundreds, without the seed, look into more corners. */
const RUNS = 12;
const PRODUCTS = 3;
const SHOPPERS = 2;
const INITIAL = 6;
const PRICE = 10_000;
const PACKED: readonly OrderStatus[] = ['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'];
const WAY: readonly OrderStatus[] = ['CONFIRMED', 'PICKING', ...PACKED];

/** A small shop of its own for each run: its people, its products, and the orders so far. */
interface Shop {
  admin: Viewer;
  picker: Viewer;
  shoppers: { viewer: Viewer; addressId: string }[];
  productIds: string[];
  orders: { orderId: string; viewer: Viewer }[];
  restocked: number[];
}

async function openShop(): Promise<Shop> {
  const shoppers = await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      const viewer = await makeShopper();
      return { viewer, addressId: await makeAddress(viewer) };
    }),
  );
  const productIds = (await makeProducts(PRODUCTS, { stock: INITIAL })).toSorted();
  const admin = await makeShopper({ role: 'ADMIN' });
  const picker = await makeShopper({ role: 'PICKER' });
  return { admin, picker, shoppers, productIds, orders: [], restocked: productIds.map(() => 0) };
}

type Deed = (shop: Shop) => Promise<unknown>;
type Ordered = Shop['orders'][number];

/** Places an order of some of each product, and perhaps pays online at once; or is refused for want of stock. */
const place = fc
  .record({
    who: fc.nat(SHOPPERS - 1),
    quantities: fc.array(fc.nat(3), { minLength: PRODUCTS, maxLength: PRODUCTS }),
    paymentMethod: fc.constantFrom('ONLINE', 'CASH_ON_DELIVERY'),
    isPaid: fc.boolean(),
  })
  .map(({ who, quantities, paymentMethod, isPaid }): Deed => async (shop) => {
    const shopper = shop.shoppers[who];
    if (!shopper) return;
    const { viewer, addressId } = shopper;
    await db.cartLine.deleteMany({ where: { userId: viewer.userId } });
    const lines = shop.productIds.map((productId, index) => ({ productId, quantity: quantities[index] ?? 0 }));
    const data = lines
      .filter(({ quantity }) => quantity > 0)
      .map((line) => ({ ...line, userId: viewer.userId, seenPricePaise: PRICE }));
    await db.cartLine.createMany({ data });
    const expectedTotal = PRICE * data.reduce((sum, { quantity }) => sum + quantity, 0);
    const wanted = { addressId, expectedTotal, idempotencyKey: newId(), paymentMethod } as const;
    const { orderId } = await orderCart(viewer, wanted);
    shop.orders.push({ orderId, viewer });
    if (isPaid && paymentMethod === 'ONLINE') await playPayment(orderId, 'approve');
  });

/** Does something with one of the orders so far. */
const withOrder = (deed: (order: Ordered, shop: Shop) => Promise<unknown>) => fc.nat().map(ofOrder(deed));

const ofOrder =
  (deed: (order: Ordered, shop: Shop) => Promise<unknown>) =>
  (seed: number): Deed =>
  async (shop) => {
    const order = shop.orders[seed % Math.max(1, shop.orders.length)];
    if (order) await deed(order, shop);
  };

/** Begins to pack an order, or goes on: some pieces in the bag, some missing, some neither; and then perhaps packs the rest. */
const pack = fc
  .record({
    seed: fc.nat(),
    marks: fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { minLength: PRODUCTS, maxLength: PRODUCTS }),
    isFinished: fc.boolean(),
  })
  .map(({ seed, marks, isFinished }) =>
    ofOrder(async (order, shop) => {
      await markLines(order, shop, marks);
      if (isFinished) await packRest(order, shop);
    })(seed),
  );

async function markLines(
  { orderId }: Ordered,
  { picker }: Shop,
  marks: readonly (readonly [short: number, picked: number])[],
): Promise<void> {
  const means = testMeans();
  await startPicking(picker, { orderId, takeOver: false }, means);
  const lines = await db.orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' } });
  for (const [index, { id: orderLineId, quantity }] of lines.entries()) {
    const [short, picked] = marks[index] ?? [0, 0];
    const shortQuantity = Math.min(short, quantity);
    const pickedQuantity = Math.min(picked, quantity - shortQuantity);
    await markLine(picker, { orderLineId, shortQuantity, pickedQuantity }, means);
  }
}

async function packRest({ orderId }: Ordered, { picker }: Shop): Promise<void> {
  const lines = await db.orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' } });
  for (const { id: orderLineId, quantity, shortQuantity } of lines) {
    const marks = { orderLineId, shortQuantity, pickedQuantity: quantity - shortQuantity };
    await markLine(picker, marks, testMeans());
  }
  await finishPicking(picker, { orderId }, testMeans());
}

const onlineAlone = (deed: (order: Ordered) => Promise<unknown>) =>
  withOrder(async (order) => {
    const payment = await db.payment.findUniqueOrThrow({ where: { orderId: order.orderId } });
    if (payment.providerSessionId !== null) await deed(order);
  });

const later = (minutes: number) => ({ ...testMeans(), now: new Date(Date.now() + minutes * 60_000) });

const deeds = fc.oneof(
  { weight: 4, arbitrary: place },
  { weight: 3, arbitrary: onlineAlone(({ orderId }) => playPayment(orderId, 'approve')) },
  { weight: 1, arbitrary: onlineAlone(({ orderId }) => playPayment(orderId, 'decline')) },
  { weight: 1, arbitrary: onlineAlone(({ orderId }) => payLate(orderId)) },
  { weight: 1, arbitrary: onlineAlone(({ orderId }) => deliverNews(orderId)) },
  {
    weight: 2,
    arbitrary: withOrder(({ orderId, viewer }) => cancelOrder(viewer, { orderId, reason: null }, testMeans())),
  },
  { weight: 1, arbitrary: withOrder(({ orderId, viewer }) => abandonPayment(viewer, orderId, testMeans())) },
  { weight: 3, arbitrary: withOrder(moveOn) },
  {
    weight: 1,
    arbitrary: withOrder(({ orderId }, { admin }) =>
      advanceOrder(admin, { orderId, to: 'CANCELLED', note: null }, testMeans()),
    ),
  },
  { weight: 2, arbitrary: withOrder(payBack) },
  { weight: 6, arbitrary: pack },
  {
    weight: 1,
    arbitrary: fc.nat(PRODUCTS - 1).map(
      (index): Deed =>
        (shop) =>
          restock(shop, index),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(2, 31).map(
      (minutes): Deed =>
        () =>
          reconcilePayments(later(minutes)),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Deed>(sendRefunds) },
  { weight: 2, arbitrary: withOrder(refuse) },
  { weight: 1, arbitrary: withOrder(({ orderId }, { admin }) => refundRest(admin, orderId, testMeans())) },
);

/** To the next state, or all the way to the door. */
async function moveOn({ orderId }: Ordered, { admin }: Shop): Promise<void> {
  for (const to of WAY) await unlessRefused(() => advanceOrder(admin, { orderId, to, note: null }, testMeans()));
}

async function payBack({ orderId }: Ordered, { admin }: Shop): Promise<void> {
  const line = await db.orderLine.findFirstOrThrow({ where: { orderId }, orderBy: { id: 'asc' } });
  const lines = [{ orderLineId: line.id, quantity: 1 }];
  await refundLines(admin, { orderId, lines, note: null }, testMeans());
}

/** The provider refuses what it has been asked for of an order and has not sent yet. */
async function refuse({ orderId }: Ordered): Promise<void> {
  const waiting = await db.refund.findMany({ where: { payment: { orderId }, status: 'PENDING' } });
  for (const { id: refundId } of waiting) {
    const refusal = { refundId, providerRefundId: null, status: 'FAILED', failure: 'The account is closed' } as const;
    await db.$transaction((tx) => settleRefund(tx, refusal, testMeans()));
  }
}

/** Asks again for all that was refused, until nothing is owed. */
async function payWhatIsOwed({ admin, orders }: Shop): Promise<void> {
  for (const { orderId } of orders) {
    await unlessRefused(() => refundRest(admin, orderId, testMeans()));
    const { status, payment } = await db.order.findUniqueOrThrow({
      where: { id: orderId },
      select: { status: true, payment: { include: { refunds: REFUNDS_FOR_OWED } } },
    });
    expect(payment && owedRefunds(status, payment), 'nothing is owed twice').toEqual([]);
  }
}

async function restock(shop: Shop, index: number): Promise<void> {
  const productId = shop.productIds[index] ?? '';
  await db.$transaction((tx) => moveStock(tx, { reason: 'MANUAL', actorId: null }, [{ productId, delta: 2 }]));
  shop.restocked[index] = (shop.restocked[index] ?? 0) + 2;
}

/** Whoever is refused has changed nothing; the books say whether that is true. */
async function unlessRefused(deed: () => Promise<unknown>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
}

function sum<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0);
}

async function expectBalance({ productIds, shoppers, restocked }: Shop): Promise<void> {
  const userIds = shoppers.map(({ viewer }) => viewer.userId);
  const orders = await db.order.findMany({
    where: { userId: { in: userIds } },
    include: { lines: true, payment: { include: { refunds: true } } },
  });
  for (const [index, productId] of productIds.entries()) {
    const { stock } = await db.product.findUniqueOrThrow({ where: { id: productId } });
    const { _sum } = await db.stockMovement.aggregate({ where: { productId }, _sum: { delta: true } });
    const out = orders
      .flatMap(({ status, lines }) => {
        const isOut = HOLDING.includes(status) || lines.some(({ refundedQuantity }) => refundedQuantity > 0);
        return lines.map((line) => ({ ...line, isOut }));
      })
      .filter((line) => line.productId === productId)
      .reduce((sum, { isOut, quantity, shortQuantity }) => sum + (isOut ? quantity : shortQuantity), 0);
    expect(stock + out, 'stock + held + sold + missing').toBe(INITIAL + (restocked[index] ?? 0));
    expect(stock, 'stock and ledger').toBe(_sum.delta);
  }
  const publicIds = orders.flatMap(({ payment }) => payment?.providerSessionId ?? []);
  const received = await db.testPayment.findMany({ where: { id: { in: publicIds }, status: 'PAID' } });
  const moneyIn = received.reduce((sum, { amountPaise, refundedPaise }) => sum + amountPaise - refundedPaise, 0n);
  const owed = orders
    .filter(
      ({ status, paymentMethod }) =>
        paymentMethod === 'ONLINE' && HOLDING.includes(status) && status !== 'PENDING_PAYMENT',
    )
    .reduce((sum, { grandTotalPaise, payment }) => sum + grandTotalPaise - (payment?.refundedPaise ?? 0n), 0n);
  expect(moneyIn, 'money in = order totals − refunds').toBe(owed);
  for (const { status, payment, lines, grandTotalPaise } of orders) {
    expect(payment, 'every order has a payment').not.toBeNull();
    if (PACKED.includes(status)) {
      const [pieces, missing] = [sum(lines, 'quantity'), sum(lines, 'shortQuantity')];
      expect(sum(lines, 'pickedQuantity') + missing, 'every piece is packed or missing').toBe(pieces);
      const short = payment?.refunds.filter(({ reason, status }) => reason === 'SHORT' && status !== 'FAILED') ?? [];
      const charged = short.reduce((rest, { amountPaise }) => rest - amountPaise, payment?.amountPaise ?? 0n);
      expect(charged, 'what is missing is not charged').toBe(grandTotalPaise - BigInt(missing * PRICE));
    }
    if (payment?.method === 'ONLINE' && payment.paidAt && payment.refundedPaise < payment.amountPaise) {
      expect(HOLDING, 'money that was kept has an order').toContain(status);
    }
    const refunds = payment?.refunds.filter((refund) => refund.status !== 'FAILED') ?? [];
    const refunded = refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0n);
    expect(refunded, 'refunds add up').toBe(payment?.refundedPaise);
    const back = refunds.filter(({ reason }) => reason === 'RETURNED');
    const returned = back.reduce((sum, { amountPaise }) => sum + amountPaise, 0n);
    expect(returned, 'what came back is paid back').toBe(BigInt(sum(lines, 'refundedQuantity') * PRICE));
  }
}

describe('the books', () => {
  it('balance after any sequence of orders, payments, packing, cancellations, refunds and restocking', async () => {
    await fc.assert(
      fc.asyncProperty(place, fc.array(deeds, { minLength: 4, maxLength: 16 }), async (first, sequence) => {
        const shop = await openShop();
        for (const deed of [first, ...sequence]) await unlessRefused(() => deed(shop));
        await payWhatIsOwed(shop);
        await sendRefunds();
        await expectBalance(shop);
      }),
      { numRuns: RUNS, seed: 20_261_122 },
    );
  });
});
