import { chakra } from '@chakra-ui/react';

/** One item of a product row: the smallest phone shows two and a part of the third. */
export const ProductRowItem = chakra('li', { base: { width: { base: '9.25rem', md: '11.25rem' } } });
