import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { decodeIdOf, encodeId } from '../../../platform/core/publicId.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { joinById } from '../../../shop/catalogue/joinById.ts';
import { ProductRef } from '../../../shop/catalogue/product.schema.ts';
import { ReauthenticationRequiredError } from '../../../shop/identity/identityErrors.ts';
import { confirmPriceCuts } from '../confirmPriceCuts.schema.ts';
import { bulkUpdateProducts, type BulkUpdateResult } from './bulkUpdateProducts.ts';
import { ProductBatchNotFoundError } from '../products/productErrors.ts';
import { productBulkUpdateShape } from '../products/productShapes.ts';
import { undoBulkUpdate } from './undoBulkUpdate.ts';
import type { BulkFailure } from './writeBulkChanges.ts';

const ProductBulkFailureRef = builder.objectRef<BulkFailure>('ProductBulkFailure').implement({
  description: 'A product that a bulk change could not change.',
  fields: (t) => ({
    productId: t.id({
      description: 'The public id of the product.',
      resolve: ({ productId }) => encodeId('Product', productId),
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The name of the product; null when there is no such product.',
    }),
    message: t.exposeString('message', { description: 'The reason, in words for the admin.' }),
  }),
});

/** Loads products in the order of their ids. */
async function findProducts(query: object, ids: readonly string[]) {
  const products = await db.product.findMany({ ...query, where: { id: { in: [...ids] } } });
  const hits = ids.map((id) => ({ id }));
  return joinById(hits, products).map(({ row }) => row);
}

const ProductBulkUpdatePayload = builder.objectRef<BulkUpdateResult>('ProductBulkUpdatePayload').implement({
  description: 'The products are changed, except those in `failures`.',
  fields: (t) => ({
    batchId: t.id({
      nullable: true,
      description: 'For `productBulkUndo`; null when nothing was changed.',
      resolve: ({ batchId }) => batchId && encodeId('ProductBatch', batchId),
    }),
    products: t.prismaField({
      type: [ProductRef],
      description: 'The changed products.',
      resolve: (query, { productIds }) => findProducts(query, productIds),
    }),
    unchangedCount: t.exposeInt('unchangedCount', {
      description: 'The number of products that had the new value already.',
    }),
    failures: t.field({
      type: [ProductBulkFailureRef],
      description: 'The products that could not be changed.',
      resolve: ({ failures }) => failures,
    }),
  }),
});

const ProductBulkUndoPayload = builder
  .objectRef<Pick<BulkUpdateResult, 'productIds' | 'failures'>>('ProductBulkUndoPayload')
  .implement({
    description: 'The changes are undone, except those in `failures`.',
    fields: (t) => ({
      products: t.prismaField({
        type: [ProductRef],
        description: 'The products whose change is undone.',
        resolve: (query, { productIds }) => findProducts(query, productIds),
      }),
      failures: t.field({
        type: [ProductBulkFailureRef],
        description: 'The products whose change could not be undone.',
        resolve: ({ failures }) => failures,
      }),
    }),
  });

builder.mutationFields((t) => ({
  productBulkUpdate: t.fieldWithInput({
    description:
      "Changes one field of up to 500 products: `isPublished`, `discountPercent`, `stock` or `stockChange`. `failures` lists the products that can't be changed; the others are changed. `productBulkUndo` can undo it. A price below half of the former one needs an authentication of the last minutes. Needs the permission `CATALOGUE`.",
    type: ProductBulkUpdatePayload,
    authScopes: { catalogue: true },
    errors: { types: [InvalidInputError, ReauthenticationRequiredError] },
    typeOptions: { validate: productBulkUpdateShape },
    input: {
      productIds: t.input.globalIDList({
        for: ProductRef,
        required: true,
        description: 'The public ids of 1 to 500 products. One that is named twice counts once.',
      }),
      isPublished: t.input.boolean({ description: 'Whether shoppers see them.' }),
      discountPercent: t.input.int({ description: 'The discount, 0 to 100.' }),
      stock: t.input.int({ description: 'Sets the stock, 0 to 1,00,000.' }),
      stockChange: t.input.int({ description: 'The difference by which the stock changes.' }),
      stockNote: t.input.string({
        description: 'The reason for the change of stock, for the ledger; at most 200 characters.',
      }),
    },
    resolve: (_root, { input: { productIds, ...change } }, context) =>
      confirmPriceCuts(context, (mayCutPrices) =>
        bulkUpdateProducts(requireViewer(context.authentication), {
          ...change,
          productIds: productIds.map(({ id }) => id),
          mayCutPrices,
        }),
      ),
  }),
  productBulkUndo: t.fieldWithInput({
    description:
      'Undoes a bulk change, once and within a day. A product that was changed again since then stays as it is. Needs the permission `CATALOGUE`.',
    type: ProductBulkUndoPayload,
    authScopes: { catalogue: true },
    errors: { types: [ProductBatchNotFoundError] },
    input: {
      batchId: t.input.id({ required: true, description: 'The `batchId` of `productBulkUpdate`.' }),
    },
    resolve: (_root, { input }, { authentication }) =>
      undoBulkUpdate(
        requireViewer(authentication),
        { batchId: decodeIdOf('ProductBatch', String(input.batchId)) },
        new Date(),
      ),
  }),
}));
