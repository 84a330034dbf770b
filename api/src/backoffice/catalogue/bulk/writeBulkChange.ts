import type { Transaction } from '../../../platform/db/client.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { DECLARATION_COLUMNS } from '../../../shop/catalogue/declarations/declarations.ts';
import { declarationsRefusalSql, rowOfStateSql } from '../declarations/productDeclarations.ts';
import { PRODUCT_COLUMNS } from '../products/productState.ts';
import type { BulkChange, BulkStockChange } from './bulkChange.ts';
import { bulkChangeSql } from './bulkChangeSql.ts';

export const PRODUCT_NOT_FOUND = 'This product no longer exists';
const CHANGED_AGAIN = 'It has since been changed again';
const SKU_TAKEN = 'Another product now has its SKU';
const CATEGORY_GONE = 'One of its former categories no longer exists';

/** Locks products, also deleted ones, against changes and orders until the transaction ends. By id. */
export async function lockProducts(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`SELECT FROM products WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
}

/** A query of what a change makes of products: `product_id, name, before, after`, and the `reason` of a refusal. The products have the alias `product`. */
export function evaluateSql(change: BulkChange | BulkStockChange): Prisma.Sql {
  const { current, target, refusal } = bulkChangeSql(change);
  return Prisma.sql`
    SELECT product.id AS product_id, product.name, state.current AS before, state.target AS after, checked.reason
    FROM products AS product
    CROSS JOIN LATERAL (SELECT ${current} AS current, ${target} AS target) AS state
    CROSS JOIN LATERAL (
      SELECT CASE WHEN product.deleted_at IS NOT NULL THEN ${PRODUCT_NOT_FOUND}::text ELSE ${refusal} END AS reason
    ) AS checked`;
}

/**
 * A query of what an undo makes of products: the columns of `changes`, which are `product_id, name, before, after`, and the `reason` why a
 * product stays as it is. `isChangedSince` reads the aliases `product` and `stored`.
 */
export function evaluateUndoSql(
  changes: Prisma.Sql,
  { isChangedSince, refusal }: { isChangedSince: Prisma.Sql; refusal: Prisma.Sql },
): Prisma.Sql {
  const isDeletion = Prisma.sql`(stored.before ->> 'isDeleted') IS NOT NULL`;
  const isGone = (key: string, table: Prisma.Sql) => Prisma.sql`EXISTS (
    SELECT FROM jsonb_array_elements_text(stored.before -> ${key}::text) AS former (id)
    WHERE NOT EXISTS (SELECT FROM ${table} AS found WHERE found.id = former.id::uuid))`;
  return Prisma.sql`
    SELECT stored.*, checked.reason
    FROM (${changes}) AS stored
    JOIN products AS product ON product.id = stored.product_id
    CROSS JOIN LATERAL (SELECT CASE
      WHEN product.deleted_at IS NOT NULL AND NOT (${isDeletion}) THEN ${PRODUCT_NOT_FOUND}::text
      WHEN ${isChangedSince} THEN ${CHANGED_AGAIN}::text
      WHEN ${isDeletion} AND EXISTS (SELECT FROM products AS other WHERE other.sku = stored.before ->> 'sku') THEN ${SKU_TAKEN}::text
      WHEN ${isGone('categoryIds', Prisma.sql`categories`)} OR ${isGone('subCategoryIds', Prisma.sql`sub_categories`)}
        THEN ${CATEGORY_GONE}::text
      ELSE coalesce(${refusal}, ${declarationsRefusalSql(rowOfStateSql(Prisma.sql`stored.before`))})
    END AS reason) AS checked`;
}

/** What products declare, where the value names it. */
const DECLARATIONS = Prisma.raw(
  DECLARATION_COLUMNS.map((name) => {
    const { column, type } = PRODUCT_COLUMNS[name];
    return `${column} = CASE WHEN value ? '${name}' THEN (value ->> '${name}')::${type} ELSE ${column} END`;
  }).join(', '),
);

/**
 * Gives products values: `rows` is a query with the columns `product_id` and `value`, an object by Prisma's names. The stock is not among
 * them: `adjustStock` changes it. The number of statements does not depend on the number of products.
 */
export async function writeValues(tx: Transaction, rows: Prisma.Sql, { hasLinks }: { hasLinks: boolean }) {
  await tx.$executeRaw`
    UPDATE products SET
      mrp_paise = coalesce((value ->> 'mrpPaise')::int, mrp_paise),
      discount_percent = coalesce((value ->> 'discountPercent')::int, discount_percent),
      gst_percent = coalesce((value ->> 'gstPercent')::int, gst_percent),
      hsn_code = CASE WHEN value ? 'hsnCode' THEN value ->> 'hsnCode' ELSE hsn_code END,
      low_stock_threshold = coalesce((value ->> 'lowStockThreshold')::int, low_stock_threshold),
      is_published = coalesce((value ->> 'isPublished')::boolean, is_published),
      ${DECLARATIONS},
      sku = coalesce(value ->> 'sku', sku),
      deleted_at = CASE (value ->> 'isDeleted')::boolean WHEN true THEN now() WHEN false THEN NULL ELSE deleted_at END,
      version = version + 1, updated_at = now()
    FROM (${rows}) AS row
    WHERE products.id = row.product_id`;
  if (!hasLinks) return;
  await tx.$executeRaw`DELETE FROM product_categories USING (${rows}) AS row WHERE product_categories.product_id = row.product_id`;
  await tx.$executeRaw`
    INSERT INTO product_categories (product_id, category_id)
    SELECT row.product_id, id::uuid FROM (${rows}) AS row, jsonb_array_elements_text(row.value -> 'categoryIds') AS id`;
  await tx.$executeRaw`DELETE FROM product_sub_categories USING (${rows}) AS row WHERE product_sub_categories.product_id = row.product_id`;
  await tx.$executeRaw`
    INSERT INTO product_sub_categories (product_id, sub_category_id)
    SELECT row.product_id, id::uuid FROM (${rows}) AS row, jsonb_array_elements_text(row.value -> 'subCategoryIds') AS id`;
}
