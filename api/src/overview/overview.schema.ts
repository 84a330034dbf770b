import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { PRODUCT_BASE, ProductRef } from '../catalogue/product.schema.ts';
import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { requireViewer, type Viewer } from '../graphql/viewer.ts';
import { countProducts, type ProductCounts } from './countProducts.ts';
import { countSales, type SpanSales } from './countSales.ts';
import { findSearchMisses, type SearchMiss } from './findSearchMisses.ts';
import { findTopProducts, type TopProduct } from './findTopProducts.ts';
import { spanUntil, type Span } from './span.ts';

const DEFAULT_DAYS = 30;
const MOST_DAYS = 90;
const BOUNDS = `days must be a whole number from 1 to ${MOST_DAYS}`;

/** What is counted only when it is asked for, and then once. */
interface Overview {
  viewer: Viewer;
  span: Span;
  sales: () => Promise<SpanSales>;
  products: () => Promise<ProductCounts>;
}

function overviewOf(viewer: Viewer, span: Span): Overview {
  let sales: Promise<SpanSales> | undefined;
  let products: Promise<ProductCounts> | undefined;
  return {
    viewer,
    span,
    sales: () => (sales ??= countSales(viewer, span)),
    products: () => (products ??= countProducts(viewer)),
  };
}

const OverviewDayRef = builder.objectRef<SpanSales['days'][number]>('OverviewDay').implement({
  description: 'What was sold on a day.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'The day as `2026-01-31`.' }),
    orderCount: t.exposeInt('orderCount', { description: 'How many orders there were.' }),
    revenue: t.expose('revenuePaise', { type: 'Paise', description: 'What they cost, delivery included.' }),
  }),
});

const TopProductRef = builder
  .objectRef<TopProduct & { product: typeof ProductRef.$inferType | null }>('TopProduct')
  .implement({
    description: 'A product by what was bought of it.',
    fields: (t) => ({
      product: t.expose('product', {
        type: ProductRef,
        nullable: true,
        description: 'The product; null when it is no longer in the shop.',
      }),
      name: t.exposeString('name', { description: 'What it was called when it was last ordered.' }),
      quantity: t.exposeInt('quantity', { description: 'How many pieces were bought.' }),
      revenue: t.expose('revenuePaise', { type: 'Paise', description: 'What they cost.' }),
    }),
  });

const SearchMissRef = builder.objectRef<SearchMiss>('SearchMiss').implement({
  description: 'Words that were searched for in vain.',
  fields: (t) => ({
    query: t.exposeString('query', { description: 'What was searched for, in lower case.' }),
    count: t.exposeInt('count', { description: 'How often.' }),
  }),
});

const OverviewRef = builder.objectRef<Overview>('Overview').implement({
  description:
    "How the shop does in a span of days, by the shop's own calendar (Asia/Kolkata). Cancelled and unpaid orders do not count.",
  fields: (t) => ({
    days: t.field({
      type: [OverviewDayRef],
      description: 'Each day of the span, oldest first.',
      resolve: async ({ sales }) => (await sales()).days,
    }),
    orderCount: t.int({
      description: 'How many orders there were.',
      resolve: async ({ sales }) => (await sales()).inAll.orderCount,
    }),
    revenue: t.field({
      type: 'Paise',
      description: 'What they cost, delivery included.',
      resolve: async ({ sales }) => (await sales()).inAll.revenuePaise,
    }),
    previousOrderCount: t.int({
      description: 'Orders in as many days before the span.',
      resolve: async ({ sales }) => (await sales()).before.orderCount,
    }),
    previousRevenue: t.field({
      type: 'Paise',
      description: 'Revenue in as many days before the span.',
      resolve: async ({ sales }) => (await sales()).before.revenuePaise,
    }),
    topProducts: t.field({
      type: [TopProductRef],
      description: 'What was bought most, at most 10.',
      resolve: async ({ viewer, span }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'Product', select: PRODUCT_BASE, path: ['product'] });
        const top = await findTopProducts(viewer, span);
        const id = { in: top.map(({ productId }) => productId) };
        const products = await db.product.findMany({ ...query, where: { id, deletedAt: null } });
        const byId = new Map(products.map((product) => [product.id, product]));
        return top.map((each) => ({ ...each, product: byId.get(each.productId) ?? null }));
      },
    }),
    searchMisses: t.field({
      type: [SearchMissRef],
      description: 'Searches of the span that found nothing, most frequent first, at most 20.',
      resolve: ({ viewer, span }) => findSearchMisses(viewer, span),
    }),
    productCount: t.int({
      description: 'How many products there are, hidden ones included.',
      resolve: async ({ products }) => (await products()).inAll,
    }),
    hiddenCount: t.int({
      description: 'How many of them shoppers do not see.',
      resolve: async ({ products }) => (await products()).hidden,
    }),
    lowStockCount: t.int({
      description: 'How many of them are low on stock, those sold out included.',
      resolve: async ({ products }) => (await products()).lowOnStock,
    }),
    outOfStockCount: t.int({
      description: 'How many of them are sold out.',
      resolve: async ({ products }) => (await products()).outOfStock,
    }),
  }),
});

builder.queryField('overview', (t) =>
  t.field({
    type: OverviewRef,
    description: 'How the shop does. Admins only.',
    authScopes: { admin: true },
    args: {
      days: t.arg.int({
        defaultValue: DEFAULT_DAYS,
        description: `How many days back from today, 1 to ${MOST_DAYS}; today counts.`,
        validate: z.number().int(BOUNDS).min(1, BOUNDS).max(MOST_DAYS, BOUNDS),
      }),
    },
    resolve: (_root, { days }, { authentication }) =>
      overviewOf(requireViewer(authentication), spanUntil(new Date(), days ?? DEFAULT_DAYS)),
  }),
);
