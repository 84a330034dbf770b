import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useSyncExternalStore, type ReactNode, type Ref } from 'react';
import type { Sort } from '../productListParams.ts';
import { parseColumns, productViewStore, type ColumnHead, type TableColumn } from './tableColumns.ts';

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
    <TableBox ref={ref} tabIndex={0} role="region" aria-label="Products" aria-busy={isBusy} opacity={isBusy ? 0.6 : 1}>
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
    </TableBox>
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

/** Plain elements, because a page has many cells. */
const TableBox = chakra('div', {
  base: {
    layerStyle: 'card',
    maxH: 'calc(100dvh - 9rem)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollMarginTop: '20',
    transition: 'opacity 150ms ease-out',
    '& table': { w: 'full', borderCollapse: 'separate', borderSpacing: '0', textStyle: 'sm' },
    '& th, & td': { px: '3', py: '1.5', textAlign: 'start', verticalAlign: 'middle', whiteSpace: 'nowrap' },
    '& thead th': {
      position: 'sticky',
      top: '0',
      zIndex: '1',
      bg: 'bg.subtle',
      borderBottomWidth: '1px',
      textStyle: 'xs',
      fontWeight: 'semibold',
      color: 'fg.muted',
    },
    '& thead button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minH: '9',
      fontWeight: 'semibold',
      cursor: 'button',
      _hover: { color: 'fg', textDecoration: 'underline' },
    },
    '& tbody td, & tbody th': { borderBottomWidth: '1px', bg: 'bg.panel', fontWeight: 'normal' },
    '& tbody tr[data-marked] > *': { bg: 'green.subtle' },
    '& tr > :first-child': {
      position: 'sticky',
      insetStart: '0',
      zIndex: '1',
      minW: { base: '40', md: '64' },
      maxW: { base: '40', md: '72' },
      borderEndWidth: '1px',
    },
    '& thead tr > :first-child': { zIndex: '2' },
    '& [data-end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
});
