import { db } from '../../db/client.ts';
import { builder } from '../../graphql/builder.ts';
import { decodeIdOf, encodeId } from '../../graphql/globalId.ts';
import { InvalidInputError } from '../../graphql/userError.ts';
import { requireViewer } from '../../graphql/viewer.ts';
import { ProductRef } from '../product.schema.ts';
import { bulkEditProducts, type BulkOutcome } from './bulkEditProducts.ts';
import { ProductBatchGoneError } from './productErrors.ts';
import { productBulkShape } from './productShapes.ts';
import { undoBulkEdit } from './undoBulkEdit.ts';
import type { BulkRefusal } from './writeBulk.ts';

const ProductBulkRefusalRef = builder.objectRef<BulkRefusal>('ProductBulkRefusal').implement({
  description: 'A product that a bulk change leaves as it is.',
  fields: (t) => ({
    productId: t.id({ description: 'Its public id.', resolve: ({ productId }) => encodeId('Product', productId) }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'What it is called; null when there is no such product.',
    }),
    message: t.exposeString('message', { description: 'Why, fit to be shown.' }),
  }),
});

function inOrder<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const ProductBulkEditPayload = builder.objectRef<BulkOutcome>('ProductBulkEditPayload').implement({
  description: 'What can be changed has been changed.',
  fields: (t) => ({
    batchId: t.id({
      nullable: true,
      description: 'For `productBulkUndo`; null when nothing was changed.',
      resolve: ({ batchId }) => batchId && encodeId('ProductBatch', batchId),
    }),
    products: t.prismaField({
      type: [ProductRef],
      description: 'Those that were changed, as they are now.',
      resolve: async (query, { productIds }) =>
        inOrder(await db.product.findMany({ ...query, where: { id: { in: productIds } } }), productIds),
    }),
    unchangedCount: t.exposeInt('unchangedCount', { description: 'How many had it so already.' }),
    refusals: t.field({
      type: [ProductBulkRefusalRef],
      description: 'Those that could not be changed.',
      resolve: ({ refusals }) => refusals,
    }),
  }),
});

const ProductBulkUndoPayload = builder
  .objectRef<Pick<BulkOutcome, 'productIds' | 'refusals'>>('ProductBulkUndoPayload')
  .implement({
    description: 'What can be brought back has been brought back.',
    fields: (t) => ({
      products: t.prismaField({
        type: [ProductRef],
        description: 'Those that were changed back, as they are now.',
        resolve: async (query, { productIds }) =>
          inOrder(await db.product.findMany({ ...query, where: { id: { in: productIds } } }), productIds),
      }),
      refusals: t.field({
        type: [ProductBulkRefusalRef],
        description: 'Those that stay as they are.',
        resolve: ({ refusals }) => refusals,
      }),
    }),
  });

builder.mutationFields((t) => ({
  productBulkEdit: t.fieldWithInput({
    description:
      "Changes one thing of several products in one go: `isPublished`, `discountPercent`, `stock` or `stockChange`. What can't be changed is named, the rest is done; it can be undone as a whole. Admins only.",
    type: ProductBulkEditPayload,
    authScopes: { admin: true },
    errors: { types: [InvalidInputError] },
    typeOptions: { validate: productBulkShape },
    input: {
      productIds: t.input.globalIDList({
        for: ProductRef,
        required: true,
        description: 'Which products, 1 to 500. One that is named twice counts once.',
      }),
      isPublished: t.input.boolean({ description: 'Whether shoppers see them.' }),
      discountPercent: t.input.int({ description: 'The discount, 0 to 100.' }),
      stock: t.input.int({ description: 'Sets the stock, 0 to 1,00,000.' }),
      stockChange: t.input.int({ description: 'Adds to the stock, or takes from it.' }),
      stockNote: t.input.string({
        description: 'Why the stock changes, for the ledger; at most 200 characters.',
      }),
    },
    resolve: (_root, { input: { productIds, ...change } }, { authentication }) =>
      bulkEditProducts(requireViewer(authentication), { ...change, productIds: productIds.map(({ id }) => id) }),
  }),
  productBulkUndo: t.fieldWithInput({
    description:
      'Brings back what a bulk change has changed, within a day and once. What was changed again since then stays as it is. Admins only.',
    type: ProductBulkUndoPayload,
    authScopes: { admin: true },
    errors: { types: [ProductBatchGoneError] },
    input: { batchId: t.input.id({ required: true, description: 'The bulk change, as `productBulkEdit` named it.' }) },
    resolve: (_root, { input }, { authentication }) =>
      undoBulkEdit(
        requireViewer(authentication),
        { batchId: decodeIdOf('ProductBatch', String(input.batchId)) },
        new Date(),
      ),
  }),
}));
