import { ProductRef } from '../catalogue/product.schema.ts';
import { builder } from '../graphql/builder.ts';
import { NOBODY } from '../graphql/nobody.ts';
import { viewerOrNull } from '../graphql/viewer.ts';
import { linePrice, lineStatus, maxQuantity, obtainable } from './lineStatus.ts';

const LineStatusRef = builder.enumType('CartLineStatus', {
  description: 'Whether a cart line can be ordered as it stands.',
  values: {
    AVAILABLE: { description: 'There is enough of it.' },
    SHORT: { description: 'Fewer are left than the line wants.' },
    SOLD_OUT: { description: 'None is left.' },
    WITHDRAWN: { description: 'It is no longer sold.' },
  },
});

const STOCK = { stock: true, isPublished: true, deletedAt: true } as const;
const STOCK_AND_PRICE = { ...STOCK, mrpPaise: true, discountPercent: true } as const;

/** A product in the viewer's cart. */
export const CartLineRef = builder.prismaNode('CartLine', {
  description: "A product in the viewer's cart, with how many of it.",
  id: { field: 'id', description: 'The public id, `line_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, userId: viewerOrNull(authentication)?.userId ?? NOBODY }),
  fields: (t) => ({
    product: t.relation('product', { description: 'What is wanted.' }),
    quantity: t.exposeInt('quantity', { description: 'How many are wanted.' }),
    maxQuantity: t.int({
      description: 'The most that the line may be set to now: what is in stock, within the limit per order.',
      select: { product: { select: STOCK } },
      resolve: maxQuantity,
    }),
    status: t.field({
      type: LineStatusRef,
      description: 'Whether it can be ordered as it stands.',
      select: { quantity: true, product: { select: STOCK } },
      resolve: lineStatus,
    }),
    priceChange: t.field({
      type: 'Paise',
      description:
        'How much the price of one piece rose (fell, when negative) since the shopper last touched the line.',
      select: { seenPricePaise: true, product: { select: STOCK_AND_PRICE } },
      resolve: (line) => linePrice(line) - line.seenPricePaise,
    }),
    mrpTotal: t.field({
      type: 'Paise',
      description: 'What the pieces that can be had would cost without discount.',
      select: { quantity: true, product: { select: STOCK_AND_PRICE } },
      resolve: (line) => obtainable(line) * line.product.mrpPaise,
    }),
    total: t.field({
      type: 'Paise',
      description: 'What the pieces that can be had cost.',
      select: { quantity: true, product: { select: STOCK_AND_PRICE } },
      resolve: (line) => obtainable(line) * linePrice(line),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it came into the cart.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When its quantity was last set.' }),
  }),
});

builder.prismaObjectFields(ProductRef, (t) => ({
  myCartLine: t.field({
    type: CartLineRef,
    nullable: true,
    description: "The product's line in the viewer's cart; null when it is not in it or nobody is signed in.",
    select: (_args, { authentication }, nestedSelection) => ({
      cartLines: {
        where: { userId: viewerOrNull(authentication)?.userId ?? NOBODY },
        take: 1,
        ...nestedSelection({ select: { id: true } }),
      },
    }),
    resolve: ({ cartLines }) => cartLines[0] ?? null,
  }),
}));
