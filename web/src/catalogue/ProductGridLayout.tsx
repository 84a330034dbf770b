import { chakra } from '@chakra-ui/react';

/** The grid of product cards, on the whole page or beside the listing's rail. */
export const ProductGridLayout = chakra('ul', {
  base: {
    display: 'grid',
    listStyleType: 'none',
    gap: { base: '2', md: '4' },
  },
  variants: {
    width: {
      page: { gridTemplateColumns: columns({ base: 2, sm: 3, md: 4, lg: 5, xl: 6, '2xl': 7 }) },
      besideRail: { gridTemplateColumns: columns({ base: 2, md: 3, lg: 4, '2xl': 5 }) },
    },
  },
});

function columns<Breakpoint extends string>(counts: Record<Breakpoint, number>) {
  return Object.fromEntries(
    Object.entries(counts).map(([breakpoint, count]) => [breakpoint, `repeat(${count}, minmax(0, 1fr))`]),
  );
}
