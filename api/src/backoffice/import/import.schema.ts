import { z } from 'zod';
import { ACTOR_SELECTION, actorOf, ActorRef } from '../../platform/audit/audit.schema.ts';
import { db } from '../../platform/db/client.ts';
import type { ImportFormat, ImportOutcome, ImportStatus } from '../../platform/db/generated/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { listOf, connectionQuery, toConnection, toNodeConnection } from '../../platform/graphql/connection.ts';
import { keysetPage } from '../../platform/core/page.ts';
import { NIL_UUID } from '../../platform/core/uuids.ts';
import { scopesOf } from '../../platform/graphql/scopes.ts';
import { IMPORT_ROW_CONNECTION, ImportOutcomeRef, ImportRowRef } from './importRow.schema.ts';
import { refusedRowsPath } from './refused/refusedRowsRoute.ts';
import { importRowPage } from './importRowPage.ts';

const ImportStatusRef = builder.enumType('ImportStatus', {
  description: 'The state of an import.',
  values: {
    MAPPING: {
      description: 'The import waits for `catalogueImportMap`, because some headings are no names of the format.',
    },
    CHECKING: { description: 'The dry run is running: the catalogue does not change.' },
    CHECKED: {
      description: 'The dry run is done. The import waits for `catalogueImportRun` or `catalogueImportDiscard`.',
    },
    RUNNING: { description: 'The rows are applied, then the pictures are fetched.' },
    DONE: { description: 'All rows that were not rejected are applied.' },
    FAILED: {
      description: 'The import stopped. Applied changes stay; `catalogueImportRun` resumes it.',
    },
    DISCARDED: { description: 'An admin discarded the import; the rows that were not applied are deleted.' },
    UNDO_CHECKING: { description: 'What an undo would do is counted: the catalogue does not change.' },
    UNDO_CHECKED: { description: 'That is counted. The import waits for `catalogueImportUndo`, or stays as it is.' },
    UNDOING: { description: 'The changes of the import are undone.' },
    UNDO_FAILED: { description: 'The undo stopped. `catalogueImportUndo` resumes it.' },
    UNDONE: { description: 'The changes of the import are undone, except those of the rows with an `undoIssue`.' },
  } satisfies Record<ImportStatus, object>,
});

const ImportFormatRef = builder.enumType('ImportFormat', {
  description: 'A program that writes files of products.',
  values: {
    CATALOGUE: { description: 'The shop itself: each heading is a name of `catalogueFile`.' },
    SHOPIFY: { description: 'Shopify: the rows of a handle are the variants of a product.' },
    WOOCOMMERCE: { description: 'WooCommerce: a variation takes from its parent what it leaves out.' },
    VYAPAR: { description: 'Vyapar: a list of items.' },
    TALLY: { description: 'Tally: a stock summary or a list of stock items.' },
    OTHER: { description: 'Another one.' },
  } satisfies Record<ImportFormat, object>,
});

const noticeCountsShape = z.array(z.object({ column: z.string(), reason: z.string(), rowCount: z.int() }));

