import { GraphQLError } from 'graphql';
import { actorField, FieldChangeRef } from '../../../platform/audit/audit.schema.ts';
import { keysetPage } from '../../../platform/core/page.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { db } from '../../../platform/db/client.ts';
import type { BulkOperationStatus } from '../../../platform/db/generated/client.ts';
import { endAfter } from '../../../platform/events/endAfter.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listOf, toConnection } from '../../../platform/graphql/connection.ts';
import { nodePage } from '../../../platform/graphql/nodePage.ts';
import { staffNode } from '../../../platform/graphql/staffNode.ts';
import { changeTopic } from '../changeJob.ts';
import { bulkChangeShape, describeBulkChange } from './bulkChange.ts';
import { isUndoable } from './bulkOperation.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import {
  ProductBulkChangeRef,
  ProductBulkSelectionRef,
  readBulkChange,
  readBulkSelection,
} from './bulkInputs.schema.ts';
import { previewBulkChange, type BulkPreview, type BulkPreviewProduct } from './previewBulkChange.ts';

const BulkOperationStatusRef = builder.enumType('ProductBulkOperationStatus', {
  description: 'The status of a bulk operation.',
  values: {
    RUNNING: { description: 'Products are being changed.' },
    DONE: { description: 'All products are processed.' },
    FAILED: { description: 'Stopped. Changed products stay changed; it can be resumed or undone.' },
    UNDOING: { description: 'Former values are being restored.' },
    UNDONE: { description: 'Former values are restored, except where a product was changed again.' },
  } satisfies Record<BulkOperationStatus, object>,
});

const PROBLEMS = { outcome: { in: ['REFUSED', 'KEPT'] } } as const;

/** The field of the product that something happened to. */
export const PRODUCT_ID = {
  description: 'The id of the product.',
  resolve: ({ productId }: { productId: string }) => encodeId('Product', productId),
};

const BulkProblemRef = builder.prismaObject('ProductBulkOperationRow', {
  name: 'ProductBulkProblem',
  description: 'A product that could not be changed or restored.',
  authScopes: { catalogue: true },
  select: { productId: true },
  fields: (t) => ({
    productId: t.id(PRODUCT_ID),
    name: t.exposeString('name', { nullable: true, description: 'Its name at that time.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'The reason, in words.' }),
  }),
});

const PRODUCT_BULK_PROBLEM_CONNECTION = listOf('ProductBulkProblem', BulkProblemRef, ['A problem', 'problems']);

/** A change of many products. */
export const ProductBulkOperationRef = builder.prismaNode('ProductBulkOperation', {
  description: 'A change of one field of many products by a job.',
  ...staffNode('catalogue', 'The public id, `bulk_…`.'),
  fields: (t) => ({
    status: t.expose('status', { type: BulkOperationStatusRef, description: 'The status.' }),
    title: t.string({
      description: 'Such as `Price raised by 5%`.',
      select: { change: true },
      resolve: ({ change }) => describeBulkChange(bulkChangeShape.parse(change)),
    }),
    actor: t.field(actorField('actor', 'Who started it; null for a deleted account.')),
    failure: t.exposeString('failure', { nullable: true, description: 'Why it stopped, in words.' }),
    isUndoable: t.boolean({
      description: 'Whether it can be undone: once, within a day.',
      select: { status: true, undoStartedAt: true, createdAt: true },
      resolve: ({ undoStartedAt, ...operation }) =>
        isUndoable({ ...operation, isUndo: undoStartedAt !== null }, new Date()),
    }),
    matchCount: t.exposeInt('matchCount', { description: 'Selected products.' }),
    changedCount: t.exposeInt('changedCount', { description: 'Changed products.' }),
    unchangedCount: t.exposeInt('unchangedCount', { description: 'Products that had the value already.' }),
    refusedCount: t.exposeInt('refusedCount', { description: 'Products that could not be changed.' }),
    undoneCount: t.exposeInt('undoneCount', { description: 'Restored products.' }),
    keptCount: t.exposeInt('keptCount', { description: 'Products that the undo left alone.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it started.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it, or its undo, was done.',
    }),
    problems: t.connection(
      {
        type: BulkProblemRef,
        description: 'What could not be changed or restored.',
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

const PRODUCT_BULK_OPERATION_CONNECTION = listOf('ProductBulkOperation', ProductBulkOperationRef, [
  'A bulk operation',
  'bulk operations',
]);

builder.queryField('productBulkOperations', (t) =>
  t.connection(
    {
      type: ProductBulkOperationRef,
      nullable: true,
      description: 'Newest first. Needs the permission `CATALOGUE`.',
      authScopes: { catalogue: true },
      resolve: (_root, args, context, info) =>
        nodePage(
          { args, context, info, typeName: 'ProductBulkOperation', select: { id: true } },
          {
            where: {},
            find: (query) => db.productBulkOperation.findMany(query),
            count: () => db.productBulkOperation.count(),
          },
        ),
    },
    ...PRODUCT_BULK_OPERATION_CONNECTION,
  ),
);

/** While a job is at work. */
const WORKING: readonly BulkOperationStatus[] = ['RUNNING', 'UNDOING'];

builder.subscriptionField('productBulkOperationProgress', (t) =>
  t.prismaField({
    type: ProductBulkOperationRef,
    description:
      'Publishes a bulk operation at once and after each block, while it is `RUNNING` or `UNDOING`. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    args: { id: t.arg.globalID({ for: ProductBulkOperationRef, required: true, description: 'Its id.' }) },
    subscribe: (_root, { id }, { pubSub }) =>
      endAfter(pubSub.subscribe(changeTopic('selection', id.id)), async () => {
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

const BulkPreviewProductRef = builder.objectRef<BulkPreviewProduct>('ProductBulkPreviewProduct').implement({
  description: 'A product before and after a change.',
  authScopes: { catalogue: true },
  fields: (t) => ({
    productId: t.id({ description: 'The id of the product.', resolve: ({ id }) => encodeId('Product', id) }),
    name: t.exposeString('name', { description: 'Its name.' }),
    changes: t.expose('changes', { type: [FieldChangeRef], description: 'What would change.' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why it would be refused, in words; null when it would change.',
    }),
  }),
});

const BulkPreviewRef = builder.objectRef<BulkPreview>('ProductBulkPreview').implement({
  description: 'What a bulk change would do now.',
  authScopes: { catalogue: true },
  fields: (t) => ({
    matchCount: t.exposeInt('matchCount', { description: 'Selected products.' }),
    unchangedCount: t.exposeInt('unchangedCount', { description: 'Those that have the value already.' }),
    refusedCount: t.exposeInt('refusedCount', { description: 'Those that can’t have the value.' }),
    samples: t.expose('samples', { type: [BulkPreviewProductRef], description: 'The 5 newest that would change.' }),
    refused: t.expose('refused', {
      type: [BulkPreviewProductRef],
      description: 'The 20 newest that would be refused.',
    }),
  }),
});

builder.queryField('productBulkPreview', (t) =>
  t.field({
    type: BulkPreviewRef,
    nullable: true,
    description: 'Previews `productBulkOperationStart`. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    args: {
      selection: t.arg({ type: ProductBulkSelectionRef, required: true, description: 'The products.' }),
      change: t.arg({ type: ProductBulkChangeRef, required: true, description: 'The change.' }),
    },
    resolve: (_root, { selection, change }, { authentication }) =>
      previewBulkChange(requireViewer(authentication), {
        selection: readBulkSelection(selection),
        change: readBulkChange(change),
      }),
  }),
);
