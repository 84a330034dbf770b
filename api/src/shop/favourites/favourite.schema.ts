import { PRODUCT_CONNECTION, ProductRef } from '../catalogue/product.schema.ts';
import { linkedProducts } from '../catalogue/productConnection.schema.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { UserRef } from '../identity/user.schema.ts';
import {
  MAX_FAVOURITES,
  findFavouriteIds,
  findFavourites,
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
      description: 'Available for sale, in stock first, then newest first.',
      resolve: linkedProducts(findFavourites, async (id) => (await findFavouriteIds(id)).length),
    },
    ...PRODUCT_CONNECTION,
  ),
  favouriteProductIds: t.idList({
    description: `All of \`favourites\`, newest first; at most ${MAX_FAVOURITES}.`,
    resolve: async ({ id }) => (await findFavouriteIds(id)).map((productId) => encodeId('Product', productId)),
  }),
}));

/** Declares the payload of a mutation that adds a product to a list of the viewer, or removes it: then it has a field with the product's id. */
export function productListPayload(name: string, description: string, removedIdField?: string) {
  const payload = builder.objectRef<{ userId: string; productId: string }>(name).implement({
    description,
    fields: (t) => ({
      user: t.field({
        type: UserRef,
        description: 'With the list after the change.',
        resolve: ({ userId }) => ({ id: userId }),
      }),
    }),
  });
  if (removedIdField !== undefined) {
    builder.objectField(payload, removedIdField, (t) =>
      t.id({ description: 'For removing it from lists.', resolve: ({ productId }) => encodeId('Product', productId) }),
    );
  }
  return payload;
}

const FavouriteAddPayload = productListPayload('FavouriteAddPayload', "The product is one of the viewer's favourites.");
const FavouriteRemovePayload = productListPayload(
  'FavouriteRemovePayload',
  "The product is not one of the viewer's favourites.",
  'removedProductId',
);

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
      resolve: (_root, { input }, { authentication }) =>
        removeFavourite(requireViewer(authentication), input.productId.id),
    }),
  };
});
