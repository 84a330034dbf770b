import type { CatalogueProduct, CataloguePicture, CategoryLink } from '../csv/catalogueProduct.ts';
import type { RowValues } from '../csv/readCells.ts';
import type { CatalogueSnapshot } from './catalogueSnapshot.ts';
import type { PartyFields } from '../../catalogue/declarations/writeParty.ts';
import { partyKey, type PartyLink } from '../csv/partyCell.ts';
import { parsePictureUrl } from '../csv/pictureUrls.ts';
import type { ImportNotice } from '../interpret/rowDraft.ts';
import type { ImportedRow } from './validateRow.ts';

/** The values of a new product for the columns that its row leaves out. */
export const PRODUCT_DEFAULTS: Omit<CatalogueProduct, 'sku'> = {
  barcode: null,
  name: '',
  brand: null,
  unit: '',
  description: '',
  mrpPaise: 0,
  discountPercent: 0,
  gstPercent: 0,
  hsnCode: null,
  stock: 0,
  lowStockThreshold: 5,
  maxPerOrder: null,
  isPublished: true,
  categories: [],
  subCategories: [],
  details: [],
  manufacturer: null,
  packer: null,
  importer: null,
  countryOfOrigin: null,
  genericName: null,
  netQuantity: null,
  shelfLife: null,
  pictures: [],
};

/** The product after the values of a row are applied; a value that is left out stays. New categories and pictures have no id. */
export function targetProduct(
  product: CatalogueProduct,
  values: RowValues,
  snapshot: CatalogueSnapshot,
): CatalogueProduct {
  return {
    sku: product.sku,
    barcode: orCleared(values.barcode, product.barcode, null),
    name: values.name ?? product.name,
    brand: orCleared(values.brand, product.brand, null),
    unit: values.unit ?? product.unit,
    description: values.description ?? product.description,
    mrpPaise: values.price ?? product.mrpPaise,
    discountPercent: values.discount ?? product.discountPercent,
    gstPercent: values.gst_percent ?? product.gstPercent,
    hsnCode: orCleared(values.hsn_code, product.hsnCode, null),
    stock: values.stock ?? product.stock,
    lowStockThreshold: values.low_stock_threshold ?? product.lowStockThreshold,
    maxPerOrder: orCleared(values.max_per_order, product.maxPerOrder, null),
    isPublished: values.published ?? product.isPublished,
    categories: orCleared(named(values.categories, snapshot.categories), product.categories, []),
    subCategories: orCleared(named(values.sub_categories, snapshot.subCategories), product.subCategories, []),
    details: orCleared(values.details, product.details, []),
    manufacturer: orCleared(party(values.manufacturer, snapshot), product.manufacturer, null),
    packer: orCleared(party(values.packer, snapshot), product.packer, null),
    importer: orCleared(party(values.importer, snapshot), product.importer, null),
    countryOfOrigin: orCleared(values.country_of_origin, product.countryOfOrigin, null),
    genericName: orCleared(values.generic_name, product.genericName, null),
    netQuantity: orCleared(values.net_quantity, product.netQuantity, null),
    shelfLife: orCleared(values.shelf_life, product.shelfLife, null),
    pictures: orCleared(pictures(values.images, snapshot, product), product.pictures, []),
  };
}

/** A value that is left out stays, null clears it. */
function orCleared<T>(target: T | null | undefined, present: T, cleared: T): T {
  return target === undefined ? present : (target ?? cleared);
}

function named(
  names: readonly string[] | null | undefined,
  found: ReadonlyMap<string, { id: string; name: string }>,
): CategoryLink[] | null | undefined {
  if (!names) return names;
  const all = names.map((name) => found.get(name) ?? { id: null, name });
  return eachOnce(all, ({ id, name }) => id ?? name);
}

function party(cell: PartyFields | null | undefined, { parties }: CatalogueSnapshot): PartyLink | null | undefined {
  return cell && (parties.get(partyKey(cell)) ?? { ...cell, id: null });
}

function pictures(
  addresses: readonly string[] | null | undefined,
  snapshot: CatalogueSnapshot,
  present: CatalogueProduct,
): CataloguePicture[] | null | undefined {
  if (!addresses) return addresses;
  const all = addresses.map((address) => snapshot.pictures.get(address) ?? { id: null, address });
  return eachOnce(
    snapshot.keepsPictures ? [...present.pictures, ...all] : all,
    (picture) => picture.id ?? picture.address,
  );
}

/** Removes repeated objects: several names or URLs may refer to the same one. */
function eachOnce<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const keys = all.map(keyOf);
  return all.filter((_one, at) => keys.indexOf(keys[at] ?? '') === at);
}

interface PictureContext {
  publicUrl: string;
  snapshot: Pick<CatalogueSnapshot, 'pictures'>;
}

/** The row without the addresses that no picture can be fetched from, and a notice for each; without any left the row has no pictures column. */
export function withUsablePictures(
  row: ImportedRow,
  context: PictureContext,
): { row: ImportedRow; notices: ImportNotice[] } {
  const addresses = row.values.images;
  if (!addresses) return { row, notices: [] };
  const problems = addresses.map((address) => problemOf(address, context));
  if (problems.every((problem) => problem === null)) return { row, notices: [] };
  const notices = addresses.flatMap((cell, at): ImportNotice[] => {
    const reason = problems[at];
    return reason ? [{ column: 'images', reason: `A picture was skipped: ${reason}`, cell }] : [];
  });
  const images = addresses.filter((_address, at) => problems[at] === null);
  const { images: _cell, ...cells } = row.cells;
  const { images: _addresses, ...values } = row.values;
  const usable =
    images.length > 0
      ? { cells: { ...cells, images: images.join('|') }, values: { ...values, images } }
      : { cells, values };
  return { row: { ...row, ...usable }, notices };
}

function problemOf(address: string, { publicUrl, snapshot }: PictureContext): string | null {
  const read = parsePictureUrl(address, publicUrl);
  if (read.kind === 'invalid') return read.reason;
  const isMissing = read.kind === 'own' && read.cloud === null && !snapshot.pictures.has(address);
  return isMissing ? 'the shop has no such picture' : null;
}
