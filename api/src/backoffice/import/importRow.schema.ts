import { z } from 'zod';
import { FieldChangeRef } from '../../platform/audit/audit.schema.ts';
import type { ImportOutcome } from '../../platform/db/generated/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { listOf } from '../../platform/graphql/connection.ts';
import { issueMessage } from './csv/issueMessage.ts';

export const ImportOutcomeRef = builder.enumType('ImportOutcome', {
  description: 'The outcome of a row.',
  values: {
    CREATE: { description: 'It creates a product.' },
    UPDATE: { description: 'It changes a product.' },
    UNCHANGED: { description: 'The product in the shop equals the row.' },
    REJECTED: { description: 'The row has a problem and is skipped.' },
  } satisfies Record<ImportOutcome, object>,
});

const issuesShape = z.array(z.object({ column: z.string().nullable(), reason: z.string() }));
const noticesShape = z.array(
  z.object({ column: z.string(), reason: z.string(), cell: z.string().optional(), value: z.string().optional() }),
);
const changesShape = z.array(
  z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
);
const nameShape = z.object({ name: z.string().optional() });

const ImportIssueRef = builder.objectRef<z.output<typeof issuesShape>[number]>('ImportIssue').implement({
  description: 'A problem of a row.',
  authScopes: { catalogue: true },
  fields: (t) => ({
    column: t.exposeString('column', { nullable: true, description: 'The column; null for the row as a whole.' }),
    reason: t.exposeString('reason', { description: 'The problem, in words for the admin.' }),
    message: t.string({
      description: 'The problem as one sentence: `reason`, with the column in front where `reason` does not name it.',
      resolve: issueMessage,
    }),
  }),
});

const ImportNoticeRef = builder.objectRef<z.output<typeof noticesShape>[number]>('ImportNotice').implement({
  description: 'How a cell was read that is not in the catalogue’s form.',
  authScopes: { catalogue: true },
  fields: (t) => ({
    column: t.exposeString('column', { description: 'The column.' }),
    reason: t.exposeString('reason', { description: 'The rule, in words for the admin.' }),
    cell: t.exposeString('cell', { nullable: true, description: 'The cell; null where the rule says enough.' }),
    value: t.exposeString('value', {
      nullable: true,
      description: 'What it was read as; null where the rule says enough.',
    }),
  }),
});

const gstShape = z.object({ percent: z.int(), category: z.string().nullable() }).nullable();

const ImportRowGstRef = builder.objectRef<NonNullable<z.output<typeof gstShape>>>('ImportRowGst').implement({
  description: 'The goods and services tax of a new product that the file gives none.',
  authScopes: { catalogue: true },
  fields: (t) => ({
    percent: t.exposeInt('percent', { description: 'The tax in percent.' }),
    category: t.exposeString('category', {
      nullable: true,
      description: 'The name of the category that it comes from; null where no category of the product has one.',
    }),
  }),
});

export const ImportRowRef = builder.prismaObject('ImportRow', {
  description: 'A row of an imported file.',
  authScopes: { catalogue: true },
  select: { number: true },
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The row number in a spreadsheet: the header is row 1.' }),
    sku: t.exposeString('sku', {
      description: 'The SKU in the file, or the generated one; empty when the cell is empty.',
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
      description: 'The outcome; null before its dry run.',
    }),
    issues: t.field({
      type: [ImportIssueRef],
      description: 'The problems of the row. A row that is not rejected can have pictures that could not be fetched.',
      select: { issues: true },
      resolve: ({ issues }) => issuesShape.parse(issues),
    }),
    notices: t.field({
      type: [ImportNoticeRef],
      description: 'How cells of the row were read that are not in the catalogue’s form.',
      select: { notices: true },
      resolve: ({ notices }) => noticesShape.parse(notices),
    }),
    gst: t.field({
      type: ImportRowGstRef,
      nullable: true,
      description: 'The tax of a new product that the file gives none; null for every other row.',
      select: { gst: true },
      resolve: ({ gst }) => gstShape.parse(gst),
    }),
    undoIssue: t.exposeString('undoIssue', {
      nullable: true,
      description: 'Why an undo of the import leaves the product of the row as it is, in words for the admin.',
    }),
    changes: t.field({
      type: [FieldChangeRef],
      description: 'The differences to the product in the shop, by column and as cells; empty for a new product.',
      select: { changes: true },
      resolve: ({ changes }) => changesShape.parse(changes),
    }),
  }),
});

/** The connection type of an import's rows, and its edge. */
export const IMPORT_ROW_CONNECTION = listOf('ImportRow', ImportRowRef, {
  edge: 'A row in a list.',
  connection: 'A list of an import’s rows.',
});
