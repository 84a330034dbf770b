import { queryFromInfo } from '@pothos/plugin-prisma';
import { PRODUCT_BASE, ProductRef } from '../../shop/catalogue/product.schema.ts';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import {
  DEFAULT_REPORT_DAYS,
  MAX_REPORT_DAYS,
  reportDaysShape,
  dateRangeUntil,
  type DateRange,
} from '../../platform/core/shopCalendar.ts';
import { requireViewer, type Viewer } from '../../platform/core/viewer.ts';
import { countCash, type Cash } from './countCash.ts';
import { countProducts, type ProductCounts } from './countProducts.ts';
import { countSales, type SalesReport } from './countSales.ts';
import { findZeroResultSearches, type ZeroResultSearch } from '../search/analytics/findZeroResultSearches.ts';
import { findTopProducts, type TopProduct } from './findTopProducts.ts';
import { DISPUTED_ORDERS } from '../../shop/payments/disputes/disputedOrders.ts';

/** The counts of an overview; each is loaded on first use, and once. */
interface Overview {
  viewer: Viewer;
  range: DateRange;
  sales: () => Promise<SalesReport>;
  cash: () => Promise<Cash>;
  products: () => Promise<ProductCounts>;
}

function overviewOf(viewer: Viewer, range: DateRange): Overview {
  let sales: Promise<SalesReport> | undefined;
  let cash: Promise<Cash> | undefined;
  let products: Promise<ProductCounts> | undefined;
  return {
    viewer,
    range,
    sales: () => (sales ??= countSales(viewer, range)),
    cash: () => (cash ??= countCash(viewer, range)),
    products: () => (products ??= countProducts(viewer)),
  };
}

const OverviewDayRef = builder.objectRef<SalesReport['days'][number]>('OverviewDay').implement({
  description: 'The sales of a day.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'The day as `2026-01-31`.' }),
    orderCount: t.exposeInt('orderCount', { description: 'The number of orders that left the shop.' }),
    revenue: t.expose('netSales', { type: 'Paise', description: 'The net sales: gross sales less returns.' }),
  }),
});

const TopProductRef = builder
  .objectRef<TopProduct & { product: typeof ProductRef.$inferType | null }>('TopProduct')
  .implement({
    description: 'A product with its sales.',
    fields: (t) => ({
      product: t.expose('product', {
        type: ProductRef,
        nullable: true,
        description: 'The product; null when it is deleted.',
      }),
      name: t.exposeString('name', { description: 'The name of the product in the last order.' }),
      quantity: t.exposeInt('quantity', {
        description: 'The number of pieces sold, less those that were refunded in the range.',
      }),
      revenue: t.expose('revenuePaise', { type: 'Paise', description: 'The net sales of the product.' }),
    }),
  });

const ZeroResultSearchRef = builder.objectRef<ZeroResultSearch>('ZeroResultSearch').implement({
  description: 'A search without results.',
  fields: (t) => ({
    query: t.exposeString('query', { description: 'The search text, in lower case.' }),
    count: t.exposeInt('count', { description: 'The number of searches.' }),
  }),
});

const OverviewRef = builder.objectRef<Overview>('Overview').implement({
  description:
    "The key figures of the shop for a range of days of the shop's calendar (Asia/Kolkata). Sales count on the day on which an order leaves the shop with its invoice, and refunds on the day of their credit note. Amounts contain the tax, and no tips.",
  fields: (t) => ({
    days: t.field({
      type: [OverviewDayRef],
      description: 'Each day of the range, oldest first.',
      resolve: async ({ sales }) => (await sales()).days,
    }),
    orderCount: t.int({
      description: 'The number of orders that left the shop.',
      resolve: async ({ sales }) => (await sales()).total.orderCount,
    }),
    revenue: t.field({
      type: 'Paise',
      description: 'The net sales: `grossSales` less `returns`.',
      resolve: async ({ sales }) => (await sales()).total.netSales,
    }),
    grossSales: t.field({
      type: 'Paise',
      description: 'What the invoices charged, fees included.',
      resolve: async ({ sales }) => (await sales()).total.grossSales,
    }),
    returns: t.field({
      type: 'Paise',
      description: 'What was refunded of invoices, by credit notes.',
      resolve: async ({ sales }) => (await sales()).total.returns,
    }),
    tax: t.field({
      type: 'Paise',
      description: 'The tax that `revenue` contains.',
      resolve: async ({ sales }) => (await sales()).total.tax,
    }),
    cashCollected: t.field({
      type: 'Paise',
      description: 'The cash that was collected on delivery, tips included.',
      resolve: async ({ cash }) => (await cash()).collected,
    }),
    cashRefunded: t.field({
      type: 'Paise',
      description: 'The cash that was refunded.',
      resolve: async ({ cash }) => (await cash()).refunded,
    }),
    cashRoundOff: t.field({
      type: 'Paise',
      description: 'What whole rupees have added to `cashCollected` and `cashRefunded`; negative when they took off.',
      resolve: async ({ cash }) => (await cash()).roundOff,
    }),
    previousOrderCount: t.int({
      description: 'The number of orders that left in the same number of days before the range.',
      resolve: async ({ sales }) => (await sales()).previous.orderCount,
    }),
    previousRevenue: t.field({
      type: 'Paise',
      description: 'The net sales of the same number of days before the range.',
      resolve: async ({ sales }) => (await sales()).previous.netSales,
    }),
    topProducts: t.field({
      type: [TopProductRef],
      description: 'The products with the largest sales, at most 10.',
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
      description: 'The searches without results in the range, most frequent first, at most 20.',
      resolve: ({ viewer, range }) => findZeroResultSearches(viewer, range),
    }),
    heldOrderCount: t.int({
      description: 'The number of orders that are on hold now.',
      resolve: () => db.order.count({ where: { holdReason: { not: null } } }),
    }),
    disputedOrderCount: t.int({
      description: 'The number of orders whose payment has a dispute that is neither won nor lost now.',
      resolve: () => db.order.count({ where: DISPUTED_ORDERS }),
    }),
    productCount: t.int({
      description: 'The number of products, including hidden ones.',
      resolve: async ({ products }) => (await products()).total,
    }),
    hiddenCount: t.int({
      description: 'The number of hidden products.',
      resolve: async ({ products }) => (await products()).hidden,
    }),
    lowStockCount: t.int({
      description: 'The number of products that are low on stock, including those that are out of stock.',
      resolve: async ({ products }) => (await products()).lowOnStock,
    }),
    outOfStockCount: t.int({
      description: 'The number of products that are out of stock.',
      resolve: async ({ products }) => (await products()).outOfStock,
    }),
  }),
});

builder.queryField('overview', (t) =>
  t.field({
    type: OverviewRef,
    nullable: true,
    description: 'The key figures of the shop. Needs the permission `REPORTS`.',
    authScopes: { reports: true },
    args: {
      days: t.arg.int({
        defaultValue: DEFAULT_REPORT_DAYS,
        description: `The number of days up to and including today, 1 to ${MAX_REPORT_DAYS}.`,
        validate: reportDaysShape,
      }),
    },
    resolve: (_root, { days }, { authentication }) =>
      overviewOf(requireViewer(authentication), dateRangeUntil(new Date(), days ?? DEFAULT_REPORT_DAYS)),
  }),
);
