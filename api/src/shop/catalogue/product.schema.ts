import { z } from 'zod';
import { builder } from '../../platform/graphql/builder.ts';
import { listOf } from '../../platform/graphql/connection.ts';
import { PICTURE_BASE, PictureRef } from '../../platform/media/picture.schema.ts';
import { sellingPrice } from '../../platform/money/rupees.ts';
import type { ProductFacets } from './filters/productFacets.ts';
import { ProductFacetsRef } from './filters/productFacets.schema.ts';
import type { SearchedText } from '../search/findHits.ts';
import { MAX_QUANTITY } from '../stock/orderLimit.ts';
import { isAmountBase } from './amount.ts';
import { unitPrice, type UnitPrice } from './unitPrice.ts';

const MAX_PICTURES = 10;

const ProductDetailRef = builder.objectRef<{ name: string; value: string }>('ProductDetail').implement({
  description: 'An extra fact about a product, such as its shelf life.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the fact: Shelf life.' }),
    value: t.exposeString('value', { description: 'The fact: 6 months.' }),
  }),
});

const UnitPriceRef = builder.objectRef<UnitPrice>('UnitPrice').implement({
  description: 'A price by weight, volume or piece, for comparing packs.',
  fields: (t) => ({
    price: t.field({ type: 'Paise', description: 'The price of the amount.', resolve: ({ paise }) => paise }),
    per: t.exposeString('per', { description: 'The amount: `100 g`, `1 kg`, `100 ml`, `1 L` or `1 pc`.' }),
  }),
});

const detailsShape = z.record(z.string(), z.string());

/**
 * The columns that every loaded product has: what a list shows, and what nodes() needs to hide a product that is no longer sold.
 * Fields that read these alone name no `select`, because Pothos compares each selection with the loaded row, field by field.
 */
export const PRODUCT_BASE = {
  id: true,
  name: true,
  brand: true,
  unit: true,
  mrpPaise: true,
  discountPercent: true,
  stock: true,
  maxPerOrder: true,
  isPublished: true,
  deletedAt: true,
} as const;

