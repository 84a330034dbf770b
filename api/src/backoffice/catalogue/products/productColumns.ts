import { z } from 'zod';
import type { Prisma } from '../../../platform/db/generated/client.ts';

/** A column in the table `products`, and its type. */
interface Column {
  column: string;
  type: 'text' | 'int' | 'boolean' | 'json';
}

/** The columns of a product that admins and imports write, by Prisma's names: the one list of them. */
export const PRODUCT_COLUMNS = {
  sku: { column: 'sku', type: 'text' },
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

/** A category or sub-category of a product. */
interface Link {
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
