import type { Sort } from '../productListParams.ts';
import { deviceStorage } from '../../../../ui/deviceStorage.ts';

type ColumnName =
  'picture' | 'sku' | 'category' | 'mrp' | 'discount' | 'price' | 'stock' | 'gst' | 'hsn' | 'published' | 'updated';

/** What the head of the table shows of a column. */
export interface ColumnHead {
  heading: string;
  /** Its numbers are aligned at its end. */
  isNumeric?: boolean;
  /** The two orders that an index serves. */
  sorts?: readonly [rising: Sort, falling: Sort];
}

export interface TableColumn extends ColumnHead {
  name: ColumnName;
}

/** The columns that can be chosen, in their order; the checkbox and the name are always there. */
export const tableColumns: readonly TableColumn[] = [
  { name: 'picture', heading: 'Picture' },
  { name: 'sku', heading: 'SKU', sorts: ['SKU_ASC', 'SKU_DESC'] },
  { name: 'mrp', heading: 'MRP', isNumeric: true, sorts: ['PRICE_ASC', 'PRICE_DESC'] },
  { name: 'discount', heading: 'Discount', isNumeric: true },
  { name: 'price', heading: 'Price', isNumeric: true },
  { name: 'stock', heading: 'Stock', isNumeric: true },
  { name: 'published', heading: 'Published' },
  { name: 'category', heading: 'Category' },
  { name: 'gst', heading: 'GST', isNumeric: true },
  { name: 'hsn', heading: 'HSN' },
  { name: 'updated', heading: 'Updated', sorts: ['LEAST_RECENTLY_UPDATED', 'RECENTLY_UPDATED'] },
];

/** The columns of a browser that has chosen none: as many as fit beside the menu of a small laptop. */
const defaultColumns = tableColumns.filter(({ name }) =>
  ['sku', 'mrp', 'price', 'stock', 'published', 'category'].includes(name),
);

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
  setColumns: (columns: readonly TableColumn[]) =>
    deviceStorage.write(COLUMNS, columns.map(({ name }) => name).join(' ')),
};

/** Parses the stored columns; the default ones when none are stored. */
export function parseColumns(text: string | null): readonly TableColumn[] {
  if (text === null) return defaultColumns;
  const names = text.split(' ');
  return tableColumns.filter(({ name }) => names.includes(name));
}
