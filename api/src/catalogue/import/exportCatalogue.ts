import { stringify } from 'csv-stringify/sync';
import { db } from '../../db/client.ts';
import { COLUMN_NAMES } from './catalogueColumns.ts';
import { CATALOGUE_PRODUCT, catalogueProduct, productCells } from './catalogueProduct.ts';
import { guarded } from './formulaGuard.ts';

const PAGE_SIZE = 500;
/** By which Excel knows UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** The catalogue as CSV, a page of products at a time, oldest first; deleted ones are left out. `publicUrl` is where the shop is. */
export async function* exportCatalogue(publicUrl: string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvOf([COLUMN_NAMES]);
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
      return COLUMN_NAMES.map((column) => guarded(cells[column]));
    });
    if (rows.length > 0) yield csvOf(rows);
    lastId = page.at(-1)?.id;
  } while (lastId);
}

function csvOf(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], {
    record_delimiter: '\r\n',
    quoted_match: /[\r\n]|^\s|\s$/, // what other readers would take for the end of a record, or trim
  });
}
