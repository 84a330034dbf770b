import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FigureTableProps {
  /** The first column has words, all others figures. */
  heads: readonly string[];
  /** Rows. */
  children: ReactNode;
}

/** A small table of what leads a list. */
export function FigureTable({ heads, children }: FigureTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
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
