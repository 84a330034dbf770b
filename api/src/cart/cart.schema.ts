import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { keysetPage, toConnection } from '../graphql/connection.ts';
import { NOBODY } from '../graphql/nobody.ts';
import { viewerOrNull } from '../graphql/viewer.ts';
import { UserRef } from '../identity/user.schema.ts';
import { billOf, missingForFreeDelivery } from './bill.ts';
import { BillRef } from './bill.schema.ts';
import { CartLineRef } from './cartLine.schema.ts';
import { linePrice, lineStatus, obtainable } from './lineStatus.ts';

/** A cart line in a list, for payloads that add one. */
export const CartLineEdge = builder.edgeObject({
  name: 'CartLineEdge',
  description: 'A cart line in a list.',
  type: CartLineRef,
});

const CartLineConnection = builder.connectionObject(
  { name: 'CartLineConnection', description: 'A list of cart lines.', type: CartLineRef },
  CartLineEdge,
);

const PRICED_LINES = {
  cartLines: {
    select: {
      quantity: true,
      product: { select: { stock: true, isPublished: true, deletedAt: true, mrpPaise: true, discountPercent: true } },
    },
  },
} as const;

type PricedLine = Parameters<typeof linePrice>[0] &
  Parameters<typeof obtainable>[0] & { product: { mrpPaise: number } };

function pricedLines(lines: readonly PricedLine[]): { quantity: number; mrp: number; price: number }[] {
  return lines.map((line) => ({
    quantity: obtainable(line),
    mrp: line.product.mrpPaise,
    price: linePrice(line),
  }));
}

const FreeDeliveryRef = builder.objectRef<{ from: number; missing: number }>('FreeDelivery').implement({
  description: 'From what total on a cart is delivered free.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Paise', description: 'What has to be in the cart, at the prices charged.' }),
    missing: t.expose('missing', {
      type: 'Paise',
      description: 'How much of that is missing; 0: it is delivered free.',
    }),
  }),
});

/** A person's cart: the same row as the person, seen from another side. */
export const CartRef = builder.prismaNode('User', {
  variant: 'Cart',
  description: "The viewer's cart. It reserves nothing: stock is taken when an order is placed.",
  id: { field: 'id', description: 'The public id, `cart_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, AND: { id: viewerOrNull(authentication)?.userId ?? NOBODY } }),
  fields: (t) => ({
    lines: t.connection(
      {
        type: CartLineRef,
        description: 'What is in it, in the order it was added.',
        select: (args, _context, nestedSelection) => ({
          cartLines: {
            ...keysetPage(args, 'id', 'asc'),
            ...nestedSelection({ select: { id: true } }, ['edges', 'node']),
          },
        }),
        resolve: ({ id, cartLines }, args) =>
          toConnection(cartLines, args, {
            keysOf: (line) => [line.id],
            nodeOf: (line) => line,
            totalCount: () => db.cartLine.count({ where: { userId: id } }),
          }),
      },
      CartLineConnection,
      CartLineEdge,
    ),
    lineCount: t.int({
      description: 'How many different products are in it, those that cannot be had included.',
      select: PRICED_LINES,
      resolve: ({ cartLines }) => cartLines.length,
    }),
    bill: t.field({
      type: BillRef,
      description: 'What it costs now. Pieces that cannot be had are not counted.',
      select: PRICED_LINES,
      resolve: ({ cartLines }, _args, { shop }) => billOf(pricedLines(cartLines), shop.fees),
    }),
    freeDelivery: t.field({
      type: FreeDeliveryRef,
      nullable: true,
      description: 'What free delivery takes; null where delivery is always free, or never.',
      select: PRICED_LINES,
      resolve: ({ cartLines }, _args, { shop: { fees } }) => {
        const missing = missingForFreeDelivery(billOf(pricedLines(cartLines), fees).itemsTotal, fees);
        return missing === null || fees.freeDeliveryFrom === null ? null : { from: fees.freeDeliveryFrom, missing };
      },
    }),
    isOrderable: t.boolean({
      description: 'Whether it can be ordered as it stands: not empty, and every line is available.',
      select: PRICED_LINES,
      resolve: ({ cartLines }) => cartLines.length > 0 && cartLines.every((line) => lineStatus(line) === 'AVAILABLE'),
    }),
  }),
});

builder.prismaObjectFields(UserRef, (t) => ({
  cart: t.variant(CartRef, { description: 'Their cart.' }),
}));
