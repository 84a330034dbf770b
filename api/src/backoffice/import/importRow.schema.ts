import { z } from 'zod';
import { FieldChangeRef } from '../../platform/audit/audit.schema.ts';
import { db } from '../../platform/db/client.ts';
import type { ImportOutcome } from '../../platform/db/generated/client.ts';
import { batchedLoad } from '../../platform/graphql/batchedLoad.ts';
import { PICTURE_BASE, PictureRef } from '../../platform/media/picture.schema.ts';
import { parsePictureUrl } from '../../platform/media/pictureUrl.ts';
import { splitPictureUrls } from './csv/pictureUrls.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { listOf } from '../../platform/graphql/connection.ts';
import { issueMessage } from './csv/readCells.ts';

export const ImportOutcomeRef = builder.enumType('ImportOutcome', {
  description: 'The outcome of a row.',
  values: {
    CREATE: { description: 'It creates a product.' },
    UPDATE: { description: 'It changes a product.' },
    UNCHANGED: { description: 'It changes nothing.' },
    REJECTED: { description: 'It is skipped.' },
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
    reason: t.exposeString('reason', { description: 'The problem, in words.' }),
    message: t.string({ description: '`reason`, with the column where it does not name it.', resolve: issueMessage }),
  }),
});

const ImportNoticeRef = builder.objectRef<z.output<typeof noticesShape>[number]>('ImportNotice').implement({
  description: 'How a cell of another form was read.',
  authScopes: { catalogue: true },
  fields: (t) => ({
    column: t.exposeString('column', { description: 'The column.' }),
    reason: t.exposeString('reason', { description: 'The rule, in words.' }),
    cell: t.exposeString('cell', { nullable: true, description: 'Null where the rule says enough.' }),
    value: t.exposeString('value', { nullable: true, description: 'Null where the rule says enough.' }),
  }),
});

const gstShape = z.object({ percent: z.int(), category: z.string().nullable() }).nullable();

const ImportRowGstRef = builder.objectRef<NonNullable<z.output<typeof gstShape>>>('ImportRowGst').implement({
  description: 'The tax of a new product that the file gives none.',
  authScopes: { catalogue: true },
  fields: (t) => ({
    percent: t.exposeInt('percent', { description: 'In percent.' }),
    category: t.exposeString('category', {
      nullable: true,
      description: 'The category that it comes from; null without one.',
    }),
  }),
});

const ImportFileRef = builder.prismaObject('ImportFile', {
  description: 'A picture of a zip.',
  authScopes: { catalogue: true },
  select: { number: true },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its path in the zip.' }),
    picture: t.relation('picture', { nullable: true, description: 'The picture; null until it is prepared.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it is left out, in words.' }),
  }),
});

/** Cells have absolute addresses. */
const OWN_ORIGIN = /^https?:\/\/[^/]+(?=\/media\/)/;

/** Loads pictures by their addresses. */
async function picturesByAddress(addresses: readonly string[]) {
  const keys = new Map(addresses.map((address) => [address, parsePictureUrl(address)]));
  const found = await db.picture.findMany({
    where: { key: { in: [...keys.values()].flatMap((location) => location?.key ?? []) } },
    select: PICTURE_BASE,
  });
  const byKey = new Map(found.map((picture) => [picture.key, picture]));
  return new Map(
    [...keys].flatMap(([address, location]) => {
      const picture = byKey.get(location?.key ?? '');
      return picture ? [[address, picture] as const] : [];
    }),
  );
}

export const ImportRowRef = builder.prismaObject('ImportRow', {
  description: 'A row of an imported file.',
  authScopes: { catalogue: true },
  select: { number: true },
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'As in a spreadsheet: the header is row 1.' }),
    sku: t.exposeString('sku', { description: 'The SKU in the file, or the generated one.' }),
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
      description: 'Problems; an accepted row can have pictures that failed.',
      select: { issues: true },
      resolve: ({ issues }) => issuesShape.parse(issues),
    }),
    notices: t.field({
      type: [ImportNoticeRef],
      description: 'How cells of other forms were read.',
      select: { notices: true },
      resolve: ({ notices }) => noticesShape.parse(notices),
    }),
    gst: t.field({
      type: ImportRowGstRef,
      nullable: true,
      description: 'Null for every other row.',
      select: { gst: true },
      resolve: ({ gst }) => gstShape.parse(gst),
    }),
    undoIssue: t.exposeString('undoIssue', {
      nullable: true,
      description: 'Why an undo leaves its product as it is, in words.',
    }),
    files: t.relation('files', {
      type: ImportFileRef,
      description: 'The pictures of a zip for this product, in order.',
      query: { orderBy: { number: 'asc' } },
    }),
    formerPictures: t.field({
      type: [PictureRef],
      description: 'The pictures that the product had before, where they change; without those deleted since.',
      select: { changes: true },
      resolve: async ({ changes }, _args, context) => {
        const before = changesShape.parse(changes).find(({ field }) => field === 'images')?.before ?? '';
        const load = (address: string) =>
          batchedLoad(context, { key: picturesByAddress, batch: picturesByAddress }, address);
        const paths = splitPictureUrls(before).map((address) => address.replace(OWN_ORIGIN, ''));
        const pictures = await Promise.all(paths.map(load));
        return pictures.filter((picture) => picture !== undefined);
      },
    }),
    changes: t.field({
      type: [FieldChangeRef],
      description: 'Differences to the shop by column, as cells; empty for a new product.',
      select: { changes: true },
      resolve: ({ changes }) => changesShape.parse(changes),
    }),
  }),
});

/** The connection type of an import's rows, and its edge. */
export const IMPORT_ROW_CONNECTION = listOf('ImportRow', ImportRowRef, ['A row', 'an import’s rows']);
