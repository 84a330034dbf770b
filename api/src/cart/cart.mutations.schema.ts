import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { ProductRef } from '../catalogue/product.schema.ts';
import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { encodeCursor } from '../graphql/connection.ts';
import { encodeId } from '../graphql/globalId.ts';
import { InvalidInputError } from '../graphql/userError.ts';
import { requireViewer } from '../graphql/viewer.ts';
import { addLine } from './addLine.ts';
import { CartLineEdge, CartRef } from './cart.schema.ts';
import {
  CartFullError,
  CartLineGoneError,
  OutOfStockError,
  ProductWithdrawnError,
  QuantityLimitError,
} from './cartErrors.ts';
import { CartLineRef } from './cartLine.schema.ts';
import { MAX_QUANTITY } from './cartLimits.ts';
import { removeLine } from './removeLine.ts';
import { setLineQuantity } from './setLineQuantity.ts';

interface ChangedLine {
  userId: string;
  lineId: string;
}

const quantityShape = z
  .int()
  .min(1, 'Quantity must be at least 1')
  .max(MAX_QUANTITY, `Quantity must be at most ${MAX_QUANTITY}`);

const CartAddLinePayload = builder.objectRef<ChangedLine>('CartAddLinePayload').implement({
  description: 'The product is in the cart.',
  fields: (t) => ({
    cart: t.prismaField({
      type: CartRef,
      description: 'The cart with its new totals.',
      resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    lineEdge: t.field({
      type: CartLineEdge,
      description: 'The line, for the end of a list; it may have been there before.',
      resolve: async ({ lineId }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'CartLine', select: { id: true }, path: ['node'] });
        const node = await db.cartLine.findUniqueOrThrow({ ...query, where: { id: lineId } });
        return { cursor: encodeCursor([lineId]), node };
      },
    }),
  }),
});

const CartSetLineQuantityPayload = builder.objectRef<ChangedLine>('CartSetLineQuantityPayload').implement({
  description: 'The line has its new quantity.',
  fields: (t) => ({
    cart: t.prismaField({
      type: CartRef,
      description: 'The cart with its new totals.',
      resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    line: t.prismaField({
      type: CartLineRef,
      description: 'The line as it is now.',
      resolve: (query, { lineId }) => db.cartLine.findUniqueOrThrow({ ...query, where: { id: lineId } }),
    }),
  }),
});

const CartRemoveLinePayload = builder.objectRef<ChangedLine>('CartRemoveLinePayload').implement({
  description: 'The product is out of the cart.',
  fields: (t) => ({
    cart: t.prismaField({
      type: CartRef,
      description: 'The cart with its new totals.',
      resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    removedLineId: t.id({
      description: 'The public id of the line that went.',
      resolve: ({ lineId }) => encodeId('CartLine', lineId),
    }),
  }),
});

builder.mutationFields((t) => ({
  cartAddLine: t.fieldWithInput({
    description: 'Puts a product in the cart. Asking again for the same product adds to its quantity.',
    type: CartAddLinePayload,
    authScopes: { shopper: true },
    errors: { types: [InvalidInputError, OutOfStockError, ProductWithdrawnError, QuantityLimitError, CartFullError] },
    input: {
      productId: t.input.globalID({ for: ProductRef, required: true, description: 'Which product.' }),
      quantity: t.input.int({ defaultValue: 1, description: 'How many more of it.', validate: quantityShape }),
    },
    resolve: (_root, { input }, { authentication }) =>
      addLine(requireViewer(authentication), { productId: input.productId.id, quantity: input.quantity ?? 1 }),
  }),
  cartSetLineQuantity: t.fieldWithInput({
    description: 'Sets how many of a product the cart holds. Sending it twice changes nothing more.',
    type: CartSetLineQuantityPayload,
    authScopes: { shopper: true },
    errors: {
      types: [InvalidInputError, OutOfStockError, ProductWithdrawnError, QuantityLimitError, CartLineGoneError],
    },
    input: {
      lineId: t.input.globalID({ for: CartLineRef, required: true, description: 'Which line.' }),
      quantity: t.input.int({ required: true, description: 'How many from now on.', validate: quantityShape }),
    },
    resolve: (_root, { input }, { authentication }) =>
      setLineQuantity(requireViewer(authentication), { lineId: input.lineId.id, quantity: input.quantity }),
  }),
  cartRemoveLine: t.fieldWithInput({
    description: 'Takes a product out of the cart.',
    type: CartRemoveLinePayload,
    authScopes: { shopper: true },
    errors: { types: [CartLineGoneError] },
    input: { lineId: t.input.globalID({ for: CartLineRef, required: true, description: 'Which line.' }) },
    resolve: (_root, { input }, { authentication }) => removeLine(requireViewer(authentication), input.lineId.id),
  }),
}));
