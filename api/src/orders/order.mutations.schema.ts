import { queryFromInfo } from '@pothos/plugin-prisma';
import { CartLineEdge, CartRef } from '../cart/cart.schema.ts';
import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { encodeCursor } from '../graphql/connection.ts';
import { requireViewer } from '../graphql/viewer.ts';
import { OrderRef } from './order.schema.ts';
import { OrderGoneError } from './orderErrors.ts';
import type { LeftOut } from './planReorder.ts';
import { reorder, type Reordered } from './reorder.ts';

const LeftOutReasonRef = builder.enumType('LeftOutReason', {
  description: 'Why some of an order is not in the cart again.',
  values: {
    NOT_SOLD: { description: 'It is no longer sold.' },
    OUT_OF_STOCK: { description: 'None is left.' },
    FEWER_LEFT: { description: 'Fewer are left than were ordered.' },
    CART_FULL: { description: 'The cart holds as many different products as it can.' },
  },
});

const LeftOutRef = builder.objectRef<LeftOut>('LeftOut').implement({
  description: 'A product of which the cart has fewer than were ordered.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it was called in the order.' }),
    reason: t.expose('reason', { type: LeftOutReasonRef, description: 'Why.' }),
    quantity: t.exposeInt('quantity', { description: 'How many could not be put in.' }),
  }),
});

const OrderReorderPayload = builder.objectRef<Reordered>('OrderReorderPayload').implement({
  description: 'What can be had of the order is in the cart.',
  fields: (t) => ({
    cart: t.prismaField({
      type: CartRef,
      description: 'The cart with its new totals.',
      resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    addedCount: t.exposeInt('addedCount', {
      description: 'How many pieces came into the cart; 0 where it had all that can be had.',
    }),
    changedLineEdges: t.field({
      type: [CartLineEdge],
      description: 'The lines that are new or have grown, for the end of a list; they may have been there before.',
      resolve: async ({ lineIds }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'CartLine', select: { id: true }, path: ['node'] });
        const nodes = await db.cartLine.findMany({ ...query, where: { id: { in: lineIds } }, orderBy: { id: 'asc' } });
        return nodes.map((node) => ({ cursor: encodeCursor([node.id]), node }));
      },
    }),
    leftOut: t.field({
      type: [LeftOutRef],
      description: 'What could not be put in, or not all of it.',
      resolve: ({ leftOut }) => leftOut,
    }),
  }),
});

builder.mutationField('orderReorder', (t) =>
  t.fieldWithInput({
    description:
      "Puts what is still sold of one of the viewer's orders into the cart. Each line is raised to at least what was ordered, so sending it twice changes nothing more; what the cart holds besides stays.",
    type: OrderReorderPayload,
    authScopes: { shopper: true },
    errors: { types: [OrderGoneError] },
    input: {
      orderId: t.input.globalID({ for: OrderRef, required: true, description: "One of the viewer's orders." }),
    },
    resolve: (_root, { input }, { authentication }) => reorder(requireViewer(authentication), input.orderId.id),
  }),
);
