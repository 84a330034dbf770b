import { db } from '../../../platform/db/client.ts';
import { COLUMN_NAMES } from './catalogueColumns.ts';
import { CATALOGUE_PRODUCT, catalogueProduct, productCells } from './catalogueProduct.ts';
import { BYTE_ORDER_MARK, csvText } from '../../../platform/core/csv/csvText.ts';
import { escapeFormula } from '../../../platform/core/csv/escapeFormula.ts';

const PAGE_SIZE = 500;

/** Exports the products that are not deleted as CSV, in pages, oldest first. `publicUrl` is the URL of the shop. */
export async function* exportCatalogue(publicUrl: string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvText([COLUMN_NAMES]);
  let lastId: string | undefined;
  do {
    const page = await db.product.findMany({
      where: { deletedAt: null, ...(lastId ? { id: { gt: lastId } } : {}) },
      orderBy: { id: 'asc' },
      take: PAGE_SIZE,
      select: CATALOGUE_PRODUCT,
    });
    const rows = page.map((loaded) => {
      const cells = productCells(catalogueProduct(loaded), publicUrl);
      return COLUMN_NAMES.map((column) => escapeFormula(cells[column]));
    });
    if (rows.length > 0) yield csvText(rows);
    lastId = page.at(-1)?.id;
  } while (lastId);
}
