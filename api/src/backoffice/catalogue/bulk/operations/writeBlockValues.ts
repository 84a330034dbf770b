import type { Transaction } from '../../../../platform/db/client.ts';
import { Prisma, type BulkOutcome } from '../../../../platform/db/generated/client.ts';
import type { BulkBlock } from './runBulkBlock.ts';

/**
 * Gives the products of a block with an outcome the values that their rows have as `before` or `after`. The number of statements does
 * not depend on the number of products.
 */
export async function writeBlockValues(
  tx: Transaction,
  { operationId, operation, productIds }: BulkBlock,
  { values, outcome }: { values: 'before' | 'after'; outcome: BulkOutcome },
): Promise<void> {
  const rows = Prisma.sql`
    SELECT product_id, ${Prisma.raw(values)} AS value FROM product_bulk_operation_rows
    WHERE operation_id = ${operationId}::uuid AND product_id = ANY (${productIds}::uuid[]) AND outcome = ${outcome}::bulk_outcome`;
  await tx.$executeRaw`
    UPDATE products SET
      mrp_paise = coalesce((value ->> 'mrpPaise')::int, mrp_paise),
      discount_percent = coalesce((value ->> 'discountPercent')::int, discount_percent),
      gst_percent = coalesce((value ->> 'gstPercent')::int, gst_percent),
      hsn_code = CASE WHEN value ? 'hsnCode' THEN value ->> 'hsnCode' ELSE hsn_code END,
      low_stock_threshold = coalesce((value ->> 'lowStockThreshold')::int, low_stock_threshold),
      is_published = coalesce((value ->> 'isPublished')::boolean, is_published),
      sku = coalesce(value ->> 'sku', sku),
      deleted_at = CASE (value ->> 'isDeleted')::boolean WHEN true THEN now() WHEN false THEN NULL ELSE deleted_at END,
      version = version + 1, updated_at = now()
    FROM (${rows}) AS row
    WHERE products.id = row.product_id`;
  if (operation.change.kind !== 'CATEGORIES') return;
  await tx.$executeRaw`DELETE FROM product_categories USING (${rows}) AS row WHERE product_categories.product_id = row.product_id`;
  await tx.$executeRaw`
    INSERT INTO product_categories (product_id, category_id)
    SELECT row.product_id, id::uuid FROM (${rows}) AS row, jsonb_array_elements_text(row.value -> 'categoryIds') AS id`;
  await tx.$executeRaw`DELETE FROM product_sub_categories USING (${rows}) AS row WHERE product_sub_categories.product_id = row.product_id`;
  await tx.$executeRaw`
    INSERT INTO product_sub_categories (product_id, sub_category_id)
    SELECT row.product_id, id::uuid FROM (${rows}) AS row, jsonb_array_elements_text(row.value -> 'subCategoryIds') AS id`;
}
