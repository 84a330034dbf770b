import { z } from 'zod';
import { ProductRef } from '../catalogue/product.schema.ts';
import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { loadEdge } from '../graphql/loadEdge.ts';
import { encodeId } from '../core/publicId.ts';
import { InvalidInputError } from '../core/userError.ts';
import { requireViewer } from '../core/viewer.ts';
import { addCartLine } from './addCartLine.ts';
import { CartLineEdge, CartRef } from './cart.schema.ts';
import {
  CartFullError,
  CartLineNotFoundError,
  OutOfStockError,
  ProductUnavailableError,
  QuantityLimitError,
} from './cartErrors.ts';
import { CartLineRef } from './cartLine.schema.ts';
import { MAX_QUANTITY } from './cartLimits.ts';
import { removeCartLine } from './removeCartLine.ts';
import { updateCartLine } from './updateCartLine.ts';

interface ChangedLine {
  userId: string;
  lineId: string;
}

const quantityShape = z
  .int()
  .min(1, 'Quantity must be at least 1')
  .max(MAX_QUANTITY, `Quantity must be at most ${MAX_QUANTITY}`);

const CartLineAddPayload = builder.objectRef<ChangedLine>('CartLineAddPayload').implement({
  description: 'The cart contains the product.',
  fields: (t) => ({
    lineEdge: t.field({
      type: CartLineEdge,
      description: 'The line, for the end of a list. A list may contain it already.',
      resolve: ({ lineId }, _args, context, info) =>
        loadEdge({ context, info, typeName: 'CartLine' }, (query) =>
          db.cartLine.findUniqueOrThrow({ ...query, where: { id: lineId } }),
        ),
    }),
  }),
});

const CartLineUpdatePayload = builder.objectRef<ChangedLine>('CartLineUpdatePayload').implement({
  description: 'The line has its new quantity.',
  fields: (t) => ({
    line: t.prismaField({
      type: CartLineRef,
      description: 'The line as it is now.',
      resolve: (query, { lineId }) => db.cartLine.findUniqueOrThrow({ ...query, where: { id: lineId } }),
    }),
  }),
});

const CartLineRemovePayload = builder.objectRef<ChangedLine>('CartLineRemovePayload').implement({
  description: 'The line is removed from the cart.',
  fields: (t) => ({
    removedLineId: t.id({
      description: 'The public id of the removed line.',
      resolve: ({ lineId }) => encodeId('CartLine', lineId),
    }),
  }),
});

for (const payload of [CartLineAddPayload, CartLineUpdatePayload, CartLineRemovePayload]) {
  builder.objectField(payload, 'cart', (t) =>
    t.prismaField({
      type: CartRef,
      description: 'The cart with its new totals.',
      resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  );
}

builder.mutationFields((t) => ({
  cartLineAdd: t.fieldWithInput({
    description:
      'Adds a product to the cart. Another call for the same product raises its quantity. Nothing changes when stock or a limit does not suffice. For signed-in users.',
    type: CartLineAddPayload,
    authScopes: { shopper: true },
    errors: { types: [InvalidInputError, OutOfStockError, ProductUnavailableError, QuantityLimitError, CartFullError] },
    input: {
      productId: t.input.globalID({ for: ProductRef, required: true, description: 'The public id of the product.' }),
      quantity: t.input.int({ defaultValue: 1, description: 'The number of pieces to add.', validate: quantityShape }),
    },
    resolve: (_root, { input }, { authentication }) =>
      addCartLine(requireViewer(authentication), { productId: input.productId.id, quantity: input.quantity ?? 1 }),
  }),
  cartLineUpdate: t.fieldWithInput({
    description: 'Sets the quantity of a line. A repeated call changes nothing. For signed-in users.',
    type: CartLineUpdatePayload,
    authScopes: { shopper: true },
    errors: {
      types: [InvalidInputError, OutOfStockError, ProductUnavailableError, QuantityLimitError, CartLineNotFoundError],
    },
    input: {
      lineId: t.input.globalID({ for: CartLineRef, required: true, description: 'The public id of the line.' }),
      quantity: t.input.int({ required: true, description: 'The new quantity.', validate: quantityShape }),
    },
    resolve: (_root, { input }, { authentication }) =>
      updateCartLine(requireViewer(authentication), { lineId: input.lineId.id, quantity: input.quantity }),
  }),
  cartLineRemove: t.fieldWithInput({
    description: 'Removes a line from the cart. For signed-in users.',
    type: CartLineRemovePayload,
    authScopes: { shopper: true },
    errors: { types: [CartLineNotFoundError] },
    input: {
      lineId: t.input.globalID({ for: CartLineRef, required: true, description: 'The public id of the line.' }),
    },
    resolve: (_root, { input }, { authentication }) => removeCartLine(requireViewer(authentication), input.lineId.id),
  }),
}));