const ImportNoticeCountRef = builder
  .objectRef<z.output<typeof noticeCountsShape>[number]>('ImportNoticeCount')
  .implement({
    description: 'How cells of a column were read, and in how many rows.',
    authScopes: { catalogue: true },
    fields: (t) => ({
      column: t.exposeString('column', { description: 'The column.' }),
      reason: t.exposeString('reason', { description: 'The rule, in words for the admin.' }),
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
  description:
    'The import of a CSV file of products: a dry run first, then the import itself. It is deleted after 90 days.',
  authScopes: { catalogue: true },
  id: { field: 'id', description: 'The public id, `import_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, context) => ({ id: scopesOf(context).catalogue ? id : NIL_UUID }),
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'The name of the file.' }),
    format: t.expose('format', {
      type: ImportFormatRef,
      description: 'The program that wrote the file, by its headings.',
    }),
    sheet: t.exposeString('sheet', {
      nullable: true,
      description:
        'The name of the workbook’s sheet that is read: the first visible one with headings; null for a CSV file.',
    }),
    headerRow: t.exposeInt('headerRow', { description: 'The number of the row with the headings, from 1.' }),
    notices: t.field({
      type: [ImportNoticeCountRef],
      description: 'How cells of the file were read that are not in the catalogue’s form, the most frequent first.',
      select: { noticeCounts: true },
      resolve: ({ noticeCounts }) =>
        noticeCountsShape.parse(noticeCounts).toSorted((one, other) => other.rowCount - one.rowCount),
    }),
    status: t.expose('status', { type: ImportStatusRef, description: 'The state.' }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'The reason why it stopped, in words for the admin.',
    }),
    actor: t.field({
      type: ActorRef,
      nullable: true,
      description:
        'The admin who uploaded the file or, once the import has started, who started it; null for a deleted account.',
      select: { actor: ACTOR_SELECTION },
      resolve: ({ actor }) => actorOf(actor),
    }),
    unknownColumns: t.exposeStringList('unknownColumns', {
      description: 'The headings of the file that the import ignores.',
    }),
    newCategories: t.exposeStringList('newCategories', { description: 'The names of the categories that it creates.' }),
    newSubCategories: t.exposeStringList('newSubCategories', {
      description: 'The names of the sub-categories that it creates.',
    }),
    hasGst: t.boolean({
      description: 'Whether the file has a column of the goods and services tax.',
      select: { columns: true },
      resolve: ({ columns }) => columns.includes('gst_percent'),
    }),
    gstDefaultCount: t.exposeInt('gstDefaultCount', {
      description: 'The number of new products without GST in the file that take the GST of a category.',
    }),
    gstMissingCount: t.exposeInt('gstMissingCount', {
      description: 'The number of new products without GST in the file or of a category: they get 0 %.',
    }),
    rowCount: t.exposeInt('rowCount', { description: 'The number of rows below the header.' }),
    checkedCount: t.exposeInt('checkedCount', { description: 'The number of rows that the dry run has validated.' }),
    createCount: t.exposeInt('createCount', { description: 'The number of rows that create a product.' }),
    updateCount: t.exposeInt('updateCount', { description: 'The number of rows that change a product.' }),
    unchangedCount: t.exposeInt('unchangedCount', {
      description: 'The number of rows that equal the product in the shop.',
    }),
    rejectedCount: t.exposeInt('rejectedCount', {
      description: 'The number of rows that are skipped, because they have a problem.',
    }),
    refusedRowsUrl: t.string({
      nullable: true,
      description:
        'The URL at which an admin downloads the rejected rows with their reasons as a CSV file; null when there are none.',
      select: { id: true, rejectedCount: true, status: true },
      resolve: ({ id, rejectedCount, status }) =>
        rejectedCount > 0 && status !== 'DISCARDED' ? refusedRowsPath(id) : null,
    }),
    doneCount: t.exposeInt('doneCount', { description: 'The number of applied rows.' }),
    pictureCount: t.exposeInt('pictureCount', {
      description:
        'The number of external pictures to fetch. The dry run estimates it; applying the rows counts it again.',
    }),
    pictureDoneCount: t.exposeInt('pictureDoneCount', {
      description: 'The number of these pictures that were fetched or have failed.',
    }),
    pictureFailCount: t.exposeInt('pictureFailCount', {
      description: 'The number of these pictures that could not be fetched; the issues of the rows have the reasons.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the upload.' }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time at which the first row was applied; null before.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time at which it was done or discarded; null before.',
    }),
    rows: t.connection(
      {
        type: ImportRowRef,
        description: 'Its rows in the order of the file.',
        args: {
          outcome: t.arg({ type: ImportOutcomeRef, description: 'Restricts the list to one outcome.' }),
          hasUndoIssue: t.arg.boolean({ description: 'Restricts the list to rows with an `undoIssue`, if true.' }),
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

const CATALOGUE_IMPORT_CONNECTION = listOf('CatalogueImport', CatalogueImportRef, {
  edge: 'An import in a list.',
  connection: 'A list of imports.',
});

/** An import in a list, also for payloads. */
export const [, CatalogueImportEdge] = CATALOGUE_IMPORT_CONNECTION;

builder.queryFields((t) => ({
  catalogueImports: t.connection(
    {
      type: CatalogueImportRef,
      nullable: true,
      description: 'The imports of the last 90 days, newest first. Needs the permission `CATALOGUE`.',
      authScopes: { catalogue: true },
      resolve: async (_root, args, context, info) => {
        const query = connectionQuery({ context, info, typeName: 'CatalogueImport' });
        const rows = await db.catalogueImport.findMany({ ...query, ...keysetPage(args, 'id', 'desc') });
        return toNodeConnection(rows, args, () => db.catalogueImport.count());
      },
    },
    ...CATALOGUE_IMPORT_CONNECTION,
  ),
  catalogueImport: t.prismaField({
    type: CatalogueImportRef,
    nullable: true,
    description:
      'One import; null when there is no such import or it is older than 90 days. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    args: { id: t.arg.globalID({ for: CatalogueImportRef, required: true, description: 'Its public id.' }) },
    resolve: (query, _root, { id }) => db.catalogueImport.findUnique({ ...query, where: { id: id.id } }),
  }),
}));
