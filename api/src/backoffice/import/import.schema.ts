import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { actorField } from '../../platform/audit/audit.schema.ts';
import { db } from '../../platform/db/client.ts';
import type { ImportFormat, ImportOutcome, ImportStatus } from '../../platform/db/generated/client.ts';
import { endAfter } from '../../platform/events/endAfter.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { listOf, toConnection } from '../../platform/graphql/connection.ts';
import { payloadFields } from '../../platform/graphql/payloadFields.ts';
import { nodePage } from '../../platform/graphql/nodePage.ts';
import { CHANGE_JOBS, changeTopic, undoableSince } from '../catalogue/changeJob.ts';
import { staffNode } from '../../platform/graphql/staffNode.ts';
import { IMPORT_ROW_CONNECTION, ImportOutcomeRef, ImportRowRef } from './importRow.schema.ts';
import { refusedRowsPath } from './refused/refusedRowsRoute.ts';
import { decodeCursor, readPage, type PageArgs } from '../../platform/core/page.ts';

const ImportStatusRef = builder.enumType('ImportStatus', {
  description: 'The status of an import.',
  values: {
    MAPPING: { description: 'Waits for `catalogueImportMap`.' },
    CHECKING: { description: 'The dry run is running.' },
    CHECKED: { description: 'The dry run is done; waits for an admin.' },
    RUNNING: { description: 'Rows are applied, then pictures fetched.' },
    DONE: { description: 'All accepted rows are applied.' },
    FAILED: { description: 'Stopped; `catalogueImportRun` resumes it.' },
    DISCARDED: { description: 'Discarded; rows that were not applied are deleted.' },
    UNDO_CHECKING: { description: 'The effect of an undo is counted.' },
    UNDO_CHECKED: { description: 'That is counted; waits for an admin.' },
    UNDOING: { description: 'The undo is running.' },
    UNDO_FAILED: { description: 'The undo stopped; `catalogueImportUndo` resumes it.' },
    UNDONE: { description: 'Undone, except rows with an `undoIssue`.' },
  } satisfies Record<ImportStatus, object>,
});

const ImportFormatRef = builder.enumType('ImportFormat', {
  description: 'The program that wrote a file.',
  values: {
    CATALOGUE: { description: 'The shop itself; headings are those of `catalogueFile`.' },
    SHOPIFY: { description: 'The rows of a handle are variants.' },
    WOOCOMMERCE: { description: 'A variation takes what it lacks from its parent.' },
    VYAPAR: { description: 'A list of items.' },
    TALLY: { description: 'A stock summary or list of stock items.' },
    OTHER: { description: 'Another one.' },
    PICTURES: { description: 'No program: a zip of pictures. Its rows are products, and files that no product gets.' },
  } satisfies Record<ImportFormat, object>,
});

const noticeCountsShape = z.array(z.object({ column: z.string(), reason: z.string(), rowCount: z.int() }));

const ImportNoticeCountRef = builder
  .objectRef<z.output<typeof noticeCountsShape>[number]>('ImportNoticeCount')
  .implement({
    description: 'How cells of a column were read.',
    authScopes: { catalogue: true },
    fields: (t) => ({
      column: t.exposeString('column', { description: 'The column.' }),
      reason: t.exposeString('reason', { description: 'The rule, in words.' }),
      rowCount: t.exposeInt('rowCount', { description: 'The number of rows.' }),
    }),
  });

/** The stored count of the rows with an outcome. */
const COUNT_OF = {
  CREATE: 'createCount',
  UPDATE: 'updateCount',
  UNCHANGED: 'unchangedCount',
  REJECTED: 'rejectedCount',
} as const satisfies Record<ImportOutcome, string>;

