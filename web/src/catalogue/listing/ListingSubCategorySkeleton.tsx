import { Skeleton, Stack } from '@chakra-ui/react';
import { ProductGridSkeleton } from '../ProductGridSkeleton.tsx';

const PAGE_SIZE = 8;

/** The heading and the first products of a listing while they load. */
export function ListingSubCategorySkeleton() {
  return (
    <Stack gap="4" aria-busy>
      <Skeleton height={{ base: '1.625rem', md: '1.875rem' }} width="10rem" />
      <ProductGridSkeleton count={PAGE_SIZE} width="besideRail" />
    </Stack>
  );
}
