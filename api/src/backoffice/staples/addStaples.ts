import { Readable } from 'node:stream';
import type { Staple } from '../../../../demo/stapleCatalogue.ts';
import { csvText, escapeFormula } from '../../platform/core/csv.ts';
import { InvalidInputError, defineUserError } from '../../platform/core/errors/userError.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import type { Throttle } from '../../platform/limits/throttle.ts';
import { joinList } from '../import/csv/listCell.ts';
import { uploadImport } from '../import/uploadImport.ts';
import { pictureUrl } from '../../platform/media/pictureUrl.ts';
import { findStapleProducts, readStaples } from './findStaples.ts';
import { insertStaplePictures, stapleKey } from './staplePictures.ts';

/** A staple with what a shop says of it. */
export interface StapleLine {
  sku: string;
  brand: string;
  mrpPaise: number;
  stock: number;
}

export class StaplesInShopError extends defineUserError({
  description: 'The shop has each of the staples. Nothing was stored.',
  message: 'These products are in your shop already',
}) {}

const COLUMNS = ['sku', 'name', 'description', 'brand', 'unit', 'price', 'stock'];
const PICTURE_WIDTH = 768;
const FILLED_COLUMNS = ['gst_percent', 'hsn_code', 'categories', 'sub_categories', 'images'];

/**
 * Stores staples as an import and queues its dry run, as an uploaded file with these products would. Those that the shop has are
 * left out. @throws InvalidInputError for an unknown or repeated staple, StaplesInShopError, TooManyAttemptsError
 */
export async function addStaples(
  viewer: Viewer,
  { lines }: { lines: readonly StapleLine[] },
  services: { throttle: Throttle },
): Promise<{ importId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  const unused = new Map((await readStaples()).map((staple) => [staple.sku, staple]));
  const chosen = lines.map((line, at) => {
    const staple = unused.get(line.sku);
    if (!staple) throw new InvalidInputError([{ path: `lines.${at}.sku`, message: 'There is no such staple to add' }]);
    unused.delete(line.sku);
    return { line, staple };
  });
  const { inShop, freeSku } = await findStapleProducts(chosen.map(({ staple }) => staple));
  const added = chosen.filter(({ line }) => !inShop.has(line.sku));
  if (added.length === 0) throw new StaplesInShopError();
  await insertStaplePictures(
    db,
    added.map(({ staple }) => staple.picture),
  );
  const rows = added.map(({ line, staple }) => [
    ...[
      freeSku(staple),
      staple.name,
      staple.name,
      line.brand,
      staple.unit,
      (line.mrpPaise / 100).toFixed(2),
      String(line.stock),
    ],
    ...filledCells(staple),
  ]);
  const csv = csvText([[...COLUMNS, ...FILLED_COLUMNS], ...rows.map((cells) => cells.map(escapeFormula))]);
  const file = { filename: 'Picked staples', createReadStream: () => Readable.from([Buffer.from(csv)]) };
  return uploadImport(viewer, { file: Promise.resolve(file) }, services);
}

function filledCells({ gstPercent, hsnCode, categories, subCategories, picture }: Staple): string[] {
  const url = pictureUrl({ key: stapleKey(picture), cloud: null }, PICTURE_WIDTH);
  return [String(gstPercent), hsnCode ?? '', joinList(categories), joinList(subCategories), url];
}
