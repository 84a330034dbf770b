import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ForbiddenError } from '../../platform/core/errors/statusErrors.ts';
import { db } from '../../platform/db/client.ts';
import { emptyTables } from '../../testing/emptyTables.ts';
import { countStatements } from '../../testing/postgres/countStatements.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { makeProduct, makeShopper, makeStaff } from '../../testing/fixtures.ts';
import { unexpectedErrors } from '../../testing/graphql/unexpectedErrors.ts';
import { addDays, shopDay, dateRangeUntil } from '../../platform/core/shopCalendar.ts';
import { issueInvoice } from '../../shop/invoices/issueInvoice.ts';
import { refundLines } from '../../shop/refunds/refundPieces.ts';
import { makeOrder } from '../../testing/orderFixtures.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';
import { standAtNoon } from '../../testing/standAtNoon.ts';
import { countCash, countSales, findTopProducts } from './overviewFigures.ts';
import { findZeroResultSearches } from '../search/analytics/searchAnalytics.ts';

const OVERVIEW = `query ($days: Int) { overview(days: $days) {
  days { day date orderCount revenue } orderCount revenue grossSales returns tax cashCollected cashRefunded previousOrderCount previousRevenue
  topProducts { product { id name categories { id } } name quantity revenue }
  zeroResultSearches { query count }
  productCount hiddenCount lowStockCount outOfStockCount } }`;
const FORBIDDEN = { extensions: { code: 'FORBIDDEN' } };
/** 01:30 on the 10th in India. */
const now = new Date('2026-03-09T20:00:00Z');

let admin: Viewer;
let staff: Viewer;
let shopper: Viewer;
let milk: string;

interface Bought {
  productId: string;
  quantity?: number;
  name?: string;
}

/** Creates an order that leaves the shop at a time, at ₹100 per piece with 18 % GST. Returns its id. */
async function order(soldAt: string | Date, lines: Bought[] = [{ productId: milk }], tipPaise = 0): Promise<string> {
  const quantity = lines.reduce((sum, line) => sum + (line.quantity ?? 1), 0);
  const total = 10_000 * quantity;
  const { id } = await db.order.create({
    data: {
      userId: shopper.userId,
      status: 'DELIVERED',
      paymentMethod: 'CASH_ON_DELIVERY',
      mrpTotalPaise: total,
      itemsTotalPaise: total,
      tipPaise,
      grandTotalPaise: total + tipPaise,
      quantity,
      recipientName: 'Asha',
      addressLine: '12 Park Street',
      city: 'Kolkata',
      state: 'West Bengal',
      country: 'India',
      pincode: '700016',
      mobile: '9800000000',
      createdAt: soldAt,
      payment: {
        create: { ...{ method: 'CASH_ON_DELIVERY', status: 'PAID', amountPaise: total + tipPaise, paidAt: soldAt } },
      },
      lines: {
        create: lines.map(({ productId, quantity: pieces = 1, name = 'Milk' }) => ({
          productId,
          name,
          unit: '1 l',
          quantity: pieces,
          mrpPaise: 10_000,
          discountPercent: 0,
          pricePaise: 10_000,
          totalPaise: 10_000 * pieces,
          gstPercent: 18,
        })),
      },
    },
  });
  const terms = { seller: TEST_TERMS.seller, prefixes: TEST_TERMS.numbers, feeGstPercent: 18, now: new Date(soldAt) };
  await db.$transaction((tx) => issueInvoice(tx, id, terms));
  return id;
}

/** Refunds a piece of each line of an order at a time. */
async function refund(orderId: string, at: string): Promise<void> {
  const lines = await db.orderLine.findMany({ where: { orderId } });
  const pieces = lines.map(({ id: orderLineId }) => ({ orderLineId, quantity: 1 }));
  await refundLines(staff, { orderId, lines: pieces, note: null }, { ...paymentServices(), now: new Date(at) });
}

const sold = (orderCount: number, netSales = 10_000 * orderCount, returns = 0) => ({
  ...{ orderCount, netSales, returns, grossSales: netSales + returns },
  tax: expect.any(Number) as number,
});

