import { PRODUCT_CONNECTION, ProductRef } from '../catalogue/product.schema.ts';
import { linkedConnection } from '../catalogue/productConnection.schema.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { UserRef } from '../identity/user.schema.ts';
import { MAX_FAVOURITES } from './favouriteErrors.ts';
import { findFavouriteIds, findFavourites, type FavouriteProduct } from './findFavourites.ts';

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
