import { Flex, Skeleton } from '@chakra-ui/react';
import { AdminHeaderSkeleton } from '../../../ui/admin/AdminHeaderSkeleton.tsx';

const rows = Array.from({ length: 10 }, (_, row) => row);

/** The sub-category page while it loads. */
export function AdminSubCategoriesSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton />
      <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: '2', md: '3' }} maxW={{ md: '2xl' }} mb="4">
        <Skeleton h="11" w="full" />
        <Skeleton h="11" w="full" />
      </Flex>
      <Skeleton h="4" w="32" mb="3" />
      <Flex direction="column" gap={{ base: '2', md: '1px' }}>
        {rows.map((row) => (
          <Skeleton key={row} h={{ base: '4.25rem', md: '13' }} />
        ))}
      </Flex>
    </div>
  );
}
