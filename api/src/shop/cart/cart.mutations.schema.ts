import { ProductRef } from '../catalogue/product.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { CHANGES_NOTHING_CACHED } from '../../platform/graphql/reportMutations.ts';
import { addCartLine, type ChangedLine, removeCartLine, updateCartLine } from './changeCartLines.ts';
import { CartLineEdge, CartRef } from './cart.schema.ts';
import {
  CartFullError,
  CartLineNotFoundError,
  OutOfStockError,
  ProductUnavailableError,
  QuantityLimitError,
} from './cartErrors.ts';
import { CartLineRef } from './cartLine.schema.ts';
import { changedLineEdge, findChangedLine } from './cartLines.schema.ts';
import { quantityShape } from './cartLimits.ts';

const CartLineAddPayload = builder.objectRef<ChangedLine & { wasInCart: boolean }>('CartLineAddPayload').implement({
  description: 'The cart contains the product.',
  fields: (t) => ({
    wasInCart: t.exposeBoolean('wasInCart', { description: 'Whether it was in the cart before.' }),
    lineEdge: t.field({
      type: CartLineEdge,
      description: 'The line, for the end of a list, which may contain it already.',
      resolve: (changed, _args, context, info) => changedLineEdge(changed, { context, info }),
    }),
  }),
});

const CartLineUpdatePayload = builder.objectRef<ChangedLine>('CartLineUpdatePayload').implement({
  description: 'The line has its new quantity.',
  fields: (t) => ({
    line: t.field({
      type: CartLineRef,
      description: 'The line as it is now.',
      resolve: (changed, _args, context, info) => findChangedLine(changed, { context, info }),
    }),
  }),
});

const CartLineRemovePayload = builder.objectRef<ChangedLine>('CartLineRemovePayload').implement({
  description: 'The line is removed from the cart.',
  fields: (t) => ({
    removedLineId: t.id({ description: 'The removed line.', resolve: ({ lineId }) => encodeId('CartLine', lineId) }),
  }),
});

for (const payload of [CartLineAddPayload, CartLineUpdatePayload, CartLineRemovePayload]) {
  builder.objectField(payload, 'cart', (t) =>
    t.field({ type: CartRef, description: 'The cart with its new totals.', resolve: ({ cart }) => cart }),
  );
}

builder.mutationFields((t) => ({
  cartLineAdd: t.fieldWithInput({
    description: 'Adds a product to the cart, or raises its quantity unless `isOnlyIfAbsent`. Needs a session.',
    type: CartLineAddPayload,
    extensions: CHANGES_NOTHING_CACHED,
    authScopes: { shopper: true },
    errors: { types: [InvalidInputError, OutOfStockError, ProductUnavailableError, QuantityLimitError, CartFullError] },
    input: {
      productId: t.input.globalID({ for: ProductRef, required: true, description: 'The product.' }),
      quantity: t.input.int({ defaultValue: 1, description: 'The pieces to add.', validate: quantityShape }),
      isOnlyIfAbsent: t.input.boolean({
        defaultValue: false,
        description: 'Keeps the quantity of a product in the cart.',
      }),
    },
    resolve: (_root, { input }, { authentication }) =>
      addCartLine(requireViewer(authentication), {
        productId: input.productId.id,
        quantity: input.quantity ?? 1,
        isOnlyIfAbsent: input.isOnlyIfAbsent ?? false,
      }),
  }),
  cartLineUpdate: t.fieldWithInput({
    description: 'Sets the quantity of a line. Needs a session. Repeating it changes nothing.',
    type: CartLineUpdatePayload,
    extensions: CHANGES_NOTHING_CACHED,
    authScopes: { shopper: true },
    errors: {
      types: [InvalidInputError, OutOfStockError, ProductUnavailableError, QuantityLimitError, CartLineNotFoundError],
    },
    input: {
      lineId: t.input.globalID({ for: CartLineRef, required: true, description: 'The line.' }),
      quantity: t.input.int({ required: true, description: 'The new quantity.', validate: quantityShape }),
    },
    resolve: (_root, { input }, { authentication }) =>
      updateCartLine(requireViewer(authentication), { lineId: input.lineId.id, quantity: input.quantity }),
  }),
  cartLineRemove: t.fieldWithInput({
    description: 'Removes a line from the cart. Needs a session.',
    type: CartLineRemovePayload,
    extensions: CHANGES_NOTHING_CACHED,
    authScopes: { shopper: true },
    errors: { types: [CartLineNotFoundError] },
    input: { lineId: t.input.globalID({ for: CartLineRef, required: true, description: 'The line.' }) },
    resolve: (_root, { input }, { authentication }) => removeCartLine(requireViewer(authentication), input.lineId.id),
  }),
}));
