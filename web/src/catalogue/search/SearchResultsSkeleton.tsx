import { Skeleton, Stack } from '@chakra-ui/react';
import { ProductGridSkeleton } from '../ProductGridSkeleton.tsx';

const RESULTS = 10;

/** The search results while they load. */
export function SearchResultsSkeleton() {
  return (
    <Stack gap="4" aria-busy>
      <Skeleton height="1.625rem" width="12rem" />
      <ProductGridSkeleton count={RESULTS} width="page" />
    </Stack>
  );
}
