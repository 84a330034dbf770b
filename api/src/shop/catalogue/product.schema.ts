import { z } from 'zod';
import { builder } from '../../platform/graphql/builder.ts';
import { replacedBy } from '../../platform/graphql/replacedBy.ts';
import { listOf } from '../../platform/graphql/connection.ts';
import { PICTURE_BASE, PictureRef } from '../../platform/media/picture.schema.ts';
import { sellingPrice } from '@kirana/shared/money.ts';
import { DECLARATIONS_BASE, DeclarationsRef } from './declarations/declarations.schema.ts';
import type { ProductFacets } from './filters/productFacets.ts';
import { ProductFacetsRef } from './filters/productFacets.schema.ts';
import type { SearchedText } from '../search/findHits.ts';
import { MAX_QUANTITY } from '@kirana/shared/limits.ts';
import { isAmountBase } from './amount.ts';
import { isAvailableForSale } from './availableForSale.ts';
import { PRODUCT_BASE } from './listedColumns.ts';
import { unitPrice, type UnitPrice } from './prices.ts';

const MAX_PICTURES = 10;

const ProductDetailRef = builder.objectRef<{ name: string; value: string }>('ProductDetail').implement({
  description: 'An extra fact about a product.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'For example Shelf life.' }),
    value: t.exposeString('value', { description: 'For example 6 months.' }),
  }),
});

const UnitPriceRef = builder.objectRef<UnitPrice>('UnitPrice').implement({
  description: 'A price for comparing packs.',
  fields: (t) => ({
    price: t.field({ type: 'Paise', description: 'The price.', resolve: ({ paise }) => paise }),
    per: t.exposeString('per', { description: '`100 g`, `1 kg`, `100 ml`, `1 L` or `1 pc`.' }),
  }),
});

const detailsShape = z.record(z.string(), z.string());

/**
 * A product in one pack size. Fields that read `PRODUCT_BASE` alone name no `select`, because Pothos compares each selection with the loaded
 * row, field by field.
 */
export const ProductRef = builder.prismaNode('Product', {
  description:
    'A product in one pack size. Once it is not available for sale, it is reachable from carts and orders only.',
  id: { field: 'id', description: 'The public id, `prod_…`.' },
  nullable: true,
  select: PRODUCT_BASE,
  fields: (t) => ({
    name: t.string({ description: 'Includes the brand.', resolve: ({ name }) => name }),
    brand: t.string({ nullable: true, description: 'Null for loose goods.', resolve: ({ brand }) => brand }),
    unit: t.string({ description: 'The pack: `500 g`, `1 L`, `6 pcs`.', resolve: ({ unit }) => unit }),
    description: t.exposeString('description', { description: 'Plain text.' }),
    details: t.field({
      type: [ProductDetailRef],
      description: 'Extra facts, in order.',
      select: { details: true },
      resolve: ({ details }) => Object.entries(detailsShape.parse(details)).map(([name, value]) => ({ name, value })),
    }),
    declarations: t.field({
      type: DeclarationsRef,
      description: 'What the law asks its pack to declare.',
      select: DECLARATIONS_BASE,
      resolve: (product) => product,
    }),
    deliveryBadge: t.string({
      description: 'The usual delivery time, `10 Min`; empty if the shop promises none.',
      resolve: (_product, _args, { shop }) => shop.deliveryBadge ?? '',
    }),
    mrp: t.field({
      type: 'Paise',
      description: 'The maximum retail price, before the discount.',
      resolve: ({ mrpPaise }) => mrpPaise,
    }),
    discountPercent: t.int({ description: '0 to 100.', resolve: ({ discountPercent }) => discountPercent }),
    price: t.field({
      type: 'Paise',
      description: 'The current price: `mrp` less the discount, which is rounded up to a whole rupee.',
      resolve: ({ mrpPaise, discountPercent }) => sellingPrice(mrpPaise, discountPercent),
    }),
    unitPrice: t.field({
      type: UnitPriceRef,
      nullable: true,
      description: 'Null when `unit` names no amount.',
      select: { packAmount: true, packBase: true },
      resolve: ({ mrpPaise, discountPercent, packAmount: amount, packBase: base }) =>
        amount !== null && isAmountBase(base)
          ? unitPrice(sellingPrice(mrpPaise, discountPercent), { amount, base })
          : null,
    }),
    stock: t.int({
      description: 'The pieces in stock. Orders reserve stock, carts do not.',
      resolve: ({ stock }) => stock,
    }),
    maxPerOrder: t.int({
      nullable: true,
      description: `The largest quantity in one order; null for the shop's limit of ${MAX_QUANTITY}.`,
      resolve: ({ maxPerOrder }) => maxPerOrder,
    }),
    availableForSale: t.boolean({
      description: 'Whether shoppers see it: it is not hidden or deleted.',
      resolve: isAvailableForSale,
    }),
    isPublished: t.boolean({
      description: 'Whether it is published; a deleted product may be.',
      deprecationReason: replacedBy('`availableForSale`'),
      resolve: ({ isPublished }) => isPublished,
    }),
    isWithdrawn: t.boolean({
      description: 'Whether it is hidden or deleted.',
      deprecationReason: replacedBy('`availableForSale`'),
      resolve: (product) => !isAvailableForSale(product),
    }),
    isSoldOut: t.boolean({
      description: 'Whether it is out of stock or not available for sale.',
      resolve: (product) => product.stock === 0 || !isAvailableForSale(product),
    }),
    pictures: t.field({
      type: [PictureRef],
      description: `Its pictures in order, at most ${MAX_PICTURES}.`,
      args: {
        first: t.arg.int({
          description: 'The number of pictures.',
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
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it or its stock was last changed.' }),
  }),
});

/** What a search looked for; productSearch.schema.ts declares what it shows besides products. */
export const ProductSearchRef = builder.objectRef<SearchedText>('ProductSearch').implement({
  description: 'How a search was understood.',
  fields: (t) => ({
    correctedText: t.exposeString('correctedText', {
      nullable: true,
      description: 'The corrected text; null when nothing was corrected.',
    }),
    missingWords: t.exposeStringList('missingWords', {
      description: 'The words that no product has, such as an unsold brand.',
    }),
    matchedText: t.exposeString('matchedText', {
      description: 'The words that all products have; empty for an unsold brand alone.',
    }),
  }),
});

export const PRODUCT_CONNECTION = listOf('Product', ProductRef, ['A product', 'products']);

builder.objectFields(PRODUCT_CONNECTION[0], (t) => ({
  search: t.field({
    type: ProductSearchRef,
    nullable: true,
    description: 'How the search was understood; null without one.',
    resolve: (connection) => ('search' in connection ? (connection.search as SearchedText) : null), // only `searchConnection` adds it
  }),
  facets: t.field({
    type: ProductFacetsRef,
    nullable: true,
    description:
      'Null unless the list is `Query.products` with a search or a filter by category, sub-category or collection, or is that of a collection.',
    resolve: (connection) =>
      'facets' in connection ? (connection.facets as () => Promise<ProductFacets | null>)() : null, // as `Query.products` adds it
  }),
}));
