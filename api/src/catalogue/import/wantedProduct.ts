import type { CatalogueProduct, CataloguePicture, Named } from './catalogueProduct.ts';
import { readPictureAddress } from './pictureAddress.ts';
import type { ImportIssue, RowValues } from './readCells.ts';
import type { ShopPart } from './shopPart.ts';

/** What a product is where its row says nothing. */
export const NEW_PRODUCT: Omit<CatalogueProduct, 'sku'> = {
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
  isPublished: true,
  categories: [],
  subCategories: [],
  details: [],
  pictures: [],
};

/** The product as the values want it; what they leave out stays. Categories and the like that the shop has not are without an id. */
export function wantedProduct(product: CatalogueProduct, values: RowValues, shop: ShopPart): CatalogueProduct {
  return {
    sku: product.sku,
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
    isPublished: values.published ?? product.isPublished,
    categories: orCleared(named(values.categories, shop.categories), product.categories, []),
    subCategories: orCleared(named(values.sub_categories, shop.subCategories), product.subCategories, []),
    details: orCleared(values.details, product.details, []),
    pictures: orCleared(pictures(values.images, shop), product.pictures, []),
  };
}

/** Left out: as it is. Null: cleared. */
function orCleared<T>(wanted: T | null | undefined, present: T, cleared: T): T {
  return wanted === undefined ? present : (wanted ?? cleared);
}

function named(
  names: readonly string[] | null | undefined,
  found: ReadonlyMap<string, { id: string; name: string }>,
): Named[] | null | undefined {
  if (!names) return names;
  const all = names.map((name) => found.get(name) ?? { id: null, name });
  return eachOnce(all, ({ id, name }) => id ?? name);
}

function pictures(
  addresses: readonly string[] | null | undefined,
  shop: ShopPart,
): CataloguePicture[] | null | undefined {
  if (!addresses) return addresses;
  const all = addresses.map((address) => shop.pictures.get(address) ?? { id: null, address });
  return eachOnce(all, (picture) => picture.id ?? picture.address);
}

/** Several names or addresses may lead to one thing. */
function eachOnce<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const keys = all.map(keyOf);
  return all.filter((_one, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** What is wrong with the pictures that are still to be fetched. */
export function pictureIssues({ pictures }: CatalogueProduct, publicUrl: string): ImportIssue[] {
  return pictures.flatMap((picture) => {
    if (picture.id !== null) return [];
    const read = readPictureAddress(picture.address, publicUrl);
    if (read.kind === 'foreign' || (read.kind === 'own' && read.cloud !== null)) return [];
    const reason = read.kind === 'own' ? 'there is no such picture in the shop' : read.reason;
    return [{ column: 'images' as const, reason: `${picture.address}: ${reason}` }];
  });
}
