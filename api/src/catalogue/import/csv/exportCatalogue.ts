import { stringify } from 'csv-stringify/sync';
import { db } from '../../../db/client.ts';
import { COLUMN_NAMES } from './catalogueColumns.ts';
import { CATALOGUE_PRODUCT, catalogueProduct, productCells } from './catalogueProduct.ts';
import { escapeFormula } from './escapeFormula.ts';

const PAGE_SIZE = 500;
/** Excel recognises UTF-8 by it. */
const BYTE_ORDER_MARK = '\ufeff';

/** Exports the products that are not deleted as CSV, in pages, oldest first. `publicUrl` is the URL of the shop. */
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
      return COLUMN_NAMES.map((column) => escapeFormula(cells[column]));
    });
    if (rows.length > 0) yield csvOf(rows);
    lastId = page.at(-1)?.id;
  } while (lastId);
}

function csvOf(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], {
    record_delimiter: '\r\n',
    quoted_match: /[\r\n]|^\s|\s$/, // other readers would end a record there, or trim
  });
}
