import { Flex, Skeleton } from '@chakra-ui/react';

const rows = Array.from({ length: 6 }, (_, row) => row);

/** The shape of the page of background jobs while it loads. */
export function JobsPageSkeleton() {
  return (
    <div aria-busy>
      <Flex justify="space-between" align="center" gap="2" mb="1">
        <Skeleton h="8" w="48" />
        <Skeleton h="11" w="28" />
      </Flex>
      <Skeleton h="6" w="full" maxW="40rem" mb="4" />
      <Flex gap="1" mb="3" overflow="hidden">
        {['all', 'failed', 'retrying', 'running', 'waiting'].map((tab) => (
          <Skeleton key={tab} h="11" w="28" flexShrink="0" />
        ))}
      </Flex>
      <Flex direction="column" gap={{ base: '2', md: '1px' }}>
        {rows.map((row) => (
          <Skeleton key={row} h={{ base: '36', md: '18' }} />
        ))}
      </Flex>
    </div>
  );
}
