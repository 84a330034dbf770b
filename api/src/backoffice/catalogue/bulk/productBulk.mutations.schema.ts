import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { payloadFields } from '../../../platform/graphql/payloadFields.ts';
import { decodeIdOf, encodeId } from '../../../platform/core/publicId.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { inOrderOf } from '../../../shop/catalogue/joinById.ts';
import { ProductRef } from '../../../shop/catalogue/product.schema.ts';
import { ReauthenticationRequiredError } from '../../../shop/identity/identityErrors.ts';
import { confirmPriceCuts } from '../confirmPriceCuts.schema.ts';
import { bulkUpdateProducts, undoBulkUpdate, type BulkFailure, type BulkUpdateResult } from './bulkUpdateProducts.ts';
import { ProductBatchNotFoundError, CategoryNotFoundError, SubCategoryNotFoundError } from '../catalogueErrors.ts';
import { PartyNotFoundError } from '../declarations/writeParty.ts';
import { FORMER_AVAILABILITY } from '../products/product.mutations.schema.ts';
import { productBulkUpdateShape } from '../products/productShapes.ts';
import { idempotencyKeyShape, IdempotencyKeyReusedError } from '../../../platform/db/claimIdempotencyKey.ts';
import {
  ProductBulkChangeRef,
  ProductBulkSelectionRef,
  readBulkChange,
  readBulkSelection,
} from './bulkInputs.schema.ts';
import { PRODUCT_ID, ProductBulkOperationRef } from './bulkOperation.schema.ts';
import {
  ProductBulkCountChangedError,
  ProductBulkOperationNotFoundError,
  ProductBulkOperationNotReadyError,
} from './bulkOperation.ts';
import { resumeBulkOperation, startBulkOperation, undoBulkOperation } from './startBulkOperation.ts';

const ProductBulkFailureRef = builder.objectRef<BulkFailure>('ProductBulkFailure').implement({
  description: 'A product that could not be changed.',
  fields: (t) => ({
    productId: t.id(PRODUCT_ID),
    name: t.exposeString('name', { nullable: true, description: 'Its name; null for an unknown product.' }),
    message: t.exposeString('message', { description: 'The reason, in words.' }),
  }),
});

/** Loads products in the order of their ids. */
async function findProducts(query: object, ids: readonly string[]) {
  return inOrderOf(ids, await db.product.findMany({ ...query, where: { id: { in: [...ids] } } }));
}

const ProductBulkUpdatePayload = builder.objectRef<BulkUpdateResult>('ProductBulkUpdatePayload').implement({
  description: 'What `productBulkUpdate` did.',
  fields: (t) => ({
    batchId: t.id({
      nullable: true,
      description: 'For `productBulkUndo`; null when nothing changed.',
      resolve: ({ batchId }) => batchId && encodeId('ProductBatch', batchId),
    }),
    products: t.prismaField({
      type: [ProductRef],
      description: 'The changed products.',
      resolve: (query, { productIds }) => findProducts(query, productIds),
    }),
    unchangedCount: t.exposeInt('unchangedCount', { description: 'Products that had the value already.' }),
    failures: t.expose('failures', { type: [ProductBulkFailureRef], description: 'Those that could not be changed.' }),
  }),
});

const ProductBulkUndoPayload = builder
  .objectRef<Pick<BulkUpdateResult, 'productIds' | 'failures'>>('ProductBulkUndoPayload')
  .implement({
    description: 'What `productBulkUndo` did.',
    fields: (t) => ({
      products: t.prismaField({
        type: [ProductRef],
        description: 'The restored products.',
        resolve: (query, { productIds }) => findProducts(query, productIds),
      }),
      failures: t.expose('failures', {
        type: [ProductBulkFailureRef],
        description: 'Those that could not be restored.',
      }),
    }),
  });

