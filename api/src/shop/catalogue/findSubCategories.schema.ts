import { queryFromInfo } from '@pothos/plugin-prisma';
import { db } from '../../platform/db/client.ts';
import { joinById } from './joinById.ts';
import type { ResolvedField } from './productConnection.schema.ts';
import { SUB_CATEGORY_BASE } from './subCategory.schema.ts';

/** The sub-categories with the ids, in their order, with what the client selects of the field, or at a path below it. */
export async function findSubCategories(ids: readonly string[], { context, info }: ResolvedField, path: string[] = []) {
  if (ids.length === 0) return [];
  const query = queryFromInfo({ context, info, typeName: 'SubCategory', select: SUB_CATEGORY_BASE, path });
  const rows = await db.subCategory.findMany({ ...query, where: { id: { in: [...ids] } } });
  return joinById(
    ids.map((id) => ({ id })),
    rows,
  ).map(({ row }) => row);
}
