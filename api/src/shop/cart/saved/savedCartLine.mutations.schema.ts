import { ProductRef } from '../../catalogue/product.schema.ts';
import { encodeCursor } from '../../../platform/core/page.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { db } from '../../../platform/db/client.ts';
import { payloadFields } from '../../../platform/graphql/payloadFields.ts';
import { CHANGES_NOTHING_CACHED } from '../../../platform/graphql/reportMutations.ts';
import { CartLineEdge, CartRef } from '../cart.schema.ts';
import {
  CartFullError,
  CartLineNotFoundError,
  OutOfStockError,
  ProductUnavailableError,
  QuantityLimitError,
} from '../cartErrors.ts';
import { CartLineRef } from '../cartLine.schema.ts';
import { changedLineEdge } from '../cartLines.schema.ts';
import type { ChangedLine } from '../changeCartLines.ts';
import { quantityShape } from '../cartLimits.ts';
import {
  createSavedCartLine,
  deleteSavedCartLine,
  moveSavedCartLineToCart,
  saveCartLineForLater,
} from './changeSavedCartLines.ts';
import { SavedCartLineEdge, SavedCartLineRef, selectSavedCartLine } from './savedCartLine.schema.ts';
import { SavedCartLineNotFoundError, TooManySavedCartLinesError } from './savedCartLineErrors.ts';

interface SavedLine {
  userId: string;
  savedLineId: string;
}

const savedLine = payloadFields('SavedCartLine', 'savedLineId', (query) => db.savedCartLine.findUniqueOrThrow(query));

const CartLineSaveForLaterPayload = builder
  .objectRef<SavedLine & ChangedLine>('CartLineSaveForLaterPayload')
  .implement({
    description: 'The product moved from the cart.',
    fields: (t) => ({
      removedLineId: t.id({
        description: 'The line of the cart.',
        resolve: ({ lineId }) => encodeId('CartLine', lineId),
      }),
    }),
  });

const SavedCartLineCreatePayload = builder
  .objectRef<SavedLine>('SavedCartLineCreatePayload')
  .implement({ description: 'The product is saved for later.' });

for (const payload of [CartLineSaveForLaterPayload, SavedCartLineCreatePayload]) {
  builder.objectField(payload, 'savedLineEdge', (t) =>
    t.field({
      type: SavedCartLineEdge,
      description: 'The saved line, for the beginning of a list, which may contain it already.',
      resolve: async (saved, _args, context, info) => {
        const node = await selectSavedCartLine(saved, { context, info });
        return { cursor: encodeCursor([node.id]), node };
      },
    }),
  );
}

const SavedCartLineMoveToCartPayload = builder
  .objectRef<ChangedLine & { savedLineId: string; movedQuantity: number }>('SavedCartLineMoveToCartPayload')
  .implement({
    description: 'The product is in the cart.',
    fields: (t) => ({
      movedQuantity: t.exposeInt('movedQuantity', {
        description: 'The pieces added; fewer than saved when stock or the limit did not suffice.',
      }),
      lineEdge: t.field({
        type: CartLineEdge,
        description: 'The line, for the end of a list, which may contain it already.',
        resolve: (changed, _args, context, info) => changedLineEdge(changed, { context, info }),
      }),
      removedSavedLineId: t.id(savedLine.deletedId('The saved line.')),
    }),
  });

for (const payload of [CartLineSaveForLaterPayload, SavedCartLineMoveToCartPayload]) {
  builder.objectField(payload, 'cart', (t) =>
    t.field({ type: CartRef, description: 'The cart with its new totals.', resolve: ({ cart }) => cart }),
  );
}

const SavedCartLineDeletePayload = builder.objectRef<{ savedLineId: string }>('SavedCartLineDeletePayload').implement({
  description: 'The line is deleted.',
  fields: (t) => ({ deletedSavedLineId: t.id(savedLine.deletedId('The deleted line.')) }),
});

builder.mutationFields((t) => {
  const savedLineId = t.input.globalID({ for: SavedCartLineRef, required: true, description: 'The saved line.' });
  return {
    cartLineSaveForLater: t.fieldWithInput({
      description:
        "Moves a line from the cart to what is saved for later; a saved product's quantity rises, up to the limit per product. Needs a session.",
      type: CartLineSaveForLaterPayload,
      extensions: CHANGES_NOTHING_CACHED,
      authScopes: { shopper: true },
      errors: { types: [CartLineNotFoundError, ProductUnavailableError, TooManySavedCartLinesError] },
      input: { lineId: t.input.globalID({ for: CartLineRef, required: true, description: 'The line.' }) },
      resolve: (_root, { input }, { authentication }) =>
        saveCartLineForLater(requireViewer(authentication), input.lineId.id),
    }),
    savedCartLineCreate: t.fieldWithInput({
      description: 'Saves a product for later; a saved one keeps its quantity. Needs a session.',
      type: SavedCartLineCreatePayload,
      extensions: CHANGES_NOTHING_CACHED,
      authScopes: { shopper: true },
      errors: { types: [InvalidInputError, ProductUnavailableError, TooManySavedCartLinesError] },
      input: {
        productId: t.input.globalID({ for: ProductRef, required: true, description: 'The product.' }),
        quantity: t.input.int({ defaultValue: 1, description: 'The number of pieces.', validate: quantityShape }),
      },
      resolve: (_root, { input }, { authentication }) =>
        createSavedCartLine(requireViewer(authentication), {
          productId: input.productId.id,
          quantity: input.quantity ?? 1,
        }),
    }),
    savedCartLineMoveToCart: t.fieldWithInput({
      description: 'Moves a saved line to the cart, with as many pieces as stock and limit allow. Needs a session.',
      type: SavedCartLineMoveToCartPayload,
      extensions: CHANGES_NOTHING_CACHED,
      authScopes: { shopper: true },
      errors: {
        types: [
          SavedCartLineNotFoundError,
          OutOfStockError,
          ProductUnavailableError,
          QuantityLimitError,
          CartFullError,
        ],
      },
      input: { savedLineId },
      resolve: async (_root, { input }, { authentication }) => {
        const moved = await moveSavedCartLineToCart(requireViewer(authentication), input.savedLineId.id);
        return { ...moved, savedLineId: input.savedLineId.id };
      },
    }),
    savedCartLineDelete: t.fieldWithInput({
      description: 'Deletes a saved line. Needs a session.',
      type: SavedCartLineDeletePayload,
      extensions: CHANGES_NOTHING_CACHED,
      authScopes: { shopper: true },
      errors: { types: [SavedCartLineNotFoundError] },
      input: { savedLineId },
      resolve: async (_root, { input }, { authentication }) => {
        await deleteSavedCartLine(requireViewer(authentication), input.savedLineId.id);
        return { savedLineId: input.savedLineId.id };
      },
    }),
  };
});
