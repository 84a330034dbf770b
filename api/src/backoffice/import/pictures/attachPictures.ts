import { db } from '../../../platform/db/client.ts';
import { countExternalPictures } from '../rows/importBlock.ts';
import type { ImportedRow } from '../rows/validateRow.ts';
import type { ImportIssue } from '../csv/readCells.ts';
import { productOf, readCatalogueSnapshot } from '../rows/catalogueSnapshot.ts';
import { targetProduct } from '../rows/targetProduct.ts';
import { productWrite, writeProducts } from '../rows/writeProducts.ts';

/**
 * Sets the pictures of a product to the stored pictures of its row, in the row's order. When none is stored, the product keeps its
 * pictures. Only the first of several concurrent calls for a row has an effect.
 */
export function attachPictures(
  importId: string,
  { row, issues }: { row: ImportedRow; issues: readonly ImportIssue[] },
  publicUrl: string,
): Promise<void> {
  return db.$transaction(async (tx) => {
    const claimed = await tx.$executeRaw`
      UPDATE import_rows SET cells = cells - 'images', issues = issues || ${JSON.stringify(issues)}::jsonb
      WHERE import_id = ${importId}::uuid AND number = ${row.number} AND jsonb_exists(cells, 'images')`;
    if (claimed === 0) return;
    const { images = [] } = row.values;
    const snapshot = await readCatalogueSnapshot(tx, [row], { publicUrl, isLocking: true });
    const found = productOf(row, snapshot);
    if (found && !found.isDeleted) {
      const target = targetProduct(found.product, { images }, snapshot);
      const pictures = target.pictures.filter(({ id }) => id !== null);
      const lockedImport = await tx.catalogueImport.findUniqueOrThrow({
        where: { id: importId },
        select: { id: true, actorId: true, fileName: true },
      });
      const write = productWrite(found, { ...found.product, pictures });
      if (pictures.length > 0) await writeProducts(tx, lockedImport, [write]);
    }
    const externalCount = countExternalPictures(images ?? [], publicUrl);
    await tx.$executeRaw`
      UPDATE catalogue_imports SET
        picture_done_count = LEAST(picture_count, picture_done_count + ${externalCount}),
        picture_fail_count = LEAST(picture_count, picture_fail_count + ${Math.min(issues.length, externalCount)})
      WHERE id = ${importId}::uuid`;
  });
}
