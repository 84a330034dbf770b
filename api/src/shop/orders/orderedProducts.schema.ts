import { PRODUCT_CONNECTION, ProductRef } from '../catalogue/product.schema.ts';
import { linkedConnection } from '../catalogue/productConnection.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { UserRef } from '../identity/user.schema.ts';
import { countOrderedProducts, findOrderedProducts, type OrderedProduct } from './findOrderedProducts.ts';

builder.prismaObjectFields(UserRef, (t) => ({
  orderedProducts: t.connection(
    {
      type: ProductRef,
      description:
        'The products on sale of their latest 200 orders that were paid and not cancelled: in stock first, then the latest order first.',
      resolve: ({ id }, args, context, info) =>
        linkedConnection<OrderedProduct>(
          {
            read: (columns) => findOrderedProducts(id, { args, columns }),
            keysOf: ({ rank, lineId }) => [rank, lineId],
            totalCount: () => countOrderedProducts(id),
          },
          args,
          { context, info },
        ),
    },
    ...PRODUCT_CONNECTION,
  ),
}));
