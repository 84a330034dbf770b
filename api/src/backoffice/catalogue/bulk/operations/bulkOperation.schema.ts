import { ACTOR_SELECTION, actorOf, ActorRef } from '../../../../platform/audit/audit.schema.ts';
import { keysetPage } from '../../../../platform/core/page.ts';
import { NIL_UUID } from '../../../../platform/core/uuids.ts';
import { encodeId } from '../../../../platform/core/publicId.ts';
import { db } from '../../../../platform/db/client.ts';
import type { BulkOperationStatus } from '../../../../platform/db/generated/client.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { listOf, toConnection, toNodeConnection, connectionQuery } from '../../../../platform/graphql/connection.ts';
import { scopesOf } from '../../../../platform/graphql/scopes.ts';
import { bulkChangeShape } from './bulkChange.ts';
import { describeBulkChange } from './describeBulkChange.ts';
import { isUndoable } from './isUndoable.ts';

const BulkOperationStatusRef = builder.enumType('ProductBulkOperationStatus', {
  description: 'The state of a bulk operation.',
  values: {
    RUNNING: { description: 'The products are being changed.' },
    DONE: { description: 'All products are changed that could be.' },
    FAILED: {
      description:
        'It stopped. Changed products stay changed; `productBulkOperationResume` continues it, `productBulkOperationUndo` undoes it.',
    },
    UNDOING: { description: 'The products are getting their former values.' },
    UNDONE: { description: 'The products have their former values, except those that were changed again since.' },
  } satisfies Record<BulkOperationStatus, object>,
});

const PROBLEMS = { outcome: { in: ['REFUSED', 'KEPT'] } } as const;

const BulkProblemRef = builder.prismaObject('ProductBulkOperationRow', {
  name: 'ProductBulkProblem',
  description: 'A product that a bulk operation could not change, or that its undo has left as it is.',
  authScopes: { catalogue: true },
  select: { productId: true },
  fields: (t) => ({
    productId: t.id({
      description: 'The public id of the product.',
      resolve: ({ productId }) => encodeId('Product', productId),
    }),
    name: t.exposeString('name', { nullable: true, description: 'The name of the product at that time.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'The reason, in words for the admin.' }),
  }),
});

const PRODUCT_BULK_PROBLEM_CONNECTION = listOf('ProductBulkProblem', BulkProblemRef, {
  edge: 'A product in a list of problems.',
  connection: 'A list of problems.',
});

/** A change of many products. */
export const ProductBulkOperationRef = builder.prismaNode('ProductBulkOperation', {
  description: 'A change of one field of many products, which a job applies and can undo.',
  authScopes: { catalogue: true },
  id: { field: 'id', description: 'The public id, `bulk_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, context) => ({ id: scopesOf(context).catalogue ? id : NIL_UUID }),
  fields: (t) => ({
    status: t.expose('status', { type: BulkOperationStatusRef, description: 'The state.' }),
    title: t.string({
      description: 'The change in words, such as `Price raised by 5%`.',
      select: { change: true },
      resolve: ({ change }) => describeBulkChange(bulkChangeShape.parse(change)),
    }),
    actor: t.field({
      type: ActorRef,
      nullable: true,
      description: 'The admin who started it; null for a deleted account.',
      select: { actor: ACTOR_SELECTION },
      resolve: ({ actor }) => actorOf(actor),
    }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'The reason why it stopped, in words for the admin.',
    }),
    isUndoable: t.boolean({
      description: 'Whether `productBulkOperationUndo` can undo it: once, and within a day. A running one stops then.',
      select: { status: true, undoStartedAt: true, createdAt: true },
      resolve: ({ undoStartedAt, ...operation }) =>
        isUndoable({ ...operation, isUndo: undoStartedAt !== null }, new Date()),
    }),
    matchCount: t.exposeInt('matchCount', { description: 'The number of selected products.' }),
    changedCount: t.exposeInt('changedCount', { description: 'The number of products that were changed.' }),
    unchangedCount: t.exposeInt('unchangedCount', {
      description: 'The number of products that had the new value already.',
    }),
    refusedCount: t.exposeInt('refusedCount', { description: 'The number of products that could not be changed.' }),
    undoneCount: t.exposeInt('undoneCount', { description: 'The number of products that have their former value.' }),
    keptCount: t.exposeInt('keptCount', {
      description: 'The number of products that the undo has left as they are, because they were changed again.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of its start.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time at which it, or its undo, was done; null before.',
    }),
    problems: t.connection(
      {
        type: BulkProblemRef,
        description: 'The products that it could not change, or that its undo has left as they are.',
        select: (args, _context, nestedSelection) => {
          const { where, ...page } = keysetPage(args, 'productId', 'asc');
          return {
            refusedCount: true,
            keptCount: true,
            rows: {
              where: { ...where, ...PROBLEMS },
              ...page,
              ...nestedSelection({ select: { productId: true } }, ['edges', 'node']),
            },
          };
        },
        resolve: ({ rows, refusedCount, keptCount }, args) =>
          toConnection(rows, args, {
            keysOf: ({ productId }) => [productId],
            nodeOf: (row) => row,
            totalCount: () => refusedCount + keptCount,
          }),
      },
      ...PRODUCT_BULK_PROBLEM_CONNECTION,
    ),
  }),
});

const PRODUCT_BULK_OPERATION_CONNECTION = listOf('ProductBulkOperation', ProductBulkOperationRef, {
  edge: 'A bulk operation in a list.',
  connection: 'A list of bulk operations.',
});

builder.queryField('productBulkOperations', (t) =>
  t.connection(
    {
      type: ProductBulkOperationRef,
      nullable: true,
      description: 'The bulk operations, newest first. Needs the permission `CATALOGUE`.',
      authScopes: { catalogue: true },
      resolve: async (_root, args, context, info) => {
        const query = connectionQuery({ context, info, typeName: 'ProductBulkOperation' });
        const rows = await db.productBulkOperation.findMany({ ...query, ...keysetPage(args, 'id', 'desc') });
        return toNodeConnection(rows, args, () => db.productBulkOperation.count());
      },
    },
    ...PRODUCT_BULK_OPERATION_CONNECTION,
  ),
);
