import { z } from 'zod';
import type { Prisma } from '../../db/generated/client.ts';
import type { Cells } from './catalogueColumns.ts';
import { joinDetails } from './detailsCell.ts';
import { joinList } from './listCell.ts';
import { pictureAddress } from './pictureAddress.ts';

/** A category or sub-category; without an id while it is still to be made. */
export interface Named {
  id: string | null;
  name: string;
}

/** A picture of the shop's, or the address of one that is still to be fetched. */
export type CataloguePicture = { id: string; key: string; cloud: string | null } | { id: null; address: string };

/** A product with all that its row of the file tells. */
export interface CatalogueProduct {
  sku: string;
  name: string;
  brand: string | null;
  unit: string;
  description: string;
  mrpPaise: number;
  discountPercent: number;
  gstPercent: number;
  hsnCode: string | null;
  stock: number;
  lowStockThreshold: number;
  isPublished: boolean;
  categories: Named[];
  subCategories: Named[];
  details: { name: string; value: string }[];
  pictures: CataloguePicture[];
}

/** What Prisma has to load of a product. */
export const CATALOGUE_PRODUCT = {
  id: true,
  sku: true,
  name: true,
  brand: true,
  unit: true,
  description: true,
  mrpPaise: true,
  discountPercent: true,
  gstPercent: true,
  hsnCode: true,
  stock: true,
  lowStockThreshold: true,
  isPublished: true,
  details: true,
  deletedAt: true,
  categories: { orderBy: { categoryId: 'asc' }, select: { category: { select: { id: true, name: true } } } },
  subCategories: {
    orderBy: { subCategoryId: 'asc' },
    select: { subCategory: { select: { id: true, name: true } } },
  },
  pictures: { orderBy: { position: 'asc' }, select: { file: { select: { id: true, key: true, cloud: true } } } },
} as const satisfies Prisma.ProductSelect;

type LoadedProduct = Prisma.ProductGetPayload<{ select: typeof CATALOGUE_PRODUCT }>;

const storedDetails = z.record(z.string(), z.string());

/** A product as Prisma has loaded it, in the file's terms. */
export function catalogueProduct(loaded: LoadedProduct): CatalogueProduct {
  const { id: _id, deletedAt: _deletedAt, categories, subCategories, pictures, details, ...columns } = loaded;
  return {
    ...columns,
    categories: categories.map(({ category }) => category),
    subCategories: subCategories.map(({ subCategory }) => subCategory),
    details: Object.entries(storedDetails.parse(details)).map(([name, value]) => ({ name, value })),
    pictures: pictures.map(({ file }) => file),
  };
}

/** The cells of a product's row, not guarded yet. `publicUrl` is where the shop is. */
export function productCells(product: CatalogueProduct, publicUrl: string): Required<Cells> {
  return {
    sku: product.sku,
    name: product.name,
    brand: product.brand ?? '',
    unit: product.unit,
    price: inRupees(product.mrpPaise),
    discount: String(product.discountPercent),
    gst_percent: String(product.gstPercent),
    hsn_code: product.hsnCode ?? '',
    stock: String(product.stock),
    low_stock_threshold: String(product.lowStockThreshold),
    published: product.isPublished ? 'yes' : 'no',
    description: product.description,
    categories: joinList(product.categories.map(({ name }) => name)),
    sub_categories: joinList(product.subCategories.map(({ name }) => name)),
    details: joinDetails(product.details),
    images: product.pictures
      .map((picture) => (picture.id === null ? picture.address : pictureAddress(picture, publicUrl)))
      .join('|'),
  };
}

function inRupees(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}