/** An uploaded file of products. */
export const CatalogueImportRef = builder.prismaNode('CatalogueImport', {
  description: 'The import of a file of products, deleted after 90 days.',
  ...staffNode('catalogue', 'The public id, `import_…`.'),
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'The name of the file.' }),
    format: t.expose('format', { type: ImportFormatRef, description: 'By its headings.' }),
    sheet: t.exposeString('sheet', {
      nullable: true,
      description: 'The sheet of a workbook that is read; null for CSV.',
    }),
    headerRow: t.exposeInt('headerRow', { description: 'The row with the headings, from 1.' }),
    notices: t.field({
      type: [ImportNoticeCountRef],
      description: 'How other forms of cells were read, the most frequent first.',
      select: { noticeCounts: true },
      resolve: ({ noticeCounts }) =>
        noticeCountsShape.parse(noticeCounts).toSorted((one, other) => other.rowCount - one.rowCount),
    }),
    status: t.expose('status', { type: ImportStatusRef, description: 'The status.' }),
    failure: t.exposeString('failure', { nullable: true, description: 'Why it stopped, in words.' }),
    actor: t.field(actorField('actor', 'Who uploaded or, later, started it; null for a deleted account.')),
    unknownColumns: t.exposeStringList('unknownColumns', { description: 'Ignored headings.' }),
    newCategories: t.exposeStringList('newCategories', { description: 'Categories that it creates.' }),
    newSubCategories: t.exposeStringList('newSubCategories', { description: 'Sub-categories that it creates.' }),
    hasGst: t.boolean({
      description: 'Whether the file has the goods and services tax.',
      select: { columns: true },
      resolve: ({ columns }) => columns.includes('gst_percent'),
    }),
    gstDefaultCount: t.exposeInt('gstDefaultCount', { description: 'New products that take the GST of a category.' }),
    gstMissingCount: t.exposeInt('gstMissingCount', { description: 'New products without any GST; they get 0 %.' }),
    rowCount: t.exposeInt('rowCount', { description: 'Rows below the header.' }),
    checkedCount: t.exposeInt('checkedCount', { description: 'Rows that the dry run has validated.' }),
    createCount: t.exposeInt('createCount', { description: 'Rows that create a product.' }),
    updateCount: t.exposeInt('updateCount', { description: 'Rows that change a product.' }),
    unchangedCount: t.exposeInt('unchangedCount', { description: 'Rows that change nothing.' }),
    rejectedCount: t.exposeInt('rejectedCount', { description: 'Rows that are skipped.' }),
    refusedRowsUrl: t.string({
      nullable: true,
      description:
        'Where an admin downloads the rejected rows with reasons; null without any, and for a zip of pictures.',
      select: { id: true, rejectedCount: true, status: true, format: true },
      resolve: ({ id, rejectedCount, status, format }) =>
        rejectedCount > 0 && status !== 'DISCARDED' && format !== 'PICTURES' ? refusedRowsPath(id) : null,
    }),
    keepsPictures: t.exposeBoolean('keepsPictures', {
      description: 'Whether the pictures of a zip go behind those that a product has; they replace them otherwise.',
    }),
    doneCount: t.exposeInt('doneCount', { description: 'Applied rows.' }),
    pictureCount: t.exposeInt('pictureCount', {
      description: 'External pictures to fetch, an estimate until the rows are applied; of a zip those to prepare.',
    }),
    pictureDoneCount: t.exposeInt('pictureDoneCount', {
      description: 'Of these, those that were fetched, were prepared or failed.',
    }),
    pictureFailCount: t.exposeInt('pictureFailCount', {
      description: 'Of these, those that failed; `issues` of the rows say why.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the file was uploaded.' }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first row was applied.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was done or discarded.',
    }),
    isUndoable: t.boolean({
      description: `Whether it can be undone: once, within ${CHANGE_JOBS.file.undoDays} days of its start.`,
      select: { isUndoable: true, startedAt: true, status: true },
      resolve: ({ isUndoable, startedAt, status }) =>
        isUndoable && status !== 'UNDONE' && startedAt !== null && startedAt > undoableSince('file', new Date()),
    }),
    undoTotalCount: t.int({
      description: 'Created and changed products.',
      select: { createCount: true, updateCount: true },
      resolve: ({ createCount, updateCount }) => createCount + updateCount,
    }),
    undoDeleteCount: t.exposeInt('undoDeleteCount', { description: 'Created products that the undo deletes.' }),
    undoRestoreCount: t.exposeInt('undoRestoreCount', { description: 'Changed products that the undo restores.' }),
    undoKeepCount: t.exposeInt('undoKeepCount', {
      description: 'Products that stay as they are; `undoIssue` says why.',
    }),
    rows: t.connection(
      {
        type: ImportRowRef,
        description: 'In the order of the file.',
        args: {
          outcome: t.arg({ type: ImportOutcomeRef, description: 'Only this outcome.' }),
          hasUndoIssue: t.arg.boolean({ description: 'If true, only rows with an `undoIssue`.' }),
        },
        select: ({ outcome, hasUndoIssue, ...args }, _context, nestedSelection) => ({
          status: true,
          rowCount: true,
          createCount: true,
          updateCount: true,
          unchangedCount: true,
          rejectedCount: true,
          ...{ doneCount: true, undoKeepCount: true },
          rows: {
            ...importRowPage(args, { outcome: outcome ?? null, hasUndoIssue: hasUndoIssue ?? false }),
            ...nestedSelection({ select: { number: true } }, ['edges', 'node']),
          },
        }),
        resolve: ({ rows, status, doneCount, undoKeepCount, ...counts }, { outcome, hasUndoIssue, ...args }) =>
          toConnection(rows, args, {
            keysOf: ({ number }) => [number],
            nodeOf: (row) => row,
            totalCount: () => {
              if (hasUndoIssue) return undoKeepCount;
              return status === 'DISCARDED' ? doneCount : counts[outcome ? COUNT_OF[outcome] : 'rowCount'];
            },
          }),
      },
      ...IMPORT_ROW_CONNECTION,
    ),
  }),
});

