import type { Sort } from '../productListParams.ts';

/** The columns that can be chosen, in their order; the checkbox and the name are always there. */
export const tableColumns = [
  'picture',
  'sku',
  'category',
  'mrp',
  'discount',
  'price',
  'stock',
  'gst',
  'hsn',
  'published',
  'updated',
] as const;
export type TableColumn = (typeof tableColumns)[number];

/** The columns of a browser that has chosen none. */
export const defaultColumns: readonly TableColumn[] = tableColumns.filter((column) => column !== 'hsn');

/** The two orders of a column that an index serves: rising, falling. */
export const columnSorts: Partial<Record<TableColumn | 'name', readonly [rising: Sort, falling: Sort]>> = {
  name: ['NAME', 'NAME_DESCENDING'],
  sku: ['SKU', 'SKU_DESCENDING'],
  mrp: ['PRICE_LOW', 'PRICE_HIGH'],
  updated: ['LEAST_RECENTLY_UPDATED', 'RECENTLY_UPDATED'],
};

/** Whether the numbers of a column are aligned at its end. */
export function isNumeric(column: TableColumn): boolean {
  return ['mrp', 'discount', 'price', 'stock', 'gst'].includes(column);
}
