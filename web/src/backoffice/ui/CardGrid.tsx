import { chakra } from '@chakra-ui/react';

/** A list of cards: two in a row on phones, four on tablets, six on wide screens. */
export const CardGrid = chakra('ul', {
  base: {
    display: 'grid',
    listStyleType: 'none',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
      '2xl': 'repeat(6, minmax(0, 1fr))',
    },
    gap: { base: '3', md: '4' },
    outline: 'none',
  },
});
