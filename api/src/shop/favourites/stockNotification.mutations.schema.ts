import { ProductUnavailableError } from '../cart/cartErrors.ts';
import { ProductRef } from '../catalogue/product.schema.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { CHANGES_NOTHING_CACHED } from '../../platform/graphql/reportMutations.ts';
import { UserRef } from '../identity/user.schema.ts';
import { createStockNotification } from './createStockNotification.ts';
import { deleteStockNotification } from './deleteStockNotification.ts';
import './stockNotification.schema.ts';
import {
  MAX_STOCK_NOTIFICATIONS,
  ProductInStockError,
  TooManyStockNotificationsError,
} from './stockNotificationErrors.ts';

const StockNotificationCreatePayload = builder
  .objectRef<{ userId: string }>('StockNotificationCreatePayload')
  .implement({
    description: 'The viewer will be mailed once when the product is back in stock.',
    fields: (t) => ({
      user: t.field({
        type: UserRef,
        description: 'The viewer, with the open requests as they are now.',
        resolve: ({ userId }) => ({ id: userId }),
      }),
    }),
  });

const StockNotificationDeletePayload = builder
  .objectRef<{ userId: string; productId: string }>('StockNotificationDeletePayload')
  .implement({
    description: 'The viewer will not be mailed about the product.',
    fields: (t) => ({
      deletedProductId: t.id({
        description: 'The public id of the product.',
        resolve: ({ productId }) => encodeId('Product', productId),
      }),
      user: t.field({
        type: UserRef,
        description: 'The viewer, with the open requests as they are now.',
        resolve: ({ userId }) => ({ id: userId }),
      }),
    }),
  });

builder.mutationFields((t) => {
  const productId = t.input.globalID({ for: ProductRef, required: true, description: 'The public id of the product.' });
  return {
    stockNotificationCreate: t.fieldWithInput({
      description: `Requests one mail to the viewer when a sold-out product is back in stock. Of a few pieces those learn first who asked first. At most ${MAX_STOCK_NOTIFICATIONS} requests are open; requesting it again changes nothing. Fails while the product is in stock. For signed-in users.`,
      type: StockNotificationCreatePayload,
      authScopes: { shopper: true },
      extensions: CHANGES_NOTHING_CACHED,
      errors: { types: [ProductUnavailableError, ProductInStockError, TooManyStockNotificationsError] },
      input: { productId },
      resolve: (_root, { input }, { authentication }) =>
        createStockNotification(requireViewer(authentication), input.productId.id),
    }),
    stockNotificationDelete: t.fieldWithInput({
      description:
        "Withdraws the viewer's request for a product. Withdrawing it again changes nothing. For signed-in users.",
      type: StockNotificationDeletePayload,
      authScopes: { shopper: true },
      extensions: CHANGES_NOTHING_CACHED,
      input: { productId },
      resolve: async (_root, { input }, { authentication }) => ({
        ...(await deleteStockNotification(requireViewer(authentication), input.productId.id)),
        productId: input.productId.id,
      }),
    }),
  };
});
