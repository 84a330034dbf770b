import { queryFromInfo } from '@pothos/plugin-prisma';
import { ProductRef } from '../../shop/catalogue/product.schema.ts';
import { PRODUCT_BASE } from '../../shop/catalogue/listedColumns.ts';
import { db } from '../../platform/db/client.ts';
import { replacedBy } from '../../platform/graphql/replacedBy.ts';
import { builder } from '../../platform/graphql/builder.ts';
import {
  DEFAULT_REPORT_DAYS,
  MAX_REPORT_DAYS,
  reportDaysShape,
  dateRangeUntil,
  type DateRange,
} from '../../platform/core/shopCalendar.ts';
import { requireViewer, type Viewer } from '../../platform/core/viewer.ts';
import {
  countCash,
  countProducts,
  countSales,
  type SalesReport,
  findTopProducts,
  type TopProduct,
} from './overviewFigures.ts';
import { findZeroResultSearches, type ZeroResultSearch } from '../search/analytics/searchAnalytics.ts';
import { DISPUTED_ORDERS } from '../../shop/payments/disputes/disputes.ts';

/** Loads on first use, and once. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => (loaded ??= load());
}

const overviewOf = (viewer: Viewer, range: DateRange) => ({
  ...{ viewer, range },
  sales: once(() => countSales(viewer, range)),
  cash: once(() => countCash(viewer, range)),
  products: once(() => countProducts(viewer)),
});

type Overview = ReturnType<typeof overviewOf>;

const OverviewDayRef = builder.objectRef<SalesReport['days'][number]>('OverviewDay').implement({
  description: 'The sales of a day.',
  fields: (t) => ({
    day: t.expose('date', { type: 'Date', description: 'The day.' }),
    date: t.exposeString('date', { description: 'The day.', deprecationReason: replacedBy('`day`') }),
    orderCount: t.exposeInt('orderCount', { description: 'The number of orders that left the shop.' }),
    revenue: t.expose('netSales', { type: 'Paise', description: 'The net sales.' }),
  }),
});

const TopProductRef = builder
  .objectRef<TopProduct & { product: typeof ProductRef.$inferType | null }>('TopProduct')
  .implement({
    description: 'A product with its sales.',
    fields: (t) => ({
      product: t.expose('product', { type: ProductRef, nullable: true, description: 'Null when it is deleted.' }),
      name: t.exposeString('name', { description: 'The name in the last order.' }),
      quantity: t.exposeInt('quantity', { description: 'The pieces sold, less those refunded in the range.' }),
      revenue: t.expose('revenuePaise', { type: 'Paise', description: 'Its net sales.' }),
    }),
  });

const ZeroResultSearchRef = builder.objectRef<ZeroResultSearch>('ZeroResultSearch').implement({
  description: 'A search without results.',
  fields: (t) => ({
    query: t.exposeString('query', { description: 'The text, in lower case.' }),
    count: t.exposeInt('count', { description: 'How often it was searched for.' }),
  }),
});

const OverviewRef = builder.objectRef<Overview>('Overview').implement({
  description:
    "The key figures of the shop for a range of days of the shop's calendar (Asia/Kolkata). An order counts on the day of its invoice, and a refund on the day of its credit note. Amounts contain the tax, and no tips.",
  fields: (t) => {
    const count = (description: string, resolve: (overview: Overview) => Promise<number>) =>
      t.int({ description, resolve });
    const paise = (description: string, resolve: (overview: Overview) => Promise<number>) =>
      t.field({ type: 'Paise', description, resolve });
    const total = (description: string, key: 'netSales' | 'grossSales' | 'returns' | 'tax') =>
      paise(description, async ({ sales }) => (await sales()).total[key]);
    return {
      days: t.field({
        type: [OverviewDayRef],
        description: 'Oldest first.',
        resolve: async ({ sales }) => (await sales()).days,
      }),
      orderCount: count(
        'The number of orders that left the shop.',
        async ({ sales }) => (await sales()).total.orderCount,
      ),
      revenue: total('The net sales: `grossSales` less `returns`.', 'netSales'),
      grossSales: total('What the invoices charged, fees included.', 'grossSales'),
      returns: total('What credit notes refunded.', 'returns'),
      tax: total('The tax that `revenue` contains.', 'tax'),
      cashCollected: paise('On delivery, tips included.', async ({ cash }) => (await cash()).collected),
      cashRefunded: paise('Refunds in cash.', async ({ cash }) => (await cash()).refunded),
      cashRoundOff: paise(
        'What rounding to whole rupees added to the cash; negative when it took off.',
        async ({ cash }) => (await cash()).roundOff,
      ),
      previousOrderCount: count(
        '`orderCount` of the same number of days before the range.',
        async ({ sales }) => (await sales()).previous.orderCount,
      ),
      previousRevenue: paise(
        '`revenue` of the same number of days before the range.',
        async ({ sales }) => (await sales()).previous.netSales,
      ),
      topProducts: t.field({
        type: [TopProductRef],
        description: 'The 10 products with the largest sales.',
        resolve: async ({ viewer, range }, _args, context, info) => {
          const query = queryFromInfo({ context, info, typeName: 'Product', select: PRODUCT_BASE, path: ['product'] });
          const top = await findTopProducts(viewer, range);
          const id = { in: top.map(({ productId }) => productId) };
          const products = await db.product.findMany({ ...query, where: { id, deletedAt: null } });
          const byId = new Map(products.map((product) => [product.id, product]));
          return top.map((each) => ({ ...each, product: byId.get(each.productId) ?? null }));
        },
      }),
      zeroResultSearches: t.field({
        type: [ZeroResultSearchRef],
        description: 'The 20 most frequent searches without results.',
        resolve: ({ viewer, range }) => findZeroResultSearches(viewer, range),
      }),
      heldOrderCount: count('Orders on hold now.', () => db.order.count({ where: { holdReason: { not: null } } })),
      disputedOrderCount: count('Orders with an open payment dispute now.', () =>
        db.order.count({ where: DISPUTED_ORDERS }),
      ),
      productCount: count('Including hidden ones.', async ({ products }) => (await products()).total),
      hiddenCount: count('Hidden products.', async ({ products }) => (await products()).hidden),
      lowStockCount: count('Including those out of stock.', async ({ products }) => (await products()).lowOnStock),
      outOfStockCount: count('Products out of stock.', async ({ products }) => (await products()).outOfStock),
    };
  },
});

builder.queryField('overview', (t) =>
  t.field({
    type: OverviewRef,
    nullable: true,
    description: 'Needs the permission `REPORTS`.',
    authScopes: { reports: true },
    args: {
      days: t.arg.int({
        defaultValue: DEFAULT_REPORT_DAYS,
        description: `The number of days, today included: 1 to ${MAX_REPORT_DAYS}.`,
        validate: reportDaysShape,
      }),
    },
    resolve: (_root, { days }, { authentication }) =>
      overviewOf(requireViewer(authentication), dateRangeUntil(new Date(), days ?? DEFAULT_REPORT_DAYS)),
  }),
);
