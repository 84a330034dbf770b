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
import {
  findStockNotificationIds,
  findStockNotifications,
  MAX_STOCK_NOTIFICATIONS,
  createStockNotification,
  deleteStockNotification,
  ProductInStockError,
  TooManyStockNotificationsError,
} from './stockNotifications.ts';
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
  stockNotificationProducts: t.connection(
    {
      type: ProductRef,
      description: 'The products available for sale with an open request, newest request first.',
      resolve: linkedProducts(findStockNotifications, async (id) => (await findStockNotificationIds(id)).length),
    },
    ...PRODUCT_CONNECTION,
  ),
  stockNotificationProductIds: t.idList({
    description: `All of \`stockNotificationProducts\`; at most ${MAX_STOCK_NOTIFICATIONS}.`,
    resolve: async ({ id }) => (await findStockNotificationIds(id)).map((productId) => encodeId('Product', productId)),
  }),
}));

/** Declares the payload of a mutation that adds a product to a list of the viewer, or removes it: then it has a field with the product's id. */
function productListPayload(name: string, description: string, removedIdField?: string) {
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

const StockNotificationCreatePayload = productListPayload(
  'StockNotificationCreatePayload',
  'The viewer is mailed once when the product is back in stock.',
);
const StockNotificationDeletePayload = productListPayload(
  'StockNotificationDeletePayload',
  'The viewer is not mailed about the product.',
  'deletedProductId',
);

builder.mutationFields((t) => {
  const productId = t.input.globalID({ for: ProductRef, required: true, description: 'The public id of the product.' });
  return {
    stockNotificationCreate: t.fieldWithInput({
      description: `Requests a mail when a sold-out product is back in stock. At most ${MAX_STOCK_NOTIFICATIONS} are open. Repeating it changes nothing.`,
      type: StockNotificationCreatePayload,
      authScopes: { shopper: true },
      extensions: CHANGES_NOTHING_CACHED,
      errors: { types: [ProductUnavailableError, ProductInStockError, TooManyStockNotificationsError] },
      input: { productId },
      resolve: (_root, { input }, { authentication }) =>
        createStockNotification(requireViewer(authentication), input.productId.id),
    }),
    stockNotificationDelete: t.fieldWithInput({
      description: 'Withdraws the request for a product. Repeating it changes nothing.',
      type: StockNotificationDeletePayload,
      authScopes: { shopper: true },
      extensions: CHANGES_NOTHING_CACHED,
      input: { productId },
      resolve: (_root, { input }, { authentication }) =>
        deleteStockNotification(requireViewer(authentication), input.productId.id),
    }),
  };
});
