import { ProductRef } from '../catalogue/product.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { PRIVATE_FIELD } from '../../platform/graphql/documents/cacheScope.ts';
import { viewerIdOrNil } from '../../platform/core/viewer.ts';
import { availableQuantity, linePrice, lineStatus, maxQuantity, PRICE_COLUMNS, STOCK_COLUMNS } from './lineStatus.ts';

const LineStatusRef = builder.enumType('CartLineStatus', {
  description: 'Whether a cart line can be ordered unchanged.',
  values: {
    AVAILABLE: { description: 'It can be ordered.' },
    INSUFFICIENT_STOCK: { description: 'The stock is too low.' },
    LIMIT_EXCEEDED: { description: "The quantity is above the product's limit per order." },
    SOLD_OUT: { description: 'The product is out of stock.' },
    WITHDRAWN: { description: 'The product is hidden or deleted.' },
  },
});

export const CartLineRef = builder.prismaNode('CartLine', {
  description: "A product in the viewer's cart.",
  id: { field: 'id', description: 'The public id, `line_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, userId: viewerIdOrNil(authentication) }),
  fields: (t) => ({
    product: t.relation('product', { description: 'The product.' }),
    quantity: t.exposeInt('quantity', { description: 'The quantity.' }),
    maxQuantity: t.int({
      description: 'The stock, up to the limit per order.',
      select: { product: { select: STOCK_COLUMNS } },
      resolve: maxQuantity,
    }),
    status: t.field({
      type: LineStatusRef,
      description: 'Whether it can be ordered unchanged.',
      select: { quantity: true, product: { select: STOCK_COLUMNS } },
      resolve: lineStatus,
    }),
    priceChange: t.field({
      type: 'Paise',
      description: 'The change of the price per piece since the quantity was last set.',
      select: { seenPricePaise: true, product: { select: PRICE_COLUMNS } },
      resolve: (line) => linePrice(line) - line.seenPricePaise,
    }),
    mrpTotal: t.field({
      type: 'Paise',
      description: 'The pieces that can be ordered, before discounts.',
      select: { quantity: true, product: { select: PRICE_COLUMNS } },
      resolve: (line) => availableQuantity(line) * line.product.mrpPaise,
    }),
    total: t.field({
      type: 'Paise',
      description: 'The pieces that can be ordered.',
      select: { quantity: true, product: { select: PRICE_COLUMNS } },
      resolve: (line) => availableQuantity(line) * linePrice(line),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the product was added.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the quantity was last set.' }),
  }),
});

builder.prismaObjectFields(ProductRef, (t) => ({
  maxQuantity: t.int({
    description: 'The stock, up to the limit per order; 0 when withdrawn.',
    resolve: (product) => maxQuantity({ product }),
  }),
  myCartLine: t.field({
    type: CartLineRef,
    nullable: true,
    description: "Its line in the viewer's cart, or null.",
    extensions: PRIVATE_FIELD,
    select: (_args, { authentication }, nestedSelection) => ({
      cartLines: {
        where: { userId: viewerIdOrNil(authentication) },
        take: 1,
        ...nestedSelection({ select: { id: true } }),
      },
    }),
    resolve: ({ cartLines }) => cartLines[0] ?? null,
  }),
}));
