import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface RankingTableProps {
  /** The column titles; all columns but the first contain figures. */
  columns: readonly string[];
  /** Rows. */
  children: ReactNode;
}

/** A small table of a ranking. */
export function RankingTable({ columns, children }: RankingTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th': { pb: '1', textStyle: 'xs', fontWeight: 'semibold', color: 'fg.muted', textAlign: 'start' },
    '& td': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& :is(th, td):not(:first-of-type)': { ps: '3', textAlign: 'end', whiteSpace: 'nowrap' },
  },
});

/** The link of a row, in its first cell. */
export const RankingLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    borderRadius: 'sm',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
