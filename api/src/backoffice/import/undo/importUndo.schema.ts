import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { CatalogueImportRef } from '../import.schema.ts';
import { CatalogueImportNotFoundError, CatalogueImportNotReadyError } from '../importErrors.ts';
import { startUndo, startUndoCheck } from './startUndo.ts';
import { CHANGE_JOBS, undoableSince } from '../../catalogue/changeJob.ts';

const authScopes = { catalogue: true } as const;
const UNDO_DAYS = CHANGE_JOBS.file.undoDays;

builder.prismaObjectFields(CatalogueImportRef, (t) => ({
  isUndoable: t.boolean({
    description: `Whether the import has changed products and can still be undone: within ${UNDO_DAYS} days of its start, and once.`,
    select: { isUndoable: true, startedAt: true, status: true },
    resolve: ({ isUndoable, startedAt, status }) =>
      isUndoable && status !== 'UNDONE' && startedAt !== null && startedAt > undoableSince('file', new Date()),
  }),
  undoTotalCount: t.int({
    description: 'The number of products that the import has created or changed.',
    select: { createCount: true, updateCount: true },
    resolve: ({ createCount, updateCount }) => createCount + updateCount,
  }),
  undoDeleteCount: t.exposeInt('undoDeleteCount', {
    description: 'The number of created products that the undo deletes, or has deleted.',
  }),
  undoRestoreCount: t.exposeInt('undoRestoreCount', {
    description: 'The number of changed products that the undo restores, or has restored.',
  }),
  undoKeepCount: t.exposeInt('undoKeepCount', {
    description:
      'The number of products that stay as they are, because they were ordered, changed or deleted since; `undoIssue` of their rows says why.',
  }),
}));

const payload = (name: string, description: string) =>
  builder.objectRef<{ importId: string }>(name).implement({
    description,
    fields: (t) => ({
      catalogueImport: t.prismaField({
        type: CatalogueImportRef,
        description: 'The import as it is now.',
        resolve: (query, { importId }) => db.catalogueImport.findUniqueOrThrow({ ...query, where: { id: importId } }),
      }),
    }),
  });

const CatalogueImportUndoCheckPayload = payload('CatalogueImportUndoCheckPayload', 'The check of the undo is queued.');
const CatalogueImportUndoPayload = payload('CatalogueImportUndoPayload', 'The undo is queued.');

builder.mutationFields((t) => {
  const input = {
    importId: t.input.globalID({
      for: CatalogueImportRef,
      required: true,
      description: 'The public id of the import.',
    }),
  };
  const errors = { types: [CatalogueImportNotFoundError, CatalogueImportNotReadyError] };
  return {
    catalogueImportUndoCheck: t.fieldWithInput({
      description: `Counts what the undo of an import would do, within ${UNDO_DAYS} days of its start. The catalogue does not change. Needs the permission \`CATALOGUE\`.`,
      type: CatalogueImportUndoCheckPayload,
      authScopes,
      errors,
      input,
      resolve: (_root, { input: { importId } }, { authentication, pubSub }) =>
        startUndoCheck(requireViewer(authentication), { importId: importId.id }, { pubSub, now: new Date() }),
    }),
    catalogueImportUndo: t.fieldWithInput({
      description:
        'Undoes an import after its check, or resumes an undo that stopped: created products are deleted and changed ones restored. A product that was ordered (a created one), changed or deleted since stays as it is; the stock changes back by the same number of pieces. Needs the permission `CATALOGUE`.',
      type: CatalogueImportUndoPayload,
      authScopes,
      errors,
      input,
      resolve: (_root, { input: { importId } }, { authentication, pubSub }) =>
        startUndo(requireViewer(authentication), { importId: importId.id }, { pubSub, now: new Date() }),
    }),
  };
});
