import { PRODUCT_CONNECTION, ProductRef } from '../catalogue/product.schema.ts';
import { linkedConnection } from '../catalogue/productConnection.schema.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { ErrorInterface } from '../../platform/graphql/base.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { UserRef } from '../identity/user.schema.ts';
import { findStockNotificationIds, findStockNotifications, type AwaitedProduct } from './findStockNotifications.ts';
import {
  MAX_STOCK_NOTIFICATIONS,
  ProductInStockError,
  TooManyStockNotificationsError,
} from './stockNotificationErrors.ts';

builder.prismaObjectFields(UserRef, (t) => ({
  stockNotificationProducts: t.connection(
    {
      type: ProductRef,
      description:
        'The products on sale that they will be mailed about once they are back in stock, the newest request first.',
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
    description: `The public ids of all products of \`stockNotificationProducts\`; at most ${MAX_STOCK_NOTIFICATIONS}.`,
    resolve: async ({ id }) => (await findStockNotificationIds(id)).map((productId) => encodeId('Product', productId)),
  }),
}));

builder.objectType(ProductInStockError, {
  name: 'ProductInStockError',
  description: 'The product is in stock, so that there is nothing to wait for.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ available: t.exposeInt('available', { description: 'The current stock.' }) }),
});

builder.objectType(TooManyStockNotificationsError, {
  name: 'TooManyStockNotificationsError',
  description: 'The account has the largest number of open requests already.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ limit: t.exposeInt('limit', { description: 'The largest number of open requests.' }) }),
});
