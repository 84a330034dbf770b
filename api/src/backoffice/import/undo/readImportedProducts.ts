import type { Transaction } from '../../../platform/db/client.ts';
import type { ProductState } from '../../catalogue/products/productState.ts';

/** What an import did with a product, by the audit log. */
export interface ImportedProduct {
  isCreated: boolean;
  /** The changed fields before the import; empty for a created product. */
  before: Partial<ProductState>;
  /** The changed fields after it. */
  after: Partial<ProductState>;
}

/** Reads what an import did with products. A product has a second entry when its pictures were fetched later. */
export async function readImportedProducts(
  tx: Transaction,
  { importId, ids }: { importId: string; ids: readonly string[] },
): Promise<Map<string, ImportedProduct>> {
  const entries = await tx.$queryRaw<
    { id: string; before: Partial<ProductState> | null; after: Partial<ProductState> }[]
  >`
    SELECT subject_id::text AS id, before, after FROM audit_entries
    WHERE subject_type = 'PRODUCT' AND subject_id = ANY (${ids}::uuid[])
      AND batch_id = ${importId}::uuid AND action = 'PRODUCT_IMPORT'
    ORDER BY audit_entries.id`;
  const products = new Map<string, ImportedProduct>();
  for (const { id, before, after } of entries) {
    const former = products.get(id);
    products.set(id, {
      isCreated: former?.isCreated ?? before === null,
      before: { ...before, ...former?.before },
      after: { ...former?.after, ...after },
    });
  }
  return products;
}
