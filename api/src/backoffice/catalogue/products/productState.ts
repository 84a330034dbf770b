import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Transaction } from '../../../platform/db/client.ts';
import { ProductNotFoundError } from '../catalogueErrors.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';

/** A column in the table `products`, and its type. */
interface Column {
  column: string;
  type: 'text' | 'int' | 'boolean' | 'json' | 'uuid';
}

/** The columns of a product that admins and imports write, by Prisma's names: the one list of them. */
export const PRODUCT_COLUMNS = {
  sku: { column: 'sku', type: 'text' },
  barcode: { column: 'barcode', type: 'text' },
  name: { column: 'name', type: 'text' },
  brand: { column: 'brand', type: 'text' },
  unit: { column: 'unit', type: 'text' },
  description: { column: 'description', type: 'text' },
  mrpPaise: { column: 'mrp_paise', type: 'int' },
  discountPercent: { column: 'discount_percent', type: 'int' },
  gstPercent: { column: 'gst_percent', type: 'int' },
  hsnCode: { column: 'hsn_code', type: 'text' },
  stock: { column: 'stock', type: 'int' },
  lowStockThreshold: { column: 'low_stock_threshold', type: 'int' },
  maxPerOrder: { column: 'max_per_order', type: 'int' },
  isPublished: { column: 'is_published', type: 'boolean' },
  details: { column: 'details', type: 'json' },
  manufacturerId: { column: 'manufacturer_id', type: 'uuid' },
  packerId: { column: 'packer_id', type: 'uuid' },
  importerId: { column: 'importer_id', type: 'uuid' },
  countryOfOrigin: { column: 'country_of_origin', type: 'text' },
  genericName: { column: 'generic_name', type: 'text' },
  netQuantity: { column: 'net_quantity', type: 'text' },
  shelfLife: { column: 'shelf_life', type: 'text' },
} as const satisfies Partial<Record<Prisma.ProductScalarFieldEnum, Column>>;

/** Prisma's name of a column. */
export type ProductColumn = keyof typeof PRODUCT_COLUMNS;

/** The columns in their order. */
export const PRODUCT_COLUMN_NAMES = Object.keys(PRODUCT_COLUMNS) as ProductColumn[]; // its own keys

/** Prisma's selection of the columns and of the links to categories and sub-categories. */
export const PRODUCT_SELECTION = {
  ...(Object.fromEntries(PRODUCT_COLUMN_NAMES.map((name) => [name, true])) as Record<ProductColumn, true>), // by these keys
  categories: { orderBy: { categoryId: 'asc' }, select: { category: { select: { id: true, name: true } } } },
  subCategories: { orderBy: { subCategoryId: 'asc' }, select: { subCategory: { select: { id: true, name: true } } } },
} as const satisfies Prisma.ProductSelect;

type LoadedProduct = Prisma.ProductGetPayload<{ select: typeof PRODUCT_SELECTION }>;

/** What the columns contain; the details in the order shown, which an object would lose in the audit log. */
export type ProductValues = Omit<Pick<LoadedProduct, ProductColumn>, 'details'> & {
  details: { name: string; value: string }[];
};

/** A category or sub-category of the shop. */
export interface Link {
  id: string;
  name: string;
}

const storedDetails = z.record(z.string(), z.string());

/** A loaded product without Prisma's nesting. */
export function flattenProduct<Loaded extends LoadedProduct>({
  categories,
  subCategories,
  details,
  ...columns
}: Loaded): Omit<Loaded, 'categories' | 'subCategories' | 'details'> &
  Pick<ProductValues, 'details'> & { categories: Link[]; subCategories: Link[] } {
  return {
    ...columns,
    categories: categories.map(({ category }) => category),
    subCategories: subCategories.map(({ subCategory }) => subCategory),
    details: Object.entries(storedDetails.parse(details)).map(([name, value]) => ({ name, value })),
  };
}

/** The details as the database stores them. */
export function detailsObject(details: ProductValues['details']): Record<string, string> {
  return Object.fromEntries(details.map(({ name, value }) => [name, value]));
}

/** A product as the audit log stores it: with the names of its categories and sub-categories, because those may be deleted. */
export interface ProductState extends ProductValues {
  categories: { id: string; name: string }[];
  subCategories: { id: string; name: string }[];
  /** In the order shown. */
  pictureIds: string[];
}

/** Locks a product against updates, orders and deletion until the transaction ends. @throws ProductNotFoundError */
export async function lockProduct(tx: Transaction, productId: string) {
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT id FROM products WHERE id = ${productId}::uuid AND deleted_at IS NULL FOR NO KEY UPDATE`;
  if (locked.length === 0) throw new ProductNotFoundError();
  // A second statement, because one that waits for the lock reads the links as they were before.
  const product = await tx.product.findUniqueOrThrow({
    where: { id: productId },
    select: {
      ...PRODUCT_SELECTION,
      version: true,
      pictures: { orderBy: { position: 'asc' }, select: { pictureId: true } },
    },
  });
  const { version, pictures, ...state } = flattenProduct(product);
  return { version, state: { ...state, pictureIds: pictures.map(({ pictureId }) => pictureId) } };
}

/** The fields that differ, before and after; null when none does. */
export function productDifference(
  before: ProductState,
  after: ProductState,
): { before: Partial<ProductState>; after: Partial<ProductState> } | null {
  const fields = (Object.keys(after) as (keyof ProductState)[]) // a ProductState has these keys alone
    .filter((field) => !isDeepStrictEqual(before[field], after[field]));
  if (fields.length === 0) return null;
  const partOf = (state: ProductState): Partial<ProductState> =>
    Object.fromEntries(fields.map((field) => [field, state[field]]));
  return { before: partOf(before), after: partOf(after) };
}
