import { Flex, Skeleton } from '@chakra-ui/react';
import { AdminHeaderSkeleton } from '../ui/AdminHeaderSkeleton.tsx';
import { AdminTableSkeleton } from '../ui/AdminTableSkeleton.tsx';
import { texts } from './texts.ts';

/** The sub-category page while it loads. */
export function AdminSubCategoriesSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton title={texts.subCategory} action={texts.createSubCategory} />
      <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: '2', md: '3' }} maxW={{ md: '2xl' }} mb="3">
        <Skeleton h="11" flex={{ md: '1' }} />
        <Skeleton h="11" flex={{ md: '1' }} />
      </Flex>
      <Skeleton h="5" w="32" mb="3" />
      <AdminTableSkeleton height={{ base: '3.875rem', md: '3.3125rem' }} rows={10} />
    </div>
  );
}
