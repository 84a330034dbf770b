import { Skeleton } from '@chakra-ui/react';
import { SavedFiltersSkeleton } from '../savedFilters/SavedFilters.tsx';
import { AdminTableSkeleton } from '../ui/AdminTableSkeleton.tsx';

/** The shape of the list of customers while it loads. */
export function CustomersSkeleton() {
  return (
    <div aria-busy>
      <SavedFiltersSkeleton />
      <Skeleton h="5" w="32" mb="2" />
      <AdminTableSkeleton height={{ base: '11.625rem', md: '3.8125rem' }} />
    </div>
  );
}
