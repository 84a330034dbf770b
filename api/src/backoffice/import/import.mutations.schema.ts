import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { loadEdge } from '../../platform/graphql/connection.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { TooManyAttemptsError } from '../../platform/limits/throttle.ts';
import { discardImport } from './discardImport.ts';
import { CatalogueImportEdge, CatalogueImportRef } from './import.schema.ts';
import { CatalogueImportNotFoundError, CatalogueImportNotReadyError, InvalidCsvError } from './importErrors.ts';
import { ReauthenticationRequiredError } from '../../shop/identity/twoFactor/twoFactorErrors.ts';
import { confirmPriceCuts } from '../catalogue/confirmPriceCuts.schema.ts';
import { startImport } from './startImport.ts';
import { uploadImport } from './uploadImport.ts';

const CatalogueImportUploadPayload = builder.objectRef<{ importId: string }>('CatalogueImportUploadPayload').implement({
  description: 'The file is stored and its dry run is queued.',
  fields: (t) => ({
    catalogueImportEdge: t.field({
      type: CatalogueImportEdge,
      description: 'The new import, for the beginning of a list.',
      resolve: ({ importId }, _args, context, info) =>
        loadEdge({ context, info, typeName: 'CatalogueImport', select: { id: true } }, (query) =>
          db.catalogueImport.findUniqueOrThrow({ ...query, where: { id: importId } }),
        ),
    }),
  }),
});

const CatalogueImportRunPayload = builder.objectRef<{ importId: string }>('CatalogueImportRunPayload').implement({
  description: 'The import is queued.',
  fields: (t) => ({
    catalogueImport: t.prismaField({
      type: CatalogueImportRef,
      description: 'The import as it is now.',
      resolve: (query, { importId }) => db.catalogueImport.findUniqueOrThrow({ ...query, where: { id: importId } }),
    }),
  }),
});

const CatalogueImportDiscardPayload = builder
  .objectRef<{ importId: string }>('CatalogueImportDiscardPayload')
  .implement({
    description: 'The import is discarded.',
    fields: (t) => ({
      catalogueImport: t.prismaField({
        type: CatalogueImportRef,
        description: 'The import as it is now.',
        resolve: (query, { importId }) => db.catalogueImport.findUniqueOrThrow({ ...query, where: { id: importId } }),
      }),
    }),
  });

builder.mutationFields((t) => {
  const importId = t.input.globalID({
    for: CatalogueImportRef,
    required: true,
    description: 'The public id of the import.',
  });
  return {
    catalogueImportUpload: t.fieldWithInput({
      description:
        'Stores a CSV file or .xlsx workbook of products and queues its dry run, or waits for `catalogueImportMap` when its headings are not all known. The catalogue does not change before `catalogueImportRun`. `catalogueFile` documents the columns. It fails for any other file. Needs the permission `CATALOGUE`.',
      type: CatalogueImportUploadPayload,
      authScopes: { catalogue: true },
      errors: { types: [InvalidCsvError, TooManyAttemptsError] },
      input: {
        file: t.input.field({
          type: 'Upload',
          required: true,
          description:
            'A CSV file in UTF-8, whose cells a comma, a semicolon or a tab separates, or an .xlsx workbook, whose first sheet is read: with a header row, at most 32 MB and 1,00,000 rows.',
        }),
      },
      resolve: (_root, { input }, { authentication, caller }) =>
        uploadImport(requireViewer(authentication), input, { throttle: caller.throttle }),
    }),
    catalogueImportRun: t.fieldWithInput({
      description:
        'Applies an import after its dry run, in transactions of 500 rows, or resumes one that stopped. Rejected rows are skipped. It fails while another import runs. A price below half of the former one needs an authentication of the last minutes. Needs the permission `CATALOGUE`.',
      type: CatalogueImportRunPayload,
      authScopes: { catalogue: true },
      errors: {
        types: [CatalogueImportNotFoundError, CatalogueImportNotReadyError, ReauthenticationRequiredError],
      },
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
      description:
        'Discards an import that is not done. Changes that it has applied stay. Needs the permission `CATALOGUE`.',
      type: CatalogueImportDiscardPayload,
      authScopes: { catalogue: true },
      errors: { types: [CatalogueImportNotFoundError, CatalogueImportNotReadyError] },
      input: { importId },
      resolve: (_root, { input }, { authentication, pubSub }) =>
        discardImport(requireViewer(authentication), { importId: input.importId.id }, { pubSub, now: new Date() }),
    }),
  };
});
