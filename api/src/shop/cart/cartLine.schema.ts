import { ProductRef } from '../catalogue/product.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { PRIVATE_FIELD } from '../../platform/graphql/documents/cacheScope.ts';
import { NIL_UUID } from '../../platform/core/uuids.ts';
import { viewerOrNull } from '../../platform/core/viewer.ts';
import { availableQuantity, linePrice, lineStatus, maxQuantity, PRICE_COLUMNS, STOCK_COLUMNS } from './lineStatus.ts';

const LineStatusRef = builder.enumType('CartLineStatus', {
  description: 'Whether a cart line can be ordered unchanged.',
  values: {
    AVAILABLE: { description: 'The stock suffices and the limit per order permits it.' },
    INSUFFICIENT_STOCK: { description: 'The stock is lower than the quantity.' },
    LIMIT_EXCEEDED: { description: 'The quantity is above the limit per order of the product, which has changed.' },
    SOLD_OUT: { description: 'The product is out of stock.' },
    WITHDRAWN: { description: 'The shop no longer sells the product.' },
  },
});

/** A product in the viewer's cart. */
export const CartLineRef = builder.prismaNode('CartLine', {
  description: "A product in the viewer's cart, and its quantity.",
  id: { field: 'id', description: 'The public id, `line_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, userId: viewerOrNull(authentication)?.userId ?? NIL_UUID }),
  fields: (t) => ({
    product: t.relation('product', { description: 'The product.' }),
    quantity: t.exposeInt('quantity', { description: 'The quantity.' }),
    maxQuantity: t.int({
      description: 'The largest quantity that the line can have: the stock, up to the limit per order.',
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
      description:
        'The change of the price per piece since the shopper last set the quantity; negative when the price fell.',
      select: { seenPricePaise: true, product: { select: PRICE_COLUMNS } },
      resolve: (line) => linePrice(line) - line.seenPricePaise,
    }),
    mrpTotal: t.field({
      type: 'Paise',
      description: 'The total without discounts of the pieces that can be ordered.',
      select: { quantity: true, product: { select: PRICE_COLUMNS } },
      resolve: (line) => availableQuantity(line) * line.product.mrpPaise,
    }),
    total: t.field({
      type: 'Paise',
      description: 'The total of the pieces that can be ordered.',
      select: { quantity: true, product: { select: PRICE_COLUMNS } },
      resolve: (line) => availableQuantity(line) * linePrice(line),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time at which the product was added.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time at which the quantity was last set.' }),
  }),
});

builder.prismaObjectFields(ProductRef, (t) => ({
  maxQuantity: t.int({
    description:
      'The largest quantity of it that a cart can contain: the stock, up to the limit per order; 0 when it is sold out.',
    resolve: (product) => maxQuantity({ product }),
  }),
  myCartLine: t.field({
    type: CartLineRef,
    nullable: true,
    description:
      "The product's line in the viewer's cart; null when the cart does not contain it and for anonymous viewers.",
    extensions: PRIVATE_FIELD,
    select: (_args, { authentication }, nestedSelection) => ({
      cartLines: {
        where: { userId: viewerOrNull(authentication)?.userId ?? NIL_UUID },
        take: 1,
        ...nestedSelection({ select: { id: true } }),
      },
    }),
    resolve: ({ cartLines }) => cartLines[0] ?? null,
  }),
}));
