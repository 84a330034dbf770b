import { Flex, Skeleton } from '@chakra-ui/react';

const rows = Array.from({ length: 10 }, (_, row) => row);

/** The rows while they load. */
export function ImportRowsSkeleton() {
  return (
    <div aria-busy>
      <Skeleton h="7" w="24" mb="2" />
      <Skeleton h="11" w="full" maxW="36rem" mb="3" />
      <Flex direction="column" gap={{ base: '2', md: '1px' }}>
        {rows.map((row) => (
          <Skeleton key={row} h={{ base: '32', md: '11' }} />
        ))}
      </Flex>
    </div>
  );
}
