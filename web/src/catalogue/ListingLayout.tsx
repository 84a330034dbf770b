import { chakra } from '@chakra-ui/react';

/** A narrow rail and, beside it, all the room that is left. */
export const ListingLayout = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: { base: '3', md: '6' },
    '& > :last-child': { flex: '1', minWidth: '0' },
  },
});
