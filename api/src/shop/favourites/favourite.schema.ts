import { PRODUCT_CONNECTION, ProductRef } from '../catalogue/product.schema.ts';
import { linkedConnection } from '../catalogue/productConnection.schema.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { UserRef } from '../identity/user.schema.ts';
import {
  MAX_FAVOURITES,
  findFavouriteIds,
  findFavourites,
  type FavouriteProduct,
  addFavourite,
  TooManyFavouritesError,
  removeFavourite,
} from './favourites.ts';
import { ProductUnavailableError } from '../cart/cartErrors.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { CHANGES_NOTHING_CACHED } from '../../platform/graphql/reportMutations.ts';

builder.prismaObjectFields(UserRef, (t) => ({
  favourites: t.connection(
    {
      type: ProductRef,
      description: 'On sale, in stock first, then newest first.',
      resolve: ({ id }, args, context, info) =>
        linkedConnection<FavouriteProduct>(
          {
            read: (columns) => findFavourites(id, { args, columns }),
            keysOf: ({ rank, favouriteId }) => [rank, favouriteId],
            totalCount: async () => (await findFavouriteIds(id)).length,
          },
          args,
          { context, info },
        ),
    },
    ...PRODUCT_CONNECTION,
  ),
  favouriteProductIds: t.idList({
    description: `All of \`favourites\`, newest first; at most ${MAX_FAVOURITES}.`,
    resolve: async ({ id }) => (await findFavouriteIds(id)).map((productId) => encodeId('Product', productId)),
  }),
}));

const FavouriteAddPayload = builder.objectRef<{ userId: string }>('FavouriteAddPayload').implement({
  description: "The product is one of the viewer's favourites.",
  fields: (t) => ({
    user: t.field({
      type: UserRef,
      description: 'With the favourites after the change.',
      resolve: ({ userId }) => ({ id: userId }),
    }),
  }),
});

const FavouriteRemovePayload = builder
  .objectRef<{ userId: string; productId: string }>('FavouriteRemovePayload')
  .implement({
    description: "The product is not one of the viewer's favourites.",
    fields: (t) => ({
      removedProductId: t.id({
        description: 'The product.',
        resolve: ({ productId }) => encodeId('Product', productId),
      }),
      user: t.field({
        type: UserRef,
        description: 'With the favourites after the change.',
        resolve: ({ userId }) => ({ id: userId }),
      }),
    }),
  });

builder.mutationFields((t) => {
  const productId = t.input.globalID({ for: ProductRef, required: true, description: 'The product.' });
  return {
    favouriteAdd: t.fieldWithInput({
      description: `Adds a favourite; an account has at most ${MAX_FAVOURITES}. Repeating it changes nothing.`,
      type: FavouriteAddPayload,
      authScopes: { shopper: true },
      extensions: CHANGES_NOTHING_CACHED,
      errors: { types: [ProductUnavailableError, TooManyFavouritesError] },
      input: { productId },
      resolve: (_root, { input }, { authentication }) =>
        addFavourite(requireViewer(authentication), input.productId.id),
    }),
    favouriteRemove: t.fieldWithInput({
      description: 'Removes a favourite. Repeating it changes nothing.',
      type: FavouriteRemovePayload,
      authScopes: { shopper: true },
      extensions: CHANGES_NOTHING_CACHED,
      input: { productId },
      resolve: async (_root, { input }, { authentication }) => ({
        ...(await removeFavourite(requireViewer(authentication), input.productId.id)),
        productId: input.productId.id,
      }),
    }),
  };
});
