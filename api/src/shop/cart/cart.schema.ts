import { z } from 'zod';
import { ProductRef } from '../catalogue/product.schema.ts';
import { productList } from '../catalogue/productConnection.schema.ts';
import { db } from '../../platform/db/client.ts';
import type { Prisma } from '../../platform/db/generated/client.ts';
import { batchedLoad } from '../../platform/graphql/batchedLoad.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { listOf, toNodeConnection } from '../../platform/graphql/connection.ts';
import type { Fees } from '../../platform/config/settings/shopSettings.ts';
import { keysetPage, pageOfRows, type PageArgs } from '../../platform/core/page.ts';
import { viewerIdOrNil } from '../../platform/core/viewer.ts';
import { UserRef } from '../identity/user.schema.ts';
import { billOf, remainingForFreeDelivery, remainingForMinimum, type Bill, type MinimumOrder } from './bill.ts';
import { BillRef } from './bill.schema.ts';
import { CartLineRef } from './cartLine.schema.ts';
import { pricedLinesOf, selectedLinesOf } from './cartLines.schema.ts';
import type { CartRow } from './changeCartLines.ts';
import { findCartOffers, type CartOffer } from './findCartOffers.ts';
import { linePrice, lineStatus, availableQuantity } from './lineStatus.ts';

const MAX_OFFERED = 10;

const CART_LINE_CONNECTION = listOf('CartLine', CartLineRef, ['A cart line', 'cart lines']);

export const [, CartLineEdge] = CART_LINE_CONNECTION;

async function cartBill(cart: CartRow, fees: Fees): Promise<Bill> {
  const lines = await pricedLinesOf(cart);
  return billOf(
    lines.map((line) => ({ quantity: availableQuantity(line), mrp: line.product.mrpPaise, price: linePrice(line) })),
    fees,
  );
}

const FreeDeliveryRef = builder.objectRef<{ threshold: number; remaining: number }>('FreeDelivery').implement({
  description: 'The threshold of free delivery.',
  fields: (t) => ({
    threshold: t.expose('threshold', { type: 'Paise', description: 'The `itemsTotal` from which delivery is free.' }),
    remaining: t.expose('remaining', { type: 'Paise', description: 'What the cart lacks; 0 when delivery is free.' }),
  }),
});

const MinimumOrderRef = builder.objectRef<MinimumOrder>('MinimumOrder').implement({
  description: 'The minimum of an order.',
  fields: (t) => ({
    threshold: t.expose('threshold', { type: 'Paise', description: 'The `itemsTotal` that an order needs.' }),
    remaining: t.expose('remaining', { type: 'Paise', description: 'What the cart lacks.' }),
  }),
});

/** The cart of a user: a second type of the row of the user. */
export const CartRef = builder.prismaNode('User', {
  variant: 'Cart',
  description: "The viewer's cart. It reserves no stock.",
  id: { field: 'id', description: 'The public id, `cart_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, AND: { id: viewerIdOrNil(authentication) } }),
  fields: (t) => ({
    lines: t.connection(
      {
        type: CartLineRef,
        description: 'The lines of the cart, oldest first.',
        resolve: async (cart, args, context, info) => {
          const { query, lines } = await selectedLinesOf({ cart }, { context, info }, ['edges', 'node']);
          const rows = lines ? pageOfRows(lines, args) : await findPage(cart.id, args, query);
          return toNodeConnection(rows, args, async () => (await pricedLinesOf(cart)).length);
        },
      },
      ...CART_LINE_CONNECTION,
    ),
    lineCount: t.int({
      description: 'All lines, also those that cannot be ordered.',
      resolve: async (cart) => (await pricedLinesOf(cart)).length,
    }),
    bill: t.field({
      type: BillRef,
      description: 'At current prices, without pieces that cannot be ordered.',
      resolve: (cart, _args, { shop }) => cartBill(cart, shop.fees),
    }),
    freeDelivery: t.field({
      type: FreeDeliveryRef,
      nullable: true,
      description: 'Null when delivery is always free, or never.',
      resolve: async (cart, _args, { shop: { fees } }) => {
        const remaining = remainingForFreeDelivery((await cartBill(cart, fees)).itemsTotal, fees);
        return remaining === null || fees.freeDeliveryFrom === null
          ? null
          : { threshold: fees.freeDeliveryFrom, remaining };
      },
    }),
    minimumOrder: t.field({
      type: MinimumOrderRef,
      nullable: true,
      description: 'Null when the cart reaches the minimum.',
      resolve: async (cart, _args, { shop }) => remainingForMinimum((await cartBill(cart, shop.fees)).itemsTotal, shop),
    }),
    isOrderable: t.boolean({
      description: 'Whether it has lines, and all are AVAILABLE.',
      resolve: async (cart) => {
        const lines = await pricedLinesOf(cart);
        return lines.length > 0 && lines.every((line) => lineStatus(line) === 'AVAILABLE');
      },
    }),
  }),
});

function findPage(userId: string, args: PageArgs, query: { select: { id: true } }) {
  const { where, ...page } = keysetPage(args, 'id', 'asc');
  return db.cartLine.findMany({ ...query, ...page, where: { userId, ...where } });
}

builder.prismaObjectFields(CartRef, (t) => {
  /** One statement reads both lists where the client selects the same of them. */
  const offered = (offer: CartOffer, description: string) =>
    t.field({
      type: [ProductRef],
      description,
      args: {
        first: t.arg.int({
          defaultValue: MAX_OFFERED,
          description: `At most ${MAX_OFFERED}.`,
          validate: z.number().int().min(1).max(MAX_OFFERED),
        }),
      },
      resolve: ({ id }, { first }, context, info) => {
        const read = async (columns: Prisma.Sql) => {
          const limit = first ?? MAX_OFFERED;
          const key = JSON.stringify([id, limit, columns.text, columns.values]);
          return (
            (await batchedLoad(context, { key, batch: () => findCartOffers(id, { limit, columns }) }, offer)) ?? []
          );
        };
        return productList(read, { context, info });
      },
    });
  return {
    oftenBoughtWith: offered(
      'oftenBoughtWith',
      "Products in stock that are bought together with the cart's, none of the same sub-category.",
    ),
    similarProducts: offered(
      'similarProducts',
      "Where `oftenBoughtWith` is empty: other products in stock of the cart's sub-categories, else popular ones. Empty for an empty cart.",
    ),
  };
});

builder.prismaObjectFields(UserRef, (t) => ({ cart: t.variant(CartRef, { description: 'Their cart.' }) }));
