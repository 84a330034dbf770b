import { ProductRef } from '../../catalogue/product.schema.ts';
import { encodeCursor } from '../../../platform/core/page.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { builder } from '../../../platform/graphql/builder.ts';
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
import type { CartRow } from '../cartLines.schema.ts';
import { changedLineEdge, type ChangedLine } from '../changedLine.schema.ts';
import { quantityShape } from '../quantityShape.ts';
import { createSavedCartLine } from './createSavedCartLine.ts';
import { deleteSavedCartLine } from './deleteSavedCartLine.ts';
import { moveSavedCartLineToCart } from './moveSavedCartLineToCart.ts';
import { saveCartLineForLater } from './saveCartLineForLater.ts';
import { SavedCartLineEdge, SavedCartLineRef } from './savedCartLine.schema.ts';
import { SavedCartLineNotFoundError, TooManySavedCartLinesError } from './savedCartLineErrors.ts';
import { selectSavedCartLine } from './selectedSavedCartLines.schema.ts';

interface SavedLine {
  userId: string;
  savedLineId: string;
}

interface SavedCartLineMove extends ChangedLine {
  savedLineId: string;
  movedQuantity: number;
}

const CartLineSaveForLaterPayload = builder
  .objectRef<SavedLine & { lineId: string; cart: CartRow }>('CartLineSaveForLaterPayload')
  .implement({
    description: 'The product is saved for later and is not in the cart.',
    fields: (t) => ({
      removedLineId: t.id({
        description: 'The public id of the line that the cart contained.',
        resolve: ({ lineId }) => encodeId('CartLine', lineId),
      }),
    }),
  });

const SavedCartLineCreatePayload = builder.objectRef<SavedLine>('SavedCartLineCreatePayload').implement({
  description: 'The product is saved for later.',
});

for (const payload of [CartLineSaveForLaterPayload, SavedCartLineCreatePayload]) {
  builder.objectField(payload, 'savedLineEdge', (t) =>
    t.field({
      type: SavedCartLineEdge,
      description: 'The saved line, for the beginning of a list. A list may contain it already.',
      resolve: async (saved, _args, context, info) => {
        const node = await selectSavedCartLine(saved, { context, info });
        return { cursor: encodeCursor([node.id]), node };
      },
    }),
  );
}

const SavedCartLineMoveToCartPayload = builder
  .objectRef<SavedCartLineMove>('SavedCartLineMoveToCartPayload')
  .implement({
    description: 'The product is in the cart and is not saved for later.',
    fields: (t) => ({
      movedQuantity: t.exposeInt('movedQuantity', {
        description:
          'The number of pieces added to the cart; fewer than saved when stock or the limit did not suffice.',
      }),
      lineEdge: t.field({
        type: CartLineEdge,
        description: 'The line, for the end of a list. A list may contain it already.',
        resolve: (changed, _args, context, info) => changedLineEdge(changed, { context, info }),
      }),
      removedSavedLineId: t.id({
        description: 'The public id of the line that was saved.',
        resolve: ({ savedLineId }) => encodeId('SavedCartLine', savedLineId),
      }),
    }),
  });

for (const payload of [CartLineSaveForLaterPayload, SavedCartLineMoveToCartPayload]) {
  builder.objectField(payload, 'cart', (t) =>
    t.field({ type: CartRef, description: 'The cart with its new totals.', resolve: ({ cart }) => cart }),
  );
}

const SavedCartLineDeletePayload = builder.objectRef<{ savedLineId: string }>('SavedCartLineDeletePayload').implement({
  description: 'The product is not saved for later.',
  fields: (t) => ({
    deletedSavedLineId: t.id({
      description: 'The public id of the deleted line.',
      resolve: ({ savedLineId }) => encodeId('SavedCartLine', savedLineId),
    }),
  }),
});

builder.mutationFields((t) => {
  const savedLineId = t.input.globalID({
    for: SavedCartLineRef,
    required: true,
    description: 'The public id of the saved line.',
  });
  return {
    cartLineSaveForLater: t.fieldWithInput({
      description:
        'Moves a line from the cart to what is saved for later. The quantity of a product that is saved already rises, up to the limit per product. For signed-in users.',
      type: CartLineSaveForLaterPayload,
      extensions: CHANGES_NOTHING_CACHED,
      authScopes: { shopper: true },
      errors: { types: [CartLineNotFoundError, ProductUnavailableError, TooManySavedCartLinesError] },
      input: {
        lineId: t.input.globalID({ for: CartLineRef, required: true, description: 'The public id of the line.' }),
      },
      resolve: async (_root, { input }, { authentication }) => {
        const saved = await saveCartLineForLater(requireViewer(authentication), input.lineId.id);
        return { ...saved, cart: { id: saved.userId } };
      },
    }),
    savedCartLineCreate: t.fieldWithInput({
      description:
        'Saves a product for later without the cart. One that is saved already keeps its quantity. For signed-in users.',
      type: SavedCartLineCreatePayload,
      extensions: CHANGES_NOTHING_CACHED,
      authScopes: { shopper: true },
      errors: { types: [InvalidInputError, ProductUnavailableError, TooManySavedCartLinesError] },
      input: {
        productId: t.input.globalID({ for: ProductRef, required: true, description: 'The public id of the product.' }),
        quantity: t.input.int({ defaultValue: 1, description: 'The number of pieces.', validate: quantityShape }),
      },
      resolve: (_root, { input }, { authentication }) =>
        createSavedCartLine(requireViewer(authentication), {
          productId: input.productId.id,
          quantity: input.quantity ?? 1,
        }),
    }),
    savedCartLineMoveToCart: t.fieldWithInput({
      description:
        'Moves a saved line to the cart, with as many of its pieces as stock and the limit per product allow. Nothing changes when not even one piece can be added. For signed-in users.',
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
        const { userId, ...moved } = await moveSavedCartLineToCart(requireViewer(authentication), input.savedLineId.id);
        return { ...moved, cart: { id: userId }, savedLineId: input.savedLineId.id };
      },
    }),
    savedCartLineDelete: t.fieldWithInput({
      description: 'Deletes a line that is saved for later. For signed-in users.',
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