builder.mutationFields((t) => ({
  productBulkUpdate: t.fieldWithInput({
    description:
      'Changes exactly one field of up to 500 products at once; those in `failures` stay as they are. A price below half of the former one needs an authentication of the last minutes. Needs the permission `CATALOGUE`.',
    type: ProductBulkUpdatePayload,
    authScopes: { catalogue: true },
    errors: { types: [InvalidInputError, ReauthenticationRequiredError] },
    typeOptions: { validate: productBulkUpdateShape },
    input: {
      productIds: t.input.globalIDList({ for: ProductRef, required: true, description: '1 to 500.' }),
      availableForSale: t.input.boolean({ description: 'Whether shoppers see them.' }),
      isPublished: t.input.boolean(FORMER_AVAILABILITY),
      discountPercent: t.input.int({ description: '0 to 100.' }),
      stock: t.input.int({ description: 'Sets the stock, 0 to 1,00,000.' }),
      stockChange: t.input.int({ description: 'Adds to the stock, or takes away when negative.' }),
      stockNote: t.input.string({ description: 'Why, for the ledger; at most 200 characters.' }),
    },
    resolve: (_root, { input: { productIds, availableForSale, ...change } }, context) =>
      confirmPriceCuts(context, (mayCutPrices) =>
        bulkUpdateProducts(requireViewer(context.authentication), {
          ...change,
          isPublished: availableForSale ?? change.isPublished,
          productIds: productIds.map(({ id }) => id),
          mayCutPrices,
        }),
      ),
  }),
  productBulkUndo: t.fieldWithInput({
    description:
      'Undoes a bulk change, once and within a day. A product that was changed again since stays as it is. Needs the permission `CATALOGUE`.',
    type: ProductBulkUndoPayload,
    authScopes: { catalogue: true },
    errors: { types: [ProductBatchNotFoundError] },
    input: { batchId: t.input.id({ required: true, description: 'The `batchId` of `productBulkUpdate`.' }) },
    resolve: (_root, { input }, { authentication }) =>
      undoBulkUpdate(
        requireViewer(authentication),
        { batchId: decodeIdOf('ProductBatch', String(input.batchId)) },
        new Date(),
      ),
  }),
}));

const operation = payloadFields('ProductBulkOperation', 'operationId', (query) =>
  db.productBulkOperation.findUniqueOrThrow(query),
);
const payloadOf = operation.rowPayload('bulkOperation', ProductBulkOperationRef, 'The bulk operation.');

builder.mutationFields((t) => {
  const operationId = t.input.globalID({ for: ProductBulkOperationRef, required: true, description: 'Its id.' });
  return {
    productBulkOperationStart: t.fieldWithInput({
      description:
        'Changes the products that match now by a job; one runs at a time. Products that can’t have the value stay as they are. A price below half of the former one needs an authentication of the last minutes. Needs the permission `CATALOGUE`.',
      type: payloadOf('ProductBulkOperationStartPayload', 'The bulk operation is queued.'),
      authScopes: { catalogue: true },
      errors: {
        types: [
          InvalidInputError,
          ProductBulkCountChangedError,
          ProductBulkOperationNotReadyError,
          CategoryNotFoundError,
          SubCategoryNotFoundError,
          PartyNotFoundError,
          IdempotencyKeyReusedError,
          ReauthenticationRequiredError,
        ],
      },
      input: {
        selection: t.input.field({ type: ProductBulkSelectionRef, required: true, description: 'The products.' }),
        change: t.input.field({ type: ProductBulkChangeRef, required: true, description: 'The change.' }),
        expectedCount: t.input.int({ required: true, description: 'The `matchCount` that the admin confirmed.' }),
        idempotencyKey: t.input.string({
          required: true,
          description: 'Made by the client once for each operation; 8 to 100 letters, digits or signs.',
          validate: idempotencyKeyShape,
        }),
      },
      resolve: (_root, { input }, context) =>
        confirmPriceCuts(context, (mayCutPrices) =>
          startBulkOperation(
            requireViewer(context.authentication),
            {
              selection: readBulkSelection(input.selection),
              change: readBulkChange(input.change),
              expectedCount: input.expectedCount,
              idempotencyKey: input.idempotencyKey,
              mayCutPrices,
            },
            { pubSub: context.pubSub, now: new Date() },
          ),
        ),
    }),
    productBulkOperationUndo: t.fieldWithInput({
      description:
        'Restores the changed products by a job, once and within a day; a running operation stops. A product that was changed again since stays as it is. Needs the permission `CATALOGUE`.',
      type: payloadOf('ProductBulkOperationUndoPayload', 'The undo is queued.'),
      authScopes: { catalogue: true },
      errors: { types: [ProductBulkOperationNotFoundError, ProductBulkOperationNotReadyError] },
      input: { operationId },
      resolve: (_root, { input }, { authentication, pubSub }) =>
        undoBulkOperation(
          requireViewer(authentication),
          { operationId: input.operationId.id },
          { pubSub, now: new Date() },
        ),
    }),
    productBulkOperationResume: t.fieldWithInput({
      description: 'Continues a bulk operation, or its undo, that has stopped. Needs the permission `CATALOGUE`.',
      type: payloadOf('ProductBulkOperationResumePayload', 'The bulk operation is queued again.'),
      authScopes: { catalogue: true },
      errors: { types: [ProductBulkOperationNotFoundError, ProductBulkOperationNotReadyError] },
      input: { operationId },
      resolve: (_root, { input }, { authentication, pubSub }) =>
        resumeBulkOperation(requireViewer(authentication), { operationId: input.operationId.id }, { pubSub }),
    }),
  };
});
