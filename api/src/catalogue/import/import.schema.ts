import { queryFromInfo } from '@pothos/plugin-prisma';
import { db } from '../../db/client.ts';
import type { ImportOutcome, ImportStatus } from '../../db/generated/client.ts';
import { builder } from '../../graphql/builder.ts';
import { keysetPage, toConnection } from '../../graphql/connection.ts';
import { NOBODY } from '../../graphql/nobody.ts';
import { scopesOf } from '../../graphql/scopes.ts';
import { IMPORT_ROW_CONNECTION, ImportOutcomeRef, ImportRowRef } from './importRow.schema.ts';
import { importRowPage } from './importRowPage.ts';

const ImportStatusRef = builder.enumType('ImportStatus', {
  description: 'How far an import has got.',
  values: {
    CHECKING: { description: 'The dry run is under way: nothing of the shop changes.' },
    CHECKED: { description: 'It waits for `catalogueImportRun` or `catalogueImportDiscard`.' },
    RUNNING: { description: 'Its rows are carried out, then its pictures fetched.' },
    DONE: { description: 'All that was not refused is in the shop.' },
    FAILED: {
      description: 'It stopped. What was carried out stays in the shop; `catalogueImportRun` takes it up again.',
    },
    DISCARDED: { description: 'It was thrown away, and its rows with it.' },
  } satisfies Record<ImportStatus, object>,
});

/** How many rows have an outcome; the import knows without counting. */
const COUNT_OF = {
  CREATE: 'createCount',
  UPDATE: 'updateCount',
  SAME: 'sameCount',
  REFUSED: 'refusedCount',
} as const satisfies Record<ImportOutcome, string>;

/** An uploaded file of products. */
export const CatalogueImportRef = builder.prismaNode('CatalogueImport', {
  description: 'A CSV file of products: tried out first, then carried out. It is forgotten after 90 days.',
  authScopes: { admin: true },
  id: { field: 'id', description: 'The public id, `import_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, context) => ({ id: scopesOf(context).admin ? id : NOBODY }),
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'What the file was called.' }),
    status: t.expose('status', { type: ImportStatusRef, description: 'How far it has got.' }),
    failure: t.exposeString('failure', { nullable: true, description: 'Why it stopped, fit to be shown.' }),
    actorName: t.string({
      nullable: true,
      description: 'Who uploaded it or, once it was started, who did that; null when they are gone.',
      select: { actor: { select: { name: true, status: true } } },
      resolve: ({ actor }) => (actor?.status === 'INACTIVE' ? null : (actor?.name ?? null)),
    }),
    unknownColumns: t.exposeStringList('unknownColumns', {
      description: 'Columns of the file that mean nothing to the shop.',
    }),
    newCategories: t.exposeStringList('newCategories', { description: 'Categories that it makes, by name.' }),
    newSubCategories: t.exposeStringList('newSubCategories', { description: 'Sub-categories that it makes, by name.' }),
    rowCount: t.exposeInt('rowCount', { description: 'How many rows the file has below its header.' }),
    checkedCount: t.exposeInt('checkedCount', { description: 'How many rows have been tried out.' }),
    createCount: t.exposeInt('createCount', { description: 'How many rows add a product.' }),
    updateCount: t.exposeInt('updateCount', { description: 'How many rows change a product.' }),
    sameCount: t.exposeInt('sameCount', { description: 'How many rows say what the shop has already.' }),
    refusedCount: t.exposeInt('refusedCount', {
      description: 'How many rows are left out, because something is wrong.',
    }),
    doneCount: t.exposeInt('doneCount', { description: 'How many rows have been carried out.' }),
    pictureCount: t.exposeInt('pictureCount', {
      description: 'How many pictures are to be fetched from elsewhere. It is counted anew as rows are carried out.',
    }),
    pictureDoneCount: t.exposeInt('pictureDoneCount', { description: 'How many of them are settled.' }),
    pictureFailCount: t.exposeInt('pictureFailCount', {
      description: 'How many of those could not be fetched; the rows say why.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was uploaded.' }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it began to be carried out.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was done, or discarded.',
    }),
    rows: t.connection(
      {
        type: ImportRowRef,
        description: 'Its rows in the order of the file.',
        args: {
          outcome: t.arg({ type: ImportOutcomeRef, description: 'Those with this outcome; all when left out.' }),
        },
        select: ({ outcome, ...args }, _context, nestedSelection) => ({
          status: true,
          rowCount: true,
          createCount: true,
          updateCount: true,
          sameCount: true,
          refusedCount: true,
          rows: {
            ...importRowPage(args, outcome ?? null),
            ...nestedSelection({ select: { number: true } }, ['edges', 'node']),
          },
        }),
        resolve: ({ rows, status, ...counts }, { outcome, ...args }) =>
          toConnection(rows, args, {
            keysOf: ({ number }) => [number],
            nodeOf: (row) => row,
            totalCount: () => (status === 'DISCARDED' ? 0 : counts[outcome ? COUNT_OF[outcome] : 'rowCount']),
          }),
      },
      ...IMPORT_ROW_CONNECTION,
    ),
  }),
});

/** An import in a list, for payloads that add one. */
export const CatalogueImportEdge = builder.edgeObject({
  name: 'CatalogueImportEdge',
  description: 'An import in a list.',
  type: CatalogueImportRef,
});

const CATALOGUE_IMPORT_CONNECTION = [
  builder.connectionObject(
    { name: 'CatalogueImportConnection', description: 'A list of imports.', type: CatalogueImportRef },
    CatalogueImportEdge,
  ),
  CatalogueImportEdge,
] as const;

builder.queryFields((t) => ({
  catalogueImports: t.connection(
    {
      type: CatalogueImportRef,
      description: 'The files of products that were imported, newest first. Admins only.',
      authScopes: { admin: true },
      resolve: async (_root, args, context, info) => {
        const query = queryFromInfo({
          context,
          info,
          typeName: 'CatalogueImport',
          select: { id: true },
          path: ['edges', 'node'],
        });
        const rows = await db.catalogueImport.findMany({ ...query, ...keysetPage(args, 'id', 'desc') });
        return toConnection(rows, args, {
          keysOf: ({ id }) => [id],
          nodeOf: (row) => row,
          totalCount: () => db.catalogueImport.count(),
        });
      },
    },
    ...CATALOGUE_IMPORT_CONNECTION,
  ),
  catalogueImport: t.prismaField({
    type: CatalogueImportRef,
    nullable: true,
    description: 'One import; null when there is none, or it was so long ago that it is forgotten. Admins only.',
    authScopes: { admin: true },
    args: { id: t.arg.globalID({ for: CatalogueImportRef, required: true, description: 'Its public id.' }) },
    resolve: (query, _root, { id }) => db.catalogueImport.findUnique({ ...query, where: { id: id.id } }),
  }),
}));
