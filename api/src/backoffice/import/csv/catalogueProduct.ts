import type { Prisma } from '../../../platform/db/generated/client.ts';
import { flattenProduct, PRODUCT_SELECTION, type ProductValues } from '../../catalogue/products/productState.ts';
import type { Cells } from './catalogueColumns.ts';
import { PARTY_BASE } from '../../../shop/catalogue/declarations/declarations.ts';
import { formatParty, type PartyLink, type PartyRole } from './partyCell.ts';
import { joinDetails, joinList } from './listCell.ts';
import { absolutePictureUrl } from './pictureUrls.ts';

/** A category or sub-category; its id is null until the import has created it. */
export interface CategoryLink {
  id: string | null;
  name: string;
}

/** A stored picture, or the URL of one that the import has not fetched yet. */
export type CataloguePicture = { id: string; key: string; cloud: string | null } | { id: null; address: string };

/** A product with everything that its row of the file contains. */
export interface CatalogueProduct extends Omit<ProductValues, `${PartyRole}Id`> {
  categories: CategoryLink[];
  subCategories: CategoryLink[];
  manufacturer: PartyLink | null;
  packer: PartyLink | null;
  importer: PartyLink | null;
  pictures: CataloguePicture[];
}

/** Prisma's selection of a product for its row. */
export const CATALOGUE_PRODUCT = {
  ...PRODUCT_SELECTION,
  id: true,
  deletedAt: true,
  manufacturer: { select: PARTY_BASE },
  packer: { select: PARTY_BASE },
  importer: { select: PARTY_BASE },
  pictures: { orderBy: { position: 'asc' }, select: { picture: { select: { id: true, key: true, cloud: true } } } },
} as const satisfies Prisma.ProductSelect;

type LoadedProduct = Prisma.ProductGetPayload<{ select: typeof CATALOGUE_PRODUCT }>;

/** The product of a loaded row. */
export function catalogueProduct(loaded: LoadedProduct): CatalogueProduct {
  const { id: _id, deletedAt: _deletedAt, pictures, ...flat } = flattenProduct(loaded);
  const { manufacturerId: _maker, packerId: _packer, importerId: _importer, ...product } = flat;
  return { ...product, pictures: pictures.map(({ picture }) => picture) };
}

/** The cells of a product's row, before formulas are escaped. `publicUrl` is the URL of the shop. */
export function productCells(product: CatalogueProduct, publicUrl: string): Required<Cells> {
  return {
    sku: product.sku,
    barcode: product.barcode ?? '',
    name: product.name,
    brand: product.brand ?? '',
    unit: product.unit,
    price: inRupees(product.mrpPaise),
    discount: String(product.discountPercent),
    gst_percent: String(product.gstPercent),
    hsn_code: product.hsnCode ?? '',
    stock: String(product.stock),
    low_stock_threshold: String(product.lowStockThreshold),
    max_per_order: product.maxPerOrder === null ? '' : String(product.maxPerOrder),
    published: product.isPublished ? 'yes' : 'no',
    description: product.description,
    categories: joinList(product.categories.map(({ name }) => name)),
    sub_categories: joinList(product.subCategories.map(({ name }) => name)),
    details: joinDetails(product.details),
    manufacturer: formatParty(product.manufacturer),
    packer: formatParty(product.packer),
    importer: formatParty(product.importer),
    country_of_origin: product.countryOfOrigin ?? '',
    generic_name: product.genericName ?? '',
    net_quantity: product.netQuantity ?? '',
    shelf_life: product.shelfLife ?? '',
    images: product.pictures
      .map((picture) => (picture.id === null ? picture.address : absolutePictureUrl(picture, publicUrl)))
      .join('|'),
  };
}

function inRupees(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}
