import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { ProductSelect } from '../../catalogue/listedProduct.ts';
import { SELLABLE } from '../../catalogue/sellable.ts';
import { keysetPage, type PageArgs } from '../../../platform/core/page.ts';
import { db } from '../../../platform/db/client.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { limitTo, newestFirst } from '../../../platform/db/keysetSql.ts';
import type { GraphqlContext } from '../../../platform/graphql/context.ts';
import { readSavedCartLines } from './readSavedCartLines.ts';

interface ResolvedField {
  context: GraphqlContext;
  info: GraphQLResolveInfo;
}

const COLUMNS = new Set(['id', 'quantity', 'seenPricePaise', 'createdAt', 'product']);

/** One page of the lines that a user has saved for later, newest first, with what the client selects, and one row more. */
export async function selectSavedCartLines(
  userId: string,
  args: PageArgs,
  field: ResolvedField,
): Promise<{ id: string }[]> {
  const { query, select } = selectionOf(field, ['edges', 'node']);
  const lines = select && (await readSavedCartLines(userId, { select, page: newestFirst(args, Prisma.sql`saved.id`) }));
  if (lines) return lines;
  const { where, ...page } = keysetPage(args, 'id', 'desc');
  return db.savedCartLine.findMany({ ...query, ...page, where: { userId, product: SELLABLE, ...where } });
}

/** One such line with what the client selects of an edge's node; an error of the field when another request has removed it meanwhile. */
export async function selectSavedCartLine(
  { userId, savedLineId }: { userId: string; savedLineId: string },
  field: ResolvedField,
): Promise<{ id: string }> {
  const { query, select } = selectionOf(field, ['node']);
  const id = Prisma.sql`saved.id`;
  const page = { where: Prisma.sql`AND ${id} = ${savedLineId}::uuid`, orderBy: id, limit: limitTo(1) };
  const [line] = (select && (await readSavedCartLines(userId, { select, page }))) ?? [];
  return line ?? db.savedCartLine.findUniqueOrThrow({ ...query, where: { id: savedLineId, userId } });
}

/** Prisma's query for what the client selects, and its product's columns; null when one statement cannot read all of it. */
function selectionOf(field: ResolvedField, path: string[]) {
  const query = queryFromInfo({ ...field, typeName: 'SavedCartLine', select: { id: true }, path });
  const { product, ...columns } = query.select as { product?: { select: ProductSelect } }; // its type is what the argument has alone
  const isListed = Object.keys(columns).every((name) => COLUMNS.has(name));
  return { query, select: isListed ? (product?.select ?? {}) : null };
}
