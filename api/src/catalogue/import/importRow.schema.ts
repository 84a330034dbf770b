import { z } from 'zod';
import { FieldChangeRef } from '../../audit/fieldChange.schema.ts';
import type { ImportOutcome } from '../../db/generated/client.ts';
import { builder } from '../../graphql/builder.ts';

export const ImportOutcomeRef = builder.enumType('ImportOutcome', {
  description: 'What becomes of a row.',
  values: {
    CREATE: { description: 'It adds a product.' },
    UPDATE: { description: 'It changes a product.' },
    SAME: { description: 'The shop has it as the row says.' },
    REFUSED: { description: 'Something is wrong with it, and it is left out.' },
  } satisfies Record<ImportOutcome, object>,
});

const issuesShape = z.array(z.object({ column: z.string().nullable(), reason: z.string() }));
const changesShape = z.array(
  z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
);
const nameShape = z.object({ name: z.string().optional() });

const ImportIssueRef = builder.objectRef<z.output<typeof issuesShape>[number]>('ImportIssue').implement({
  description: 'One thing that is wrong with a row.',
  authScopes: { admin: true },
  fields: (t) => ({
    column: t.exposeString('column', { nullable: true, description: 'The column; null for the row as a whole.' }),
    reason: t.exposeString('reason', { description: 'What is wrong, fit to be shown.' }),
  }),
});

export const ImportRowRef = builder.prismaObject('ImportRow', {
  description: 'A row of an imported file.',
  authScopes: { admin: true },
  select: { number: true },
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'As spreadsheets count: the header is row 1.' }),
    sku: t.exposeString('sku', {
      description: 'The SKU in the file, or the one made for it; empty where there is none.',
    }),
    name: t.string({
      nullable: true,
      description: 'The name in the file.',
      select: { cells: true },
      resolve: ({ cells }) => nameShape.parse(cells).name?.trim() || null,
    }),
    outcome: t.expose('outcome', {
      type: ImportOutcomeRef,
      nullable: true,
      description: 'What becomes of it; null while it has not been tried out.',
    }),
    issues: t.field({
      type: [ImportIssueRef],
      description:
        'Each thing that is wrong with it. A row that is not refused may have pictures that could not be fetched.',
      select: { issues: true },
      resolve: ({ issues }) => issuesShape.parse(issues),
    }),
    changes: t.field({
      type: [FieldChangeRef],
      description: 'What is different from the shop, by column and as cells have it; nothing for a new product.',
      select: { changes: true },
      resolve: ({ changes }) => changesShape.parse(changes),
    }),
  }),
});

const ImportRowEdge = builder.edgeObject({
  name: 'ImportRowEdge',
  description: 'A row in a list.',
  type: ImportRowRef,
});

/** The connection type of an import's rows, and its edge. */
export const IMPORT_ROW_CONNECTION = [
  builder.connectionObject(
    { name: 'ImportRowConnection', description: 'A list of an import’s rows.', type: ImportRowRef },
    ImportRowEdge,
  ),
  ImportRowEdge,
] as const;
