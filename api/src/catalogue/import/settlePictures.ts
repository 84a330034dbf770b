import { db } from '../../db/client.ts';
import { foreignCount } from './importRows.ts';
import type { ImportedRow } from './judgeRow.ts';
import type { ImportIssue } from './readCells.ts';
import { productOf, readShopPart } from './shopPart.ts';
import { wantedProduct } from './wantedProduct.ts';
import { productWrite, writeProducts } from './writeProducts.ts';

/**
 * Gives a product the pictures of its row that are there by now, in the row's order. A product that would be left without keeps
 * what it has. It happens once: who comes later finds the row settled.
 */
export function settlePictures(
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
    const shop = await readShopPart(tx, [row], { publicUrl, isLocking: true });
    const found = productOf(row, shop);
    if (found && !found.isDeleted) {
      const wanted = wantedProduct(found.product, { images }, shop);
      const pictures = wanted.pictures.filter(({ id }) => id !== null);
      const held = await tx.catalogueImport.findUniqueOrThrow({
        where: { id: importId },
        select: { id: true, actorId: true, fileName: true },
      });
      const write = productWrite(found, { ...found.product, pictures });
      if (pictures.length > 0) await writeProducts(tx, held, [write]);
    }
    const foreign = foreignCount(images ?? [], publicUrl);
    await tx.$executeRaw`
      UPDATE catalogue_imports SET
        picture_done_count = LEAST(picture_count, picture_done_count + ${foreign}),
        picture_fail_count = LEAST(picture_count, picture_fail_count + ${Math.min(issues.length, foreign)})
      WHERE id = ${importId}::uuid`;
  });
}
