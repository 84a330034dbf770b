import { PRODUCT_CONNECTION, ProductRef } from '../catalogue/product.schema.ts';
import { linkedConnection } from '../catalogue/productConnection.schema.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { UserRef } from '../identity/user.schema.ts';
import { findStockNotificationIds, findStockNotifications, type AwaitedProduct } from './findStockNotifications.ts';
import { MAX_STOCK_NOTIFICATIONS } from './stockNotificationErrors.ts';

builder.prismaObjectFields(UserRef, (t) => ({
  stockNotificationProducts: t.connection(
    {
      type: ProductRef,
      description: 'The products on sale with an open request, newest request first.',
      resolve: ({ id }, args, context, info) =>
        linkedConnection<AwaitedProduct>(
          {
            read: (columns) => findStockNotifications(id, { args, columns }),
            keysOf: ({ stockNotificationId }) => [stockNotificationId],
            totalCount: async () => (await findStockNotificationIds(id)).length,
          },
          args,
          { context, info },
        ),
    },
    ...PRODUCT_CONNECTION,
  ),
  stockNotificationProductIds: t.idList({
    description: `All of \`stockNotificationProducts\`; at most ${MAX_STOCK_NOTIFICATIONS}.`,
    resolve: async ({ id }) => (await findStockNotificationIds(id)).map((productId) => encodeId('Product', productId)),
  }),
}));
