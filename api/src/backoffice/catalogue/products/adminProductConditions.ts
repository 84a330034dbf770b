import { escapeLike } from '../../../platform/db/keysetSql.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { searchAllProductIds } from '../../../shop/search/searchProducts.ts';

const MAX_LENGTH = 200;

/** The filter of the list; a product must match all of its fields. */
export interface AdminProductFilter {
  categoryId?: string | null | undefined;
  subCategoryId?: string | null | undefined;
  isLowOnStock?: boolean | null | undefined;
  isOutOfStock?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  hasNoPicture?: boolean | null | undefined;
}

/** What a search of the list finds. */
interface FoundProducts {
  ids: string[];
  /** The beginning of a SKU, in lower case, as a LIKE pattern. */
  skuPattern: string;
}

/**
 * The condition of the products, by the alias `product`, that a search and a filter select, without the deleted ones. `search` finds
 * products as shoppers do, hidden ones too, and by the beginning of their SKU.
 */
export async function adminProductConditions(search: string, filter: AdminProductFilter): Promise<Prisma.Sql> {
  const found = await findProducts(search);
  const { categoryId, subCategoryId, isLowOnStock, isOutOfStock, isHidden, hasNoPicture } = filter;
  const unless = (requested: boolean, condition: Prisma.Sql) =>
    requested ? condition : Prisma.sql`NOT (${condition})`;
  const conditions = [
    Prisma.sql`product.deleted_at IS NULL`,
    found !== null &&
      Prisma.sql`(product.id = ANY(${found.ids}::uuid[]) OR lower(product.sku) LIKE ${found.skuPattern})`,
    categoryId != null &&
      Prisma.sql`product.id IN (SELECT product_id FROM product_categories WHERE category_id = ${categoryId}::uuid)`,
    subCategoryId != null &&
      Prisma.sql`product.id IN (SELECT product_id FROM product_sub_categories WHERE sub_category_id = ${subCategoryId}::uuid)`,
    isLowOnStock != null && unless(isLowOnStock, Prisma.sql`product.stock <= product.low_stock_threshold`),
    isOutOfStock != null && unless(isOutOfStock, Prisma.sql`product.stock = 0`),
    isHidden != null && unless(!isHidden, Prisma.sql`product.is_published`),
    hasNoPicture != null &&
      unless(!hasNoPicture, Prisma.sql`EXISTS (SELECT FROM product_pictures WHERE product_id = product.id)`),
  ];
  return Prisma.join(
    conditions.filter((condition) => condition !== false),
    ' AND ',
  );
}

/** Products by the search of the shop, hidden ones too; null for a search without a character. */
async function findProducts(search: string): Promise<FoundProducts | null> {
  const text = search.slice(0, MAX_LENGTH).toWellFormed().replaceAll('\0', ' ').trim();
  if (text === '') return null;
  return { ids: await searchAllProductIds(text), skuPattern: `${escapeLike(text.toLowerCase())}%` };
}
