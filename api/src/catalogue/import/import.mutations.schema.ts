import { queryFromInfo } from '@pothos/plugin-prisma';
import { db } from '../../db/client.ts';
import { builder } from '../../graphql/builder.ts';
import { encodeCursor } from '../../graphql/connection.ts';
import { requireViewer } from '../../graphql/viewer.ts';
import { TooManyAttemptsError } from '../../throttle/tooManyAttempts.ts';
import { discardImport } from './discardImport.ts';
import { CatalogueImportEdge, CatalogueImportRef } from './import.schema.ts';
import { CatalogueImportGoneError, CatalogueImportNotReadyError, InvalidCsvError } from './importErrors.ts';
import { startImport } from './startImport.ts';
import { uploadImport } from './uploadImport.ts';

const CatalogueImportUploadPayload = builder.objectRef<{ importId: string }>('CatalogueImportUploadPayload').implement({
  description: 'The file has been read, and is being tried out.',
  fields: (t) => ({
    catalogueImportEdge: t.field({
      type: CatalogueImportEdge,
      description: 'The new import, for the beginning of a list.',
      resolve: async ({ importId }, _args, context, info) => {
        const query = queryFromInfo({
          context,
          info,
          typeName: 'CatalogueImport',
          select: { id: true },
          path: ['node'],
        });
        const node = await db.catalogueImport.findUniqueOrThrow({ ...query, where: { id: importId } });
        return { cursor: encodeCursor([importId]), node };
      },
    }),
  }),
});

const CatalogueImportRunPayload = builder.objectRef<{ importId: string }>('CatalogueImportRunPayload').implement({
  description: 'The import is under way.',
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
    description: 'The import is thrown away.',
    fields: (t) => ({
      catalogueImport: t.prismaField({
        type: CatalogueImportRef,
        description: 'The import as it is now.',
        resolve: (query, { importId }) => db.catalogueImport.findUniqueOrThrow({ ...query, where: { id: importId } }),
      }),
    }),
  });

builder.mutationFields((t) => {
  const importId = t.input.globalID({ for: CatalogueImportRef, required: true, description: 'Which import.' });
  return {
    catalogueImportUpload: t.fieldWithInput({
      description:
        'Reads a CSV file of products and begins to try it out. Nothing is changed before `catalogueImportRun`. The columns are documented in `catalogueFile`. Admins only.',
      type: CatalogueImportUploadPayload,
      authScopes: { admin: true },
      errors: { types: [InvalidCsvError, TooManyAttemptsError] },
      input: {
        file: t.input.field({
          type: 'Upload',
          required: true,
          description:
            'A CSV file in UTF-8 with a header row, of at most 32 MB and 1,00,000 rows. Between the cells stands a comma, a semicolon or a tab.',
        }),
      },
      resolve: (_root, { input }, { authentication, caller }) =>
        uploadImport(requireViewer(authentication), input, { throttle: caller.throttle }),
    }),
    catalogueImportRun: t.fieldWithInput({
      description:
        'Carries out an import that was tried out, in blocks of 500 rows, or takes up one that stopped. Refused rows are left out. Admins only.',
      type: CatalogueImportRunPayload,
      authScopes: { admin: true },
      errors: { types: [CatalogueImportGoneError, CatalogueImportNotReadyError] },
      input: { importId },
      resolve: (_root, { input }, { authentication, events }) =>
        startImport(requireViewer(authentication), { importId: input.importId.id }, { events, now: new Date() }),
    }),
    catalogueImportDiscard: t.fieldWithInput({
      description:
        'Throws away what has not been carried out of an import. What is done already stays in the shop. Admins only.',
      type: CatalogueImportDiscardPayload,
      authScopes: { admin: true },
      errors: { types: [CatalogueImportGoneError, CatalogueImportNotReadyError] },
      input: { importId },
      resolve: (_root, { input }, { authentication, events }) =>
        discardImport(requireViewer(authentication), { importId: input.importId.id }, { events, now: new Date() }),
    }),
  };
});
