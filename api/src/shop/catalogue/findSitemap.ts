import { db } from '../../platform/db/client.ts';
import { AVAILABLE_FOR_SALE, AVAILABLE_FOR_SALE_SQL } from './availableForSale.ts';

/** The products that shoppers see, from an id on, in the order of their ids. */
export function findSitemapProducts(firstId: string, count: number) {
  return db.product.findMany({
    select: { id: true, name: true, updatedAt: true },
    where: { ...AVAILABLE_FOR_SALE, id: { gte: firstId } },
    orderBy: { id: 'asc' },
    take: count,
  });
}

/** The first id of each `count` products that shoppers see. */
export async function findSitemapParts(count: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM products product WHERE ${AVAILABLE_FOR_SALE_SQL}) AS numbered
    WHERE (place - 1) % ${count} = 0
    ORDER BY id`;
  return rows.map(({ id }) => id);
}

/** The sub-categories as pages of each of their categories. */
export function findSitemapListings() {
  const named = { select: { id: true, name: true } } as const;
  return db.subCategoryCategory.findMany({
    select: { category: named, subCategory: named },
    orderBy: [{ categoryId: 'asc' }, { subCategoryId: 'asc' }],
  });
}
