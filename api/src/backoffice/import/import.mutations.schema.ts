import { builder } from '../../platform/graphql/builder.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { TooManyAttemptsError } from '../../platform/limits/throttle.ts';
import { discardImport, startImport, startUndo, startUndoCheck } from './startImport.ts';
import { CatalogueImportEdge, CatalogueImportRef, importFields, importPayload } from './import.schema.ts';
import { CatalogueImportNotFoundError, CatalogueImportNotReadyError, InvalidCsvError } from './importErrors.ts';
import { ReauthenticationRequiredError } from '../../shop/identity/identityErrors.ts';
import { confirmPriceCuts } from '../catalogue/confirmPriceCuts.schema.ts';
import { keepPictures } from './zip/keepPictures.ts';
import { uploadImport } from './uploadImport.ts';
import { CHANGE_JOBS } from '../catalogue/changeJob.ts';

const UNDO_DAYS = CHANGE_JOBS.file.undoDays;

builder.mutationFields((t) => {
  const importId = t.input.globalID({ for: CatalogueImportRef, required: true, description: 'Its id.' });
  const step = (rule: typeof discardImport, options: { description: string; type: ReturnType<typeof importPayload> }) =>
    t.fieldWithInput({
      ...options,
      authScopes: { catalogue: true },
      errors: { types: [CatalogueImportNotFoundError, CatalogueImportNotReadyError] },
      input: { importId },
      resolve: (_root, { input }, { authentication, pubSub }) =>
        rule(requireViewer(authentication), { importId: input.importId.id }, { pubSub, now: new Date() }),
    });
  return {
    catalogueImportUpload: t.fieldWithInput({
      description:
        'Stores a file of products or pictures and queues its dry run, or waits for `catalogueImportMap` when headings are unknown. The catalogue changes by `catalogueImportRun` alone. Needs the permission `CATALOGUE`.',
      type: importFields.payload('CatalogueImportUploadPayload', 'The stored file.', (payload) => ({
        catalogueImportEdge: payload.field(importFields.edge(CatalogueImportEdge, 'For the beginning of a list.')),
      })),
      authScopes: { catalogue: true },
      errors: { types: [InvalidCsvError, TooManyAttemptsError] },
      input: {
        file: t.input.field({
          type: 'Upload',
          required: true,
          description:
            'CSV in UTF-8, separated by comma, semicolon or tab, or the first sheet of an .xlsx workbook: with a header row, at most 32 MB and 1,00,000 rows. Or a .zip of at most 50 MB and 2,000 pictures, each named by the SKU or the barcode of its product, with a number behind it, or in a folder of that name.',
        }),
      },
      resolve: (_root, { input }, { authentication, caller }) =>
        uploadImport(requireViewer(authentication), input, { throttle: caller.throttle }),
    }),
    catalogueImportRun: t.fieldWithInput({
      description:
        'Applies an import after its dry run, or resumes one that stopped; one runs at a time. A price below half of the former one needs an authentication of the last minutes. Needs the permission `CATALOGUE`.',
      type: importPayload('CatalogueImportRunPayload', 'The queued import.'),
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
    catalogueImportKeepPictures: t.fieldWithInput({
      description:
        'Chooses where the pictures of a zip go, and queues its dry run again. Needs the permission `CATALOGUE`.',
      type: importPayload('CatalogueImportKeepPicturesPayload', 'The dry run is queued.'),
      authScopes: { catalogue: true },
      errors: { types: [CatalogueImportNotFoundError, CatalogueImportNotReadyError] },
      input: {
        importId,
        keepsPictures: t.input.boolean({
          required: true,
          description: 'True: behind the present pictures of a product; false: in their place.',
        }),
      },
      resolve: (_root, { input }, { authentication, pubSub }) =>
        keepPictures(
          requireViewer(authentication),
          { importId: input.importId.id, keepsPictures: input.keepsPictures },
          { pubSub },
        ),
    }),
    catalogueImportDiscard: step(discardImport, {
      description: 'Discards an import that is not done. Applied changes stay. Needs the permission `CATALOGUE`.',
      type: importPayload('CatalogueImportDiscardPayload', 'The discarded import.'),
    }),
    catalogueImportUndoCheck: step(startUndoCheck, {
      description: `Counts what the undo of an import would do, within ${UNDO_DAYS} days of its start. Needs the permission \`CATALOGUE\`.`,
      type: importPayload('CatalogueImportUndoCheckPayload', 'The check of the undo is queued.'),
    }),
    catalogueImportUndo: step(startUndo, {
      description:
        'Undoes an import after its check, or resumes an undo that stopped. A product that was changed or deleted since, or created and ordered, stays; the stock changes back by the same number of pieces. Needs the permission `CATALOGUE`.',
      type: importPayload('CatalogueImportUndoPayload', 'The undo is queued.'),
    }),
  };
});