beforeAll(async () => {
  admin = await makeStaff('REPORTS');
  staff = await makeShopper({ role: 'ADMIN' });
  shopper = await makeShopper();
  milk = (await makeProduct()).id;
});

beforeEach(async () => {
  await emptyTables('orders');
  await db.search.deleteMany();
});

describe('the sales of a range', () => {
  it("are counted by days of the shop's calendar, including days without orders", async () => {
    await order('2026-03-09T18:30:00.000Z');
    await order('2026-03-09T18:29:59.999Z');
    await order('2026-03-07T18:30:00.000Z');
    const { days, total } = await countSales(admin, dateRangeUntil(now, 4));
    expect(days).toEqual([
      { date: '2026-03-07', ...sold(0) },
      { date: '2026-03-08', ...sold(1) },
      { date: '2026-03-09', ...sold(1) },
      { date: '2026-03-10', ...sold(1) },
    ]);
    expect(total).toEqual(sold(3));
    expect(total.tax).toBe(3 * 1525);
  });

  it('are compared with the same number of days before', async () => {
    for (const day of ['03-10', '03-09', '03-08', '03-07', '03-06']) await order(`2026-${day}T12:00:00Z`);
    const { total, previous } = await countSales(admin, dateRangeUntil(now, 2));
    expect([total.orderCount, previous.orderCount]).toEqual([2, 2]);
  });

  it('do not contain tips, nor what has not left the shop', async () => {
    await order(now, [{ productId: milk }], 3000);
    await makeOrder([4]);
    expect((await countSales(admin, dateRangeUntil(now, 1))).total).toEqual(sold(1));
  });

  it('lose refunds on the day of the refund, with their tax', async () => {
    const orderId = await order('2026-03-08T12:00:00Z', [{ productId: milk, quantity: 3 }]);
    await refund(orderId, '2026-03-09T12:00:00Z');
    const { days, total } = await countSales(admin, dateRangeUntil(now, 3));
    expect(days).toMatchObject([sold(1, 30_000), sold(0, -10_000, 10_000), sold(0)]);
    expect([total.netSales, total.tax]).toEqual([20_000, 3051]);
  });
});

describe('the cash of a range', () => {
  it('is what was collected and what was handed back', async () => {
    await order('2026-03-01T12:00:00Z');
    const orderId = await order('2026-03-08T12:00:00Z', [{ productId: milk, quantity: 3 }], 2000);
    await refund(orderId, '2026-03-09T12:00:00Z');
    expect(await countCash(admin, dateRangeUntil(now, 4))).toEqual({
      collected: 32_000,
      refunded: 10_000,
      roundOff: 0,
    });
  });
});

describe('the top products', () => {
  it('are ordered by pieces and have the name of the last order', async () => {
    const [few, many] = [(await makeProduct()).id, (await makeProduct()).id];
    await order('2026-02-01T12:00:00Z', [{ productId: few, quantity: 9 }]);
    const torn = await order('2026-03-08T12:00:00Z', [{ productId: few }]);
    await refund(torn, '2026-03-08T13:00:00Z');
    await order('2026-03-08T12:00:00Z', [{ productId: many, quantity: 3, name: 'Milk' }]);
    await order('2026-03-09T12:00:00Z', [
      { productId: many, quantity: 2, name: 'Fresh milk' },
      { productId: few, quantity: 4, name: 'Curd' },
    ]);
    expect(await findTopProducts(admin, dateRangeUntil(now, 7))).toEqual([
      { productId: many, name: 'Fresh milk', quantity: 5, revenuePaise: 50_000 },
      { productId: few, name: 'Curd', quantity: 4, revenuePaise: 40_000 },
    ]);
  });

  it('are at most ten', async () => {
    for (let count = 0; count < 12; count += 1) await order(now, [{ productId: (await makeProduct()).id }]);
    expect(await findTopProducts(admin, dateRangeUntil(now, 1))).toHaveLength(10);
  });
});

