import type { ResolvedField } from '../../catalogue/productConnection.schema.ts';
import { AVAILABLE_FOR_SALE, AVAILABLE_FOR_SALE_SQL } from '../../catalogue/availableForSale.ts';
import { viewerIdOrNil } from '../../../platform/core/viewer.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listOf, toNodeConnection } from '../../../platform/graphql/connection.ts';
import { UserRef } from '../../identity/user.schema.ts';
import { lineSelection } from '../cartLines.schema.ts';
import { linePrice, PRICE_COLUMNS } from '../lineStatus.ts';
import { MAX_SAVED_LINES } from './savedCartLineErrors.ts';
import { keysetPage, type PageArgs } from '../../../platform/core/page.ts';
import { db } from '../../../platform/db/client.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { limitTo, newestFirst, type KeysetSql } from '../../../platform/db/keysetSql.ts';
import type { ListSelect } from '../../catalogue/listedColumns.ts';
import { readRows } from '../../../platform/db/queryRows.ts';
import { readLines } from '../readCartLines.ts';

/** One page of the lines that a user has saved for later, newest first, with what the client selects, and one row more. */
async function selectSavedCartLines(userId: string, args: PageArgs, field: ResolvedField): Promise<{ id: string }[]> {
  const { query, select } = lineSelection('SavedCartLine', field, ['edges', 'node']);
  const lines = select && (await readSavedCartLines(userId, { select, page: newestFirst(args, Prisma.sql`line.id`) }));
  if (lines) return lines;
  const { where, ...page } = keysetPage(args, 'id', 'desc');
  return db.savedCartLine.findMany({ ...query, ...page, where: { userId, product: AVAILABLE_FOR_SALE, ...where } });
}

/** One such line with what the client selects of an edge's node; an error of the field when another request has removed it meanwhile. */
export async function selectSavedCartLine(
  { userId, savedLineId }: { userId: string; savedLineId: string },
  field: ResolvedField,
): Promise<{ id: string }> {
  const { query, select } = lineSelection('SavedCartLine', field, ['node']);
  const id = Prisma.sql`line.id`;
  const page = { where: Prisma.sql`AND ${id} = ${savedLineId}::uuid`, orderBy: id, limit: limitTo(1) };
  const [line] = (select && (await readSavedCartLines(userId, { select, page }))) ?? [];
  return line ?? db.savedCartLine.findUniqueOrThrow({ ...query, where: { id: savedLineId, userId } });
}

export const SavedCartLineRef = builder.prismaNode('SavedCartLine', {
  description: 'A product that the viewer has saved for later.',
  id: { field: 'id', description: 'The public id, `saved_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({
    id,
    userId: viewerIdOrNil(authentication),
    product: AVAILABLE_FOR_SALE,
  }),
  fields: (t) => ({
    product: t.relation('product', { description: 'It is available for sale, and may be sold out.' }),
    quantity: t.exposeInt('quantity', { description: 'The pieces to move to the cart.' }),
    priceChange: t.field({
      type: 'Paise',
      description: 'The change of the price per piece since it was saved.',
      select: { seenPricePaise: true, product: { select: PRICE_COLUMNS } },
      resolve: (line) => linePrice(line) - line.seenPricePaise,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was saved.' }),
  }),
});

const SAVED_CART_LINE_CONNECTION = listOf('SavedCartLine', SavedCartLineRef, [
  'A product saved for later',
  'products saved for later',
]);

export const [, SavedCartLineEdge] = SAVED_CART_LINE_CONNECTION;

builder.prismaObjectFields(UserRef, (t) => ({
  savedCartLines: t.connection(
    {
      type: SavedCartLineRef,
      description: `What they saved for later, newest first, at most ${MAX_SAVED_LINES}.`,
      resolve: async ({ id }, args, context, info) =>
        toNodeConnection(await selectSavedCartLines(id, args, { context, info }), args, () => countSavedCartLines(id)),
    },
    ...SAVED_CART_LINE_CONNECTION,
  ),
}));

/** The lines that a user has saved for later of products on sale, under the name `line`. */
const savedBy = (userId: string) => Prisma.sql`
  FROM saved_cart_lines line JOIN products product ON product.id = line.product_id
  WHERE line.user_id = ${userId}::uuid AND ${AVAILABLE_FOR_SALE_SQL}`;

/** Reads some of the lines that a user has saved for later; null when a list cannot read the selected columns of products. */
function readSavedCartLines(userId: string, { select, page }: { select: ListSelect; page: KeysetSql }) {
  return readLines(
    select,
    (columns) => Prisma.sql`SELECT ${columns} ${savedBy(userId)} ${page.where} ORDER BY ${page.orderBy} ${page.limit}`,
  );
}

/** How many lines of products on sale a user has saved for later. */
async function countSavedCartLines(userId: string): Promise<number> {
  const [row] = await readRows<{ count: number }>(Prisma.sql`SELECT count(*)::int AS count ${savedBy(userId)}`);
  return row?.count ?? 0;
}
