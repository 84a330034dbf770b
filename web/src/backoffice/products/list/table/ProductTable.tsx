import { ArrowDown, ArrowUp } from 'lucide-react';
import { useSyncExternalStore, type ReactNode, type Ref } from 'react';
import type { Sort } from '../productListParams.ts';
import { parseColumns, productViewStore, type ColumnHead, type TableColumn } from './tableColumns.ts';
import styles from './ProductTable.module.css';

interface ProductTableProps {
  ref?: Ref<HTMLDivElement>;
  sort: Sort;
  isBusy: boolean;
  onSort: (sort: Sort) => void;
  /** The rows of the chosen columns. */
  children: (columns: readonly TableColumn[]) => ReactNode;
}

/** The product table's frame: it scrolls in its own box, in which the head and the names stay visible. */
export function ProductTable({ ref, sort, isBusy, onSort, children }: ProductTableProps) {
  const columns = parseColumns(useSyncExternalStore(productViewStore.subscribe, productViewStore.columnsText));
  return (
    <div className={styles.box} ref={ref} tabIndex={0} role="region" aria-label="Products" aria-busy={isBusy}>
      <table>
        <thead>
          <tr>
            <Heading heading="Name" sorts={['NAME_ASC', 'NAME_DESC']} sort={sort} onSort={onSort} />
            {columns.map(({ name, ...head }) => (
              <Heading key={name} {...head} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>{children(columns)}</tbody>
      </table>
    </div>
  );
}

type HeadingProps = ColumnHead & Pick<ProductTableProps, 'sort' | 'onSort'>;

function Heading({ heading, isNumeric = false, sorts, sort, onSort }: HeadingProps) {
  const align = isNumeric ? { 'data-end': '' } : {};
  if (sorts === undefined)
    return (
      <th scope="col" {...align}>
        {heading}
      </th>
    );
  const [rising, falling] = sorts;
  const direction = { [rising]: 'ascending', [falling]: 'descending' }[sort] as 'ascending' | 'descending' | undefined;
  return (
    <th scope="col" aria-sort={direction ?? 'none'} {...align}>
      <button
        type="button"
        title={`Sort by ${heading}`}
        onClick={() => onSort(direction === 'ascending' ? falling : rising)}
      >
        {heading}
        {direction === 'ascending' && <ArrowUp size={14} aria-hidden />}
        {direction === 'descending' && <ArrowDown size={14} aria-hidden />}
      </button>
    </th>
  );
}
