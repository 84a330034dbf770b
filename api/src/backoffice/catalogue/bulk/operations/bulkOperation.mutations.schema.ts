import { idempotencyKeyShape, IdempotencyKeyReusedError } from '../../../../platform/db/claimIdempotencyKey.ts';
import { InvalidInputError } from '../../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../../platform/core/viewer.ts';
import { db } from '../../../../platform/db/client.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { CategoryNotFoundError, SubCategoryNotFoundError } from '../../catalogueErrors.ts';
import { ReauthenticationRequiredError } from '../../../../shop/identity/twoFactor/twoFactorErrors.ts';
import { confirmPriceCuts } from '../../confirmPriceCuts.schema.ts';
import { ProductBulkChangeRef, ProductBulkSelectionRef } from './bulkInputs.schema.ts';
import { ProductBulkOperationRef } from './bulkOperation.schema.ts';
import {
  ProductBulkCountChangedError,
  ProductBulkOperationNotFoundError,
  ProductBulkOperationNotReadyError,
} from './bulkOperationErrors.ts';
import { readBulkChange } from './readBulkChange.schema.ts';
import { readBulkSelection } from './readBulkSelection.schema.ts';
import { resumeBulkOperation } from './resumeBulkOperation.ts';
import { startBulkOperation } from './startBulkOperation.ts';
import { undoBulkOperation } from './undoBulkOperation.ts';

const payloadOf = (name: string, description: string) =>
  builder.objectRef<{ operationId: string }>(name).implement({
    description,
    fields: (t) => ({
      bulkOperation: t.prismaField({
        type: ProductBulkOperationRef,
        description: 'The bulk operation as it is now.',
        resolve: (query, { operationId }) =>
          db.productBulkOperation.findUniqueOrThrow({ ...query, where: { id: operationId } }),
      }),
    }),
  });

const StartPayload = payloadOf('ProductBulkOperationStartPayload', 'The bulk operation is queued.');
const UndoPayload = payloadOf('ProductBulkOperationUndoPayload', 'The undo is queued.');
const ResumePayload = payloadOf('ProductBulkOperationResumePayload', 'The bulk operation is queued again.');

builder.mutationFields((t) => {
  const operationId = t.input.globalID({
    for: ProductBulkOperationRef,
    required: true,
    description: 'The public id of the bulk operation.',
  });
  return {
    productBulkOperationStart: t.fieldWithInput({
      description:
        'Changes all selected products by a job, in transactions of 500 products. The products are those that match now; it fails when their number is not `expectedCount`. Products that can’t have the new value stay as they are. One bulk operation runs at a time. A price below half of the former one needs an authentication of the last minutes. Needs the permission `CATALOGUE`.',
      type: StartPayload,
      authScopes: { catalogue: true },
      errors: {
        types: [
          InvalidInputError,
          ProductBulkCountChangedError,
          ProductBulkOperationNotReadyError,
          CategoryNotFoundError,
          SubCategoryNotFoundError,
          IdempotencyKeyReusedError,
          ReauthenticationRequiredError,
        ],
      },
      input: {
        selection: t.input.field({ type: ProductBulkSelectionRef, required: true, description: 'The products.' }),
        change: t.input.field({ type: ProductBulkChangeRef, required: true, description: 'The change.' }),
        expectedCount: t.input.int({
          required: true,
          description: 'The number of products that the admin has confirmed, such as `matchCount` of the preview.',
        }),
        idempotencyKey: t.input.string({
          required: true,
          description: 'Made by the client, once for each operation; 8 to 100 letters, digits or signs.',
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
        'Gives the changed products their former values by a job, once and within a day; a running operation stops first. A product that was changed again since then stays as it is. Needs the permission `CATALOGUE`.',
      type: UndoPayload,
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
      description:
        'Continues a bulk operation, or its undo, that has stopped, after its last product. Needs the permission `CATALOGUE`.',
      type: ResumePayload,
      authScopes: { catalogue: true },
      errors: { types: [ProductBulkOperationNotFoundError, ProductBulkOperationNotReadyError] },
      input: { operationId },
      resolve: (_root, { input }, { authentication, pubSub }) =>
        resumeBulkOperation(requireViewer(authentication), { operationId: input.operationId.id }, { pubSub }),
    }),
  };
});
