import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

interface AdminTableProps {
  ref?: Ref<HTMLDivElement>;
  /** The name of the table for screen readers. */
  label: string;
  columns: readonly string[];
  /** The last column holds the actions of a row. */
  hasActions?: boolean;
  isBusy?: boolean | undefined;
  /** Rows with the roles of rows and cells; phones show each as a card. */
  children: ReactNode;
}

/**
 * The frame of a table: its head sticks below the page's header. Phones show each row as a card; the ARIA roles keep it a table
 * for screen readers.
 */
export function AdminTable({ ref, label, columns, hasActions, isBusy, children }: AdminTableProps) {
  return (
    <Box ref={ref} tabIndex={-1} outline="none" layerStyle={{ md: 'card' }}>
      <Table role="table" aria-label={label} aria-busy={isBusy}>
        <Head role="rowgroup">
          <tr role="row">
            {columns.map((name, place) => (
              <HeadCell
                key={name}
                role="columnheader"
                scope="col"
                textAlign={hasActions && place === columns.length - 1 ? 'end' : 'start'}
              >
                {name}
              </HeadCell>
            ))}
          </tr>
        </Head>
        <Rows role="rowgroup">{children}</Rows>
      </Table>
    </Box>
  );
}

const Table = chakra('table', {
  base: { display: { base: 'block', md: 'table' }, w: 'full', borderCollapse: 'separate', borderSpacing: '0' },
});

const Head = chakra('thead', {
  base: { mdDown: { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
});

const HeadCell = chakra('th', {
  base: {
    position: { md: 'sticky' },
    top: 'var(--bar)',
    zIndex: 'docked',
    px: '3',
    py: '2.5',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    textStyle: 'xs',
    fontWeight: 'semibold',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    _first: { borderTopStartRadius: 'card' },
    _last: { borderTopEndRadius: 'card' },
  },
});

const Rows = chakra('tbody', { base: { display: { base: 'grid', md: 'table-row-group' }, gap: '2' } });
