import { GraphQLError } from 'graphql';
import { db } from '../../../../platform/db/client.ts';
import type { BulkOperationStatus } from '../../../../platform/db/generated/client.ts';
import { endAfter } from '../../../../platform/events/endAfter.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ProductBulkOperationRef } from './bulkOperation.schema.ts';
import { bulkOperationTopic } from './bulkOperationJob.ts';

/** While a job is at work. */
const WORKING: readonly BulkOperationStatus[] = ['RUNNING', 'UNDOING'];

builder.subscriptionField('productBulkOperationProgress', (t) =>
  t.prismaField({
    type: ProductBulkOperationRef,
    description:
      'Publishes a bulk operation at once and after each block of products, while it is `RUNNING` or `UNDOING`. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    args: { id: t.arg.globalID({ for: ProductBulkOperationRef, required: true, description: 'Its public id.' }) },
    subscribe: (_root, { id }, { pubSub }) =>
      endAfter(pubSub.subscribe(bulkOperationTopic(id.id)), async () => {
        const where = { id: id.id };
        const found = await db.productBulkOperation.findFirst({ where, select: { status: true } }); // as of imports
        return !found || !WORKING.includes(found.status);
      }),
    resolve: async (query, _topic, { id }) => {
      const found = await db.productBulkOperation.findFirst({ ...query, where: { id: id.id } });
      if (!found) throw new GraphQLError('This bulk operation no longer exists', { extensions: { code: 'NOT_FOUND' } });
      return found;
    },
  }),
);
