import { db } from '../../../platform/db/client.ts';
import { ErrorInterface } from '../../../platform/graphql/base.schema.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ProductRef } from '../../../shop/catalogue/product.schema.ts';
import {
  ProductBatchNotFoundError,
  ProductChangedError,
  ProductNotFoundError,
  SkuTakenError,
  StockChangedError,
} from './productErrors.ts';

builder.objectType(SkuTakenError, {
  name: 'SkuTakenError',
  description: 'Another product has the SKU, whatever the case.',
  interfaces: [ErrorInterface],
});

builder.objectType(ProductNotFoundError, {
  name: 'ProductNotFoundError',
  description: 'There is no such product.',
  interfaces: [ErrorInterface],
});

builder.objectType(ProductChangedError, {
  name: 'ProductChangedError',
  description: 'The product has a newer version than the one in the input. Nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    product: t.prismaField({
      type: ProductRef,
      description: 'The product as it is now.',
      resolve: (query, { productId }) => db.product.findUniqueOrThrow({ ...query, where: { id: productId } }),
    }),
  }),
});

builder.objectType(StockChangedError, {
  name: 'StockChangedError',
  description:
    'Orders have changed the stock since it was read, and the difference would leave 0 to 1,00,000. Nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ stock: t.exposeInt('stock', { description: 'The current stock.' }) }),
});

builder.objectType(ProductBatchNotFoundError, {
  name: 'ProductBatchNotFoundError',
  description: 'There is no such bulk change, or it was undone already, or it is older than a day.',
  interfaces: [ErrorInterface],
});
