import { ProductUnavailableError } from '../cart/cartErrors.ts';
import { ProductRef } from '../catalogue/product.schema.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { CHANGES_NOTHING_CACHED } from '../../platform/graphql/reportMutations.ts';
import { UserRef } from '../identity/user.schema.ts';
import { addFavourite } from './addFavourite.ts';
import './favourite.schema.ts';
import { MAX_FAVOURITES, TooManyFavouritesError } from './favouriteErrors.ts';
import { removeFavourite } from './removeFavourite.ts';

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
