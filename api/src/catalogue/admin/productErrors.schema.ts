import { db } from '../../db/client.ts';
import { ErrorInterface } from '../../graphql/base.schema.ts';
import { builder } from '../../graphql/builder.ts';
import { ProductRef } from '../product.schema.ts';
import {
  ProductBatchGoneError,
  ProductChangedError,
  ProductGoneError,
  SkuTakenError,
  StockChangedError,
} from './productErrors.ts';

builder.objectType(SkuTakenError, {
  name: 'SkuTakenError',
  description: 'Another product has the SKU; capitals make no difference.',
  interfaces: [ErrorInterface],
});

builder.objectType(ProductGoneError, {
  name: 'ProductGoneError',
  description: 'There is no such product, or no longer.',
  interfaces: [ErrorInterface],
});

builder.objectType(ProductChangedError, {
  name: 'ProductChangedError',
  description: 'Somebody has changed the product since it was read. Nothing was changed.',
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
    'So few are left by now that the change would take the stock below 0, or above what is allowed. Nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ stock: t.exposeInt('stock', { description: 'How many are left.' }) }),
});

builder.objectType(ProductBatchGoneError, {
  name: 'ProductBatchGoneError',
  description: 'There is no such bulk change, or it has been undone already, or it is more than a day ago.',
  interfaces: [ErrorInterface],
});
