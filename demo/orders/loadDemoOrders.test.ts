import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@kirana/shared/durations.ts';
import { updateOrderState } from '../../api/src/backoffice/fulfillment/updateOrderState.ts';
import { countSales } from '../../api/src/backoffice/overview/overviewFigures.ts';
import { reportRange } from '../../api/src/backoffice/reports/reportRange.ts';
import { ensureAccounts } from '../../api/src/backoffice/staff/ensureAccounts.ts';
import { readConfig } from '../../api/src/platform/config/config.ts';
import { encodeId } from '../../api/src/platform/core/publicId.ts';
import { addDays, shopDay } from '../../api/src/platform/core/shopCalendar.ts';
import { db } from '../../api/src/platform/db/client.ts';
import { searchProducts } from '../../api/src/shop/search/searchProducts.ts';
import { expectBooks } from '../../api/src/testing/expectBooks.ts';
import { makeShopper } from '../../api/src/testing/fixtures.ts';
import { executeGraphql } from '../../api/src/testing/graphql/executeGraphql.ts';
import { paymentServices } from '../../api/src/testing/paymentFixtures.ts';
import { openDemoShop } from '../../api/src/testing/postgres/testDatabase.ts';
import { tableDigests } from '../../api/src/testing/postgres/tableDigests.ts';
import { loadDemoOrders } from './loadDemoOrders.ts';

const config = readConfig({});

let shopperId: string;

beforeAll(async () => {
  await openDemoShop();
  await ensureAccounts({ admin: null, demo: true });
  await loadDemoOrders(config);
  shopperId = (await db.user.findUniqueOrThrow({ where: { email: 'shopper@kirana.example' } })).id;
});

describe('the orders of the demo', () => {
  it('give its shopper an address, a history of three months, favourites and an order that is being packed', async () => {
    const orders = await db.order.findMany({
      where: { userId: shopperId },
      orderBy: { id: 'desc' },
      include: { lines: true },
    });
    expect(orders.map(({ status }) => status)).toEqual(['PICKING', ...Array.from({ length: 14 }, () => 'DELIVERED')]);
    expect(orders.every(({ lines }) => lines.length > 1)).toBe(true);
    const ages = orders.map(({ createdAt }) => Date.now() - createdAt.getTime());
    expect(ages).toEqual(ages.toSorted((one, other) => one - other));
    expect(ages.at(0)).toBeLessThan(60 * MINUTE_MS);
    expect(ages.at(-1)).toBeGreaterThan(80 * DAY_MS);
    expect(await db.address.count({ where: { userId: shopperId } })).toBe(1);
    expect(await db.favourite.count({ where: { userId: shopperId } })).toBe(6);
  });

  it('are otherwise of deleted accounts, without a name', async () => {
    const others = await db.order.findMany({ where: { userId: { not: shopperId } }, include: { user: true } });
    expect(others.length).toBeGreaterThan(500);
    for (const { recipientName, addressLine, mobile, user } of others) {
      expect([recipientName, addressLine, mobile, user.name, user.status]).toEqual([
        ...['Deleted', 'Deleted', 'Deleted', 'Deleted'],
        'INACTIVE',
      ]);
    }
  });

  it('agree with the books, the ledger of stock and the sales figures', async () => {
    const users = await db.user.findMany({ select: { id: true } });
    await expectBooks(users.map(({ id }) => id));
    const wrong = await db.$queryRaw`
      SELECT products.sku FROM products LEFT JOIN stock_movements movement ON movement.product_id = products.id
      GROUP BY products.id HAVING stock <> coalesce(sum(delta), 0)`;
    expect(wrong).toEqual([]);
    const viewer = await makeShopper({ role: 'ADMIN' });
    const today = shopDay(new Date());
    const { total } = await countSales(viewer, reportRange({ from: addDays(today, -100), to: today }));
    const delivered = await db.order.aggregate({
      where: { status: 'DELIVERED' },
      _count: true,
      _sum: { grandTotalPaise: true },
    });
    expect(total).toMatchObject({
      orderCount: delivered._count,
      netSales: Number(delivered._sum.grandTotalPaise),
    });
  });

  it('say what is popular: listings, searches and what is bought together', async () => {
    expect(await db.productPopularity.count()).toBeGreaterThan(300);
    const { id } = await db.subCategory.findFirstOrThrow({ where: { name: 'Milk' } });
    const { data } = await executeGraphql(
      'query ($filter: ProductFilter) { products(first: 3, filter: $filter, sort: POPULARITY) { edges { node { name } } } }',
      { filter: { subCategoryIds: [encodeId('SubCategory', id)], inStock: true } },
    );
    const [first] = await db.product.findMany({
      where: { subCategories: { some: { subCategoryId: id } }, stock: { gt: 0 }, popularity: { isNot: null } },
      orderBy: [{ popularity: { score: 'desc' } }, { popularity: { orderCount: 'desc' } }, { id: 'desc' }],
      take: 1,
    });
    expect(data.products.edges[0].node.name).toBe(first?.name);
    const { hits } = await searchProducts('milk', { first: 1 });
    expect(await db.product.findUnique({ where: { id: hits[0]?.id ?? '' } })).toMatchObject({
      name: expect.stringMatching(/ Milk$/),
    });
    expect(await db.relatedProduct.count()).toBeGreaterThan(20);
  });

  it('are loaded once, and not into a shop that has an order', async () => {
    const before = await tableDigests();
    await loadDemoOrders(config);
    expect(await tableDigests()).toEqual(before);
  });

  it('include one that staff can pack and deliver', async () => {
    const { id: orderId } = await db.order.findFirstOrThrow({ where: { status: 'PICKING' } });
    const admin = await makeShopper({ role: 'ADMIN' });
    for (const to of ['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
      await updateOrderState(admin, { orderId, to, note: null }, paymentServices());
    expect(await db.order.findUnique({ where: { id: orderId } })).toMatchObject({ status: 'DELIVERED' });
    await expectBooks([shopperId]);
  });
});