/** A product in one pack size. */
export const ProductRef = builder.prismaNode('Product', {
  description:
    'A product in one pack size. A product that the shop no longer sells is reachable from carts and old orders only.',
  id: { field: 'id', description: 'The public id, `prod_…`.' },
  nullable: true,
  select: PRODUCT_BASE,
  fields: (t) => ({
    name: t.string({ description: 'The name, including the brand.', resolve: ({ name }) => name }),
    brand: t.string({
      nullable: true,
      description: 'Its brand; null for loose goods.',
      resolve: ({ brand }) => brand,
    }),
    unit: t.string({ description: 'The pack: `500 g`, `1 L`, `6 pcs`.', resolve: ({ unit }) => unit }),
    description: t.exposeString('description', { description: 'The description for shoppers, as plain text.' }),
    details: t.field({
      type: [ProductDetailRef],
      description: 'Extra facts, in the order shown.',
      select: { details: true },
      resolve: ({ details }) => Object.entries(detailsShape.parse(details)).map(([name, value]) => ({ name, value })),
    }),
    deliveryBadge: t.string({
      description:
        'The usual delivery time for its badge: `10 Min`. `Order.estimatedDeliveryAt` has the estimate for an order.',
      resolve: (_product, _args, { shop }) => shop.deliveryBadge,
    }),
    mrp: t.field({
      type: 'Paise',
      description: 'The maximum retail price: the price before the discount.',
      resolve: ({ mrpPaise }) => mrpPaise,
    }),
    discountPercent: t.int({
      description: 'The discount in percent of the price, 0 to 100.',
      resolve: ({ discountPercent }) => discountPercent,
    }),
    price: t.field({
      type: 'Paise',
      description:
        'The current price: the maximum retail price less the discount, which is rounded up to a whole rupee.',
      resolve: ({ mrpPaise, discountPercent }) => sellingPrice(mrpPaise, discountPercent),
    }),
    unitPrice: t.field({
      type: UnitPriceRef,
      nullable: true,
      description: 'The price by weight, volume or piece; null when the unit names no amount.',
      select: { packAmount: true, packBase: true },
      resolve: ({ mrpPaise, discountPercent, packAmount: amount, packBase: base }) =>
        amount !== null && isAmountBase(base)
          ? unitPrice(sellingPrice(mrpPaise, discountPercent), { amount, base })
          : null,
    }),
    stock: t.int({
      description: 'The number of pieces in stock. An order reserves stock, a cart does not.',
      resolve: ({ stock }) => stock,
    }),
    maxPerOrder: t.int({
      nullable: true,
      description: `The most pieces of it in one order, 1 to ${MAX_QUANTITY}; null when it has no limit of its own, and ${MAX_QUANTITY} pieces are the most.`,
      resolve: ({ maxPerOrder }) => maxPerOrder,
    }),
    isPublished: t.boolean({
      description: 'Whether shoppers see it. A hidden product is reachable from carts, from old orders and for admins.',
      resolve: ({ isPublished }) => isPublished,
    }),
    isWithdrawn: t.boolean({
      description: 'Whether the shop no longer sells it: it is hidden or deleted. Order lines still name it.',
      resolve: ({ isPublished, deletedAt }) => !isPublished || deletedAt !== null,
    }),
    isSoldOut: t.boolean({
      description: 'Whether it cannot be ordered: its stock is 0 or the shop no longer sells it.',
      resolve: ({ stock, isPublished, deletedAt }) => stock === 0 || !isPublished || deletedAt !== null,
    }),
    pictures: t.field({
      type: [PictureRef],
      description: `Its pictures in the order shown, at most ${MAX_PICTURES}.`,
      args: {
        first: t.arg.int({
          description: 'The number of pictures, from the first one.',
          validate: z.number().int().min(1).max(MAX_PICTURES),
        }),
      },
      select: ({ first }, _context, nestedSelection) => ({
        pictures: {
          orderBy: { position: 'asc' },
          take: first ?? MAX_PICTURES,
          select: { picture: nestedSelection({ select: PICTURE_BASE }) },
        },
      }),
      resolve: ({ pictures }, { first }) => pictures.slice(0, first ?? MAX_PICTURES).map(({ picture }) => picture),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time at which it was created.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'The time of the last change, also of the stock.',
    }),
  }),
});

/** What a search looked for; productSearch.schema.ts declares what it shows besides products. */
export const ProductSearchRef = builder.objectRef<SearchedText>('ProductSearch').implement({
  description: 'What a search of products looked for.',
  fields: (t) => ({
    correctedText: t.exposeString('correctedText', {
      nullable: true,
      description: 'The text that was searched for instead of a misspelled one; null when the text was not corrected.',
    }),
    missingWords: t.exposeStringList('missingWords', {
      description:
        'The words of the search that no product of the list has, such as a brand that the shop does not sell.',
    }),
    matchedText: t.exposeString('matchedText', {
      description:
        'The other words of the search, which all products of the list have; empty when a brand alone was searched for that the shop does not sell, and the list is what the brand is bought for.',
    }),
  }),
});

/** The connection type of every list of products, and its edge. */
export const PRODUCT_CONNECTION = listOf('Product', ProductRef, {
  edge: 'A product in a list.',
  connection: 'A list of products.',
});

builder.objectFields(PRODUCT_CONNECTION[0], (t) => ({
  search: t.field({
    type: ProductSearchRef,
    nullable: true,
    description: 'What was searched for; null for a list without a search.',
    resolve: (connection) => ('search' in connection ? (connection.search as SearchedText) : null), // only `searchConnection` adds it
  }),
  facets: t.field({
    type: ProductFacetsRef,
    nullable: true,
    description:
      'The values to filter the list by, with their counts; null unless it is `Query.products` with a search or with a filter by category or sub-category.',
    resolve: (connection) =>
      'facets' in connection ? (connection.facets as () => Promise<ProductFacets | null>)() : null, // as `Query.products` adds it
  }),
}));