/** What payloads show of an import. */
export const importFields = payloadFields('CatalogueImport', 'importId', (query) =>
  db.catalogueImport.findUniqueOrThrow(query),
);

/** The payload of a step with an import. */
export const importPayload = importFields.rowPayload('catalogueImport', CatalogueImportRef, 'The import.');

const CATALOGUE_IMPORT_CONNECTION = listOf('CatalogueImport', CatalogueImportRef, ['An import', 'imports']);

/** An import in a list, also for payloads. */
export const [, CatalogueImportEdge] = CATALOGUE_IMPORT_CONNECTION;

builder.queryFields((t) => ({
  catalogueImports: t.connection(
    {
      type: CatalogueImportRef,
      nullable: true,
      description: 'Newest first. Needs the permission `CATALOGUE`.',
      authScopes: { catalogue: true },
      resolve: (_root, args, context, info) =>
        nodePage(
          { args, context, info, typeName: 'CatalogueImport', select: { id: true } },
          { where: {}, find: (query) => db.catalogueImport.findMany(query), count: () => db.catalogueImport.count() },
        ),
    },
    ...CATALOGUE_IMPORT_CONNECTION,
  ),
  catalogueImport: t.prismaField({
    type: CatalogueImportRef,
    nullable: true,
    description: 'One import; null for an unknown one. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    args: { id: t.arg.globalID({ for: CatalogueImportRef, required: true, description: 'Its id.' }) },
    resolve: (query, _root, { id }) => db.catalogueImport.findUnique({ ...query, where: { id: id.id } }),
  }),
}));

/** The final states. An import that stopped can be resumed, and after its dry run an import waits for an admin. */
const FINAL_STATES: readonly ImportStatus[] = ['DONE', 'DISCARDED', 'UNDONE'];

builder.subscriptionField('catalogueImportProgress', (t) =>
  t.prismaField({
    type: CatalogueImportRef,
    description:
      'Publishes an import at once and after each step, until it is done or discarded. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    args: { id: t.arg.globalID({ for: CatalogueImportRef, required: true, description: 'Its id.' }) },
    subscribe: (_root, { id }, { pubSub }) =>
      endAfter(pubSub.subscribe(changeTopic('file', id.id)), async () => {
        // Not findUnique: Prisma keeps a plan in memory for each number of concurrent calls, and one event causes many.
        const found = await db.catalogueImport.findFirst({ where: { id: id.id }, select: { status: true } });
        return !found || FINAL_STATES.includes(found.status);
      }),
    resolve: async (query, _topic, { id }) => {
      const found = await db.catalogueImport.findFirst({ ...query, where: { id: id.id } });
      if (!found) throw new GraphQLError('This import no longer exists', { extensions: { code: 'NOT_FOUND' } });
      return found;
    },
  }),
);

const numberCursor = z.tuple([z.int().min(0).max(2_147_483_647)]);

/** Prisma's arguments for a page of an import's rows, in the order of the file. */
function importRowPage(
  args: PageArgs,
  { outcome, hasUndoIssue }: { outcome: ImportOutcome | null; hasUndoIssue: boolean },
) {
  const page = readPage(args);
  const bounds = {
    ...(page.after === null ? {} : { gt: decodeCursor(page.after, numberCursor)[0] }),
    ...(page.before === null ? {} : { lt: decodeCursor(page.before, numberCursor)[0] }),
  };
  return {
    where: { number: bounds, ...(outcome ? { outcome } : {}), ...(hasUndoIssue ? { undoIssue: { not: null } } : {}) },
    orderBy: { number: page.isBackward ? 'desc' : 'asc' } as const,
    take: page.size + 1,
  };
}
