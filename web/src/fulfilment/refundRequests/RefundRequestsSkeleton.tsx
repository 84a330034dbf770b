import { Flex, Skeleton } from '@chakra-ui/react';

const rows = Array.from({ length: 6 }, (_, row) => row);

/** The shape of the page of refund requests while it loads. */
export function RefundRequestsSkeleton() {
  return (
    <div aria-busy>
      <Skeleton h="8" w="48" mb="1" />
      <Skeleton h="6" w="full" maxW="30rem" mb="4" />
      <Flex gap="1" mb="3">
        <Skeleton h="11" w="24" />
        <Skeleton h="11" w="24" />
      </Flex>
      <Flex direction="column" gap={{ base: '2', md: '1px' }}>
        {rows.map((row) => (
          <Skeleton key={row} h={{ base: '36', md: '16' }} />
        ))}
      </Flex>
    </div>
  );
}
