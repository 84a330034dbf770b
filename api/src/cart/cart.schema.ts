import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { keysetPage } from '../core/page.ts';
import { toNodeConnection } from '../graphql/connection.ts';
import { NIL_UUID } from '../core/nilUuid.ts';
import { viewerOrNull } from '../core/viewer.ts';
import { UserRef } from '../identity/user.schema.ts';
import { billOf, remainingForFreeDelivery } from './bill.ts';
import { BillRef } from './bill.schema.ts';
import { CartLineRef } from './cartLine.schema.ts';
import { linePrice, lineStatus, availableQuantity } from './lineStatus.ts';

/** A cart line in a list, also for payloads. */
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
  Parameters<typeof availableQuantity>[0] & { product: { mrpPaise: number } };

function pricedLines(lines: readonly PricedLine[]): { quantity: number; mrp: number; price: number }[] {
  return lines.map((line) => ({
    quantity: availableQuantity(line),
    mrp: line.product.mrpPaise,
    price: linePrice(line),
  }));
}

const FreeDeliveryRef = builder.objectRef<{ threshold: number; remaining: number }>('FreeDelivery').implement({
  description: 'The total from which the delivery is free.',
  fields: (t) => ({
    threshold: t.expose('threshold', {
      type: 'Paise',
      description: 'The total at the prices charged from which the delivery is free.',
    }),
    remaining: t.expose('remaining', {
      type: 'Paise',
      description: 'The amount that the cart lacks; 0 when the delivery is free.',
    }),
  }),
});

/** The cart of a user: a second type of the row of the user. */
export const CartRef = builder.prismaNode('User', {
  variant: 'Cart',
  description: "The viewer's cart. It reserves no stock: placing an order does.",
  id: { field: 'id', description: 'The public id, `cart_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, AND: { id: viewerOrNull(authentication)?.userId ?? NIL_UUID } }),
  fields: (t) => ({
    lines: t.connection(
      {
        type: CartLineRef,
        description: 'The lines of the cart, oldest first.',
        select: (args, _context, nestedSelection) => ({
          cartLines: {
            ...keysetPage(args, 'id', 'asc'),
            ...nestedSelection({ select: { id: true } }, ['edges', 'node']),
          },
        }),
        resolve: ({ id, cartLines }, args) =>
          toNodeConnection(cartLines, args, () => db.cartLine.count({ where: { userId: id } })),
      },
      CartLineConnection,
      CartLineEdge,
    ),
    lineCount: t.int({
      description: 'The number of lines, including those that cannot be ordered.',
      select: PRICED_LINES,
      resolve: ({ cartLines }) => cartLines.length,
    }),
    bill: t.field({
      type: BillRef,
      description: 'The totals at the current prices. Pieces that cannot be ordered do not count.',
      select: PRICED_LINES,
      resolve: ({ cartLines }, _args, { shop }) => billOf(pricedLines(cartLines), shop.fees),
    }),
    freeDelivery: t.field({
      type: FreeDeliveryRef,
      nullable: true,
      description: 'The threshold of free delivery; null when the delivery is always free, or never.',
      select: PRICED_LINES,
      resolve: ({ cartLines }, _args, { shop: { fees } }) => {
        const remaining = remainingForFreeDelivery(billOf(pricedLines(cartLines), fees).itemsTotal, fees);
        return remaining === null || fees.freeDeliveryFrom === null
          ? null
          : { threshold: fees.freeDeliveryFrom, remaining };
      },
    }),
    isOrderable: t.boolean({
      description: 'Whether it can be ordered unchanged: it is not empty, and every line is available.',
      select: PRICED_LINES,
      resolve: ({ cartLines }) => cartLines.length > 0 && cartLines.every((line) => lineStatus(line) === 'AVAILABLE'),
    }),
  }),
});

builder.prismaObjectFields(UserRef, (t) => ({
  cart: t.variant(CartRef, { description: 'Their cart.' }),
}));
