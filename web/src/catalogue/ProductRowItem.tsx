import { chakra } from '@chakra-ui/react';

/** One place in a product row: two and a glimpse of the next on the smallest phone. */
export const ProductRowItem = chakra('li', { base: { width: { base: '9.25rem', md: '11.25rem' } } });
