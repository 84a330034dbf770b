import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { loadEdge } from '../../platform/graphql/connection.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { TooManyAttemptsError } from '../../platform/limits/throttle.ts';
import { discardImport, startImport, startUndo, startUndoCheck } from './startImport.ts';
import { CatalogueImportEdge, CatalogueImportRef, importPayload } from './import.schema.ts';
import { CatalogueImportNotFoundError, CatalogueImportNotReadyError, InvalidCsvError } from './importErrors.ts';
import { ReauthenticationRequiredError } from '../../shop/identity/identityErrors.ts';
import { confirmPriceCuts } from '../catalogue/confirmPriceCuts.schema.ts';
import { uploadImport } from './uploadImport.ts';
import { CHANGE_JOBS } from '../catalogue/changeJob.ts';

const CatalogueImportUploadPayload = builder.objectRef<{ importId: string }>('CatalogueImportUploadPayload').implement({
  description: 'The stored file.',
  fields: (t) => ({
    catalogueImportEdge: t.field({
      type: CatalogueImportEdge,
      description: 'For the beginning of a list.',
      resolve: ({ importId }, _args, context, info) =>
        loadEdge({ context, info, typeName: 'CatalogueImport', select: { id: true } }, (query) =>
          db.catalogueImport.findUniqueOrThrow({ ...query, where: { id: importId } }),
        ),
    }),
  }),
});

const CatalogueImportRunPayload = importPayload('CatalogueImportRunPayload', 'The queued import.');
const CatalogueImportDiscardPayload = importPayload('CatalogueImportDiscardPayload', 'The discarded import.');
const CatalogueImportUndoCheckPayload = importPayload(
  'CatalogueImportUndoCheckPayload',
  'The check of the undo is queued.',
);
const CatalogueImportUndoPayload = importPayload('CatalogueImportUndoPayload', 'The undo is queued.');
const UNDO_DAYS = CHANGE_JOBS.file.undoDays;

builder.mutationFields((t) => {
  const importId = t.input.globalID({ for: CatalogueImportRef, required: true, description: 'Its id.' });
  return {
    catalogueImportUpload: t.fieldWithInput({
      description:
        'Stores a file of products and queues its dry run, or waits for `catalogueImportMap` when headings are unknown. The catalogue changes by `catalogueImportRun` alone. Needs the permission `CATALOGUE`.',
      type: CatalogueImportUploadPayload,
      authScopes: { catalogue: true },
      errors: { types: [InvalidCsvError, TooManyAttemptsError] },
      input: {
        file: t.input.field({
          type: 'Upload',
          required: true,
          description:
            'CSV in UTF-8, separated by comma, semicolon or tab, or the first sheet of an .xlsx workbook: with a header row, at most 32 MB and 1,00,000 rows.',
        }),
      },
      resolve: (_root, { input }, { authentication, caller }) =>
        uploadImport(requireViewer(authentication), input, { throttle: caller.throttle }),
    }),
    catalogueImportRun: t.fieldWithInput({
      description:
        'Applies an import after its dry run, or resumes one that stopped; one runs at a time. A price below half of the former one needs an authentication of the last minutes. Needs the permission `CATALOGUE`.',
      type: CatalogueImportRunPayload,
      authScopes: { catalogue: true },
      errors: { types: [CatalogueImportNotFoundError, CatalogueImportNotReadyError, ReauthenticationRequiredError] },
      input: { importId },
      resolve: (_root, { input }, context) =>
        confirmPriceCuts(context, (mayCutPrices) =>
          startImport(
            requireViewer(context.authentication),
            { importId: input.importId.id, mayCutPrices },
            { pubSub: context.pubSub, now: new Date() },
          ),
        ),
    }),
    catalogueImportDiscard: t.fieldWithInput({
      description: 'Discards an import that is not done. Applied changes stay. Needs the permission `CATALOGUE`.',
      type: CatalogueImportDiscardPayload,
      authScopes: { catalogue: true },
      errors: { types: [CatalogueImportNotFoundError, CatalogueImportNotReadyError] },
      input: { importId },
      resolve: (_root, { input }, { authentication, pubSub }) =>
        discardImport(requireViewer(authentication), { importId: input.importId.id }, { pubSub, now: new Date() }),
    }),
    catalogueImportUndoCheck: t.fieldWithInput({
      description: `Counts what the undo of an import would do, within ${UNDO_DAYS} days of its start. Needs the permission \`CATALOGUE\`.`,
      type: CatalogueImportUndoCheckPayload,
      authScopes: { catalogue: true },
      errors: { types: [CatalogueImportNotFoundError, CatalogueImportNotReadyError] },
      input: { importId },
      resolve: (_root, { input }, { authentication, pubSub }) =>
        startUndoCheck(requireViewer(authentication), { importId: input.importId.id }, { pubSub, now: new Date() }),
    }),
    catalogueImportUndo: t.fieldWithInput({
      description:
        'Undoes an import after its check, or resumes an undo that stopped. A product that was changed or deleted since, or created and ordered, stays; the stock changes back by the same number of pieces. Needs the permission `CATALOGUE`.',
      type: CatalogueImportUndoPayload,
      authScopes: { catalogue: true },
      errors: { types: [CatalogueImportNotFoundError, CatalogueImportNotReadyError] },
      input: { importId },
      resolve: (_root, { input }, { authentication, pubSub }) =>
        startUndo(requireViewer(authentication), { importId: input.importId.id }, { pubSub, now: new Date() }),
    }),
  };
});
