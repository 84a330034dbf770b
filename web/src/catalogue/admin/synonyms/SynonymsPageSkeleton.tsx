import { Flex, Skeleton } from '@chakra-ui/react';
import { AdminHeaderSkeleton } from '../../../ui/admin/AdminHeaderSkeleton.tsx';

const rows = Array.from({ length: 10 }, (_, row) => row);

/** The page of synonyms while it loads. */
export function SynonymsPageSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton />
      <Skeleton h="32" mb="4" borderRadius="card" />
      <Flex direction={{ base: 'column', md: 'row' }} gap="2" mb="4">
        <Skeleton h="11" w="full" />
        <Skeleton h="11" w="full" />
      </Flex>
      <Skeleton h="4" w="32" mb="3" />
      <Flex direction="column" gap={{ base: '2', md: '1px' }}>
        {rows.map((row) => (
          <Skeleton key={row} h={{ base: '28', md: '16' }} />
        ))}
      </Flex>
    </div>
  );
}
