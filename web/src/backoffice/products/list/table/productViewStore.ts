import { deviceStorage } from '../../../../ui/deviceStorage.ts';
import { defaultColumns, tableColumns, type TableColumn } from './tableColumns.ts';

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
