import { db } from '../../platform/db/client.ts';
import { AVAILABLE_FOR_SALE } from './availableForSale.ts';

export interface SitemapProduct {
  id: string;
  name: string;
  updatedAt: Date;
}

/** A sub-category as a page of one of its categories. */
export interface SitemapListing {
  category: { id: string; name: string };
  subCategory: { id: string; name: string };
}

/** The products that shoppers see, from an id on, in the order of their ids. */
export function findSitemapProducts(firstId: string, count: number): Promise<SitemapProduct[]> {
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
    FROM (
      SELECT id, row_number() OVER (ORDER BY id) AS place
      FROM products
      WHERE is_published AND deleted_at IS NULL
    ) AS numbered
    WHERE (place - 1) % ${count} = 0
    ORDER BY id`;
  return rows.map(({ id }) => id);
}

export function findSitemapListings(): Promise<SitemapListing[]> {
  const named = { select: { id: true, name: true } } as const;
  return db.subCategoryCategory.findMany({
    select: { category: named, subCategory: named },
    orderBy: [{ categoryId: 'asc' }, { subCategoryId: 'asc' }],
  });
}
