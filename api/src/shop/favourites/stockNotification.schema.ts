import { PRODUCT_CONNECTION, ProductRef } from '../catalogue/product.schema.ts';
import { linkedProducts } from '../catalogue/productConnection.schema.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { UserRef } from '../identity/user.schema.ts';
import { productListPayload } from './favourite.schema.ts';
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
