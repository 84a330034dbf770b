import { Prisma } from '../../../../platform/db/generated/client.ts';
import { adminProductConditions, type AdminProductFilter } from '../../products/adminProductConditions.ts';

/** The products of a bulk operation: those that are named, or all that a search and a filter of the admin's list select. */
export type BulkSelection = { productIds: readonly string[] } | { search: string; filter: AdminProductFilter };

/** The condition of the selected products, by the alias `product`. Deleted ones are never selected. */
export function bulkSelectionConditions(selection: BulkSelection): Promise<Prisma.Sql> | Prisma.Sql {
  if (!('productIds' in selection)) return adminProductConditions(selection.search, selection.filter);
  return Prisma.sql`product.deleted_at IS NULL AND product.id = ANY (${selection.productIds}::uuid[])`;
}
