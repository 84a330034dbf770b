import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { texts } from './texts.ts';

const columns = [texts.serialNumber, texts.name, texts.image, texts.category, texts.action];

interface SubCategoryTableProps {
  ref?: Ref<HTMLDivElement>;
  isBusy?: boolean;
  /** Rows, of SubCategoryRowLayout. */
  children: ReactNode;
}

/**
 * The table's frame: its head stays in sight below the page's header. On phones each row is laid out as a card; the roles say
 * that it is a table all the same.
 */
export function SubCategoryTable({ ref, isBusy, children }: SubCategoryTableProps) {
  return (
    <Box ref={ref} tabIndex={-1} outline="none" layerStyle={{ md: 'card' }}>
      <Table role="table" aria-label={texts.subCategories} aria-busy={isBusy}>
        <Head role="rowgroup">
          <tr role="row">
            {columns.map((name) => (
              <HeadCell key={name} role="columnheader" scope="col">
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
  base: {
    mdDown: { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

const HeadCell = chakra('th', {
  base: {
    position: { md: 'sticky' },
    top: '16',
    zIndex: 'docked',
    px: '3',
    py: '2.5',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    textStyle: 'xs',
    fontWeight: 'semibold',
    color: 'fg.muted',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    _first: { borderTopStartRadius: 'card' },
    _last: { borderTopEndRadius: 'card', textAlign: 'end' },
  },
});

const Rows = chakra('tbody', {
  base: { display: { base: 'grid', md: 'table-row-group' }, gap: '2', counterReset: 'row' },
});
