import type { Sort } from '../productListParams.ts';
import { deviceStorage } from '../../../../ui/deviceStorage.ts';

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

export const columnHeadings: Readonly<Record<TableColumn, string>> = {
  picture: 'Picture',
  sku: 'SKU',
  category: 'Category',
  mrp: 'MRP',
  discount: 'Discount',
  price: 'Price',
  stock: 'Stock',
  gst: 'GST',
  hsn: 'HSN',
  published: 'Published',
  updated: 'Updated',
};

/** The columns of a browser that has chosen none. */
const defaultColumns: readonly TableColumn[] = tableColumns.filter((column) => column !== 'hsn');

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

const VIEW = 'kirana.productView';
const COLUMNS = 'kirana.productColumns';

/** How this browser shows the list of products. */
export type ProductView = 'cards' | 'table';

/** The view and the columns that this browser has chosen. The loader of the page reads the view too, for the size of a page. */
export const productViewStore = {
  subscribe: deviceStorage.subscribe,
  view: (): ProductView => (deviceStorage.read(VIEW) === 'table' ? 'table' : 'cards'),
  setView: (view: ProductView) => deviceStorage.write(VIEW, view === 'table' ? view : null),
  /** The stored text, which stays the same value between changes. */
  columnsText: () => deviceStorage.read(COLUMNS),
  setColumns: (columns: readonly TableColumn[]) => deviceStorage.write(COLUMNS, columns.join(' ')),
};

/** Parses the stored columns; the default ones when none are stored. */
export function parseColumns(text: string | null): readonly TableColumn[] {
  if (text === null) return defaultColumns;
  const names = text.split(' ');
  return tableColumns.filter((column) => names.includes(column));
}
