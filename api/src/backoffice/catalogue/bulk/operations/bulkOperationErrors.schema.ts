import { ErrorInterface } from '../../../../platform/graphql/base.schema.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import {
  ProductBulkCountChangedError,
  ProductBulkOperationNotFoundError,
  ProductBulkOperationNotReadyError,
} from './bulkOperationErrors.ts';

builder.objectType(ProductBulkOperationNotFoundError, {
  name: 'ProductBulkOperationNotFoundError',
  description: 'There is no such bulk operation.',
  interfaces: [ErrorInterface],
});

builder.objectType(ProductBulkOperationNotReadyError, {
  name: 'ProductBulkOperationNotReadyError',
  description: 'The state of the bulk operation does not allow it, or another bulk operation is running.',
  interfaces: [ErrorInterface],
});

builder.objectType(ProductBulkCountChangedError, {
  name: 'ProductBulkCountChangedError',
  description: 'Another number of products matches than `expectedCount`. Nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    matchCount: t.exposeInt('matchCount', { description: 'The number of products that match now.' }),
  }),
});
