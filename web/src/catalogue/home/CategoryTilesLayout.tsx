import { chakra } from '@chakra-ui/react';

/** Four tiles per row on phones, ten on wide screens. */
export const CategoryTilesLayout = chakra('ul', {
  base: {
    display: 'grid',
    listStyleType: 'none',
    gridTemplateColumns: {
      base: 'repeat(4, minmax(0, 1fr))',
      sm: 'repeat(5, minmax(0, 1fr))',
      md: 'repeat(8, minmax(0, 1fr))',
      lg: 'repeat(10, minmax(0, 1fr))',
    },
    columnGap: { base: '2', md: '4' },
    rowGap: { base: '3', md: '4' },
  },
});