describe('the searches without results', () => {
  const miss = (query: string, count: number, day = shopDay(now)) =>
    db.search.create({ data: { query, searchCount: count, zeroResultCount: count, day: new Date(day) } });
  const found = async (days = 7) =>
    (await findZeroResultSearches(admin, dateRangeUntil(now, days))).map(({ query, count }) => `${query} ${count}`);

  it('are added up over the days of the range', async () => {
    await miss('quinoa', 2);
    await miss('quinoa', 3, addDays(shopDay(now), -6));
    await miss('quinoa', 9, addDays(shopDay(now), -7));
    await miss('tofu', 4, addDays(shopDay(now), -1));
    expect(await found()).toEqual(['quinoa 5', 'tofu 4']);
  });

  it('leave out prefixes of longer searches', async () => {
    for (const [query, count] of Object.entries({ qui: 3, quin: 2, quinoa: 3, 'quinoa flour': 1 })) {
      await miss(query, count);
    }
    expect(await found()).toEqual(['quinoa 3', 'quinoa flour 1']);
  });

  it('are at most twenty', async () => {
    for (let count = 1; count <= 30; count += 1)
      await miss(`${String.fromCharCode(96 + (count % 26))}${count} x`, count);
    expect(await found()).toHaveLength(20);
  });
});

describe('the overview', () => {
  const today = '2024-03-11'; // a month without the orders of the tests above
  standAtNoon(today);

  it('answers an admin in at most seven statements', async () => {
    await db.product.updateMany({ data: { deletedAt: new Date() } });
    const [fresh, deleted] = [
      (await makeProduct({ name: 'Milk' })).id,
      (await makeProduct({ deletedAt: new Date() })).id,
    ];
    await makeProduct({ isPublished: false, stock: 5 });
    await makeProduct({ stock: 0 });
    await makeProduct({ stock: 7, lowStockThreshold: 7 });
    await order(new Date(), [{ productId: fresh, quantity: 2 }]);
    await order(new Date(), [{ productId: deleted }]);
    await db.search.createMany({
      data: [
        { query: 'quinoa', searchCount: 2, zeroResultCount: 1, day: new Date(today) },
        { query: 'milk', searchCount: 9, day: new Date(today) },
      ],
    });
    const { result, statements } = await countStatements(() => executeGraphql(OVERVIEW, {}, admin));
    expect(statements.length).toBeLessThanOrEqual(7);
    expect(result.errors).toEqual([]);
    const { days, ...rest } = result.data.overview;
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: today, date: today, orderCount: 2, revenue: 30_000 });
    expect(rest).toEqual({
      orderCount: 2,
      revenue: 30_000,
      grossSales: 30_000,
      returns: 0,
      tax: 4576,
      cashCollected: 30_000,
      cashRefunded: 0,
      previousOrderCount: 0,
      previousRevenue: 0,
      topProducts: [
        {
          product: { id: encodeId('Product', fresh), name: 'Milk', categories: [] },
          name: 'Milk',
          quantity: 2,
          revenue: 20_000,
        },
        { product: null, name: 'Milk', quantity: 1, revenue: 10_000 },
      ],
      zeroResultSearches: [{ query: 'quinoa', count: 1 }],
      productCount: 4,
      hiddenCount: 1,
      lowStockCount: 3,
      outOfStockCount: 1,
    });
  });

  it.each([1, 90])('covers %i days', async (days) => {
    const { data } = await executeGraphql(OVERVIEW, { days }, admin);
    expect(data.overview.days).toHaveLength(days);
  });

  it.each([0, -1, 91, 2 ** 31 - 1])('rejects %i days', async (days) => {
    const { errors } = await executeGraphql(OVERVIEW, { days }, admin);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('is for admins only, in the graph and in each rule', async () => {
    expect((await executeGraphql(OVERVIEW)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect((await executeGraphql(OVERVIEW, {}, shopper)).errors).toMatchObject([FORBIDDEN]);
    for (const rule of [countSales, findTopProducts, findZeroResultSearches]) {
      await expect(rule(shopper, dateRangeUntil(now, 1))).rejects.toThrow(ForbiddenError);
    }
    expect(unexpectedErrors).toEqual([]);
  });
});
