import { Flex, Skeleton } from '@chakra-ui/react';

const rows = Array.from({ length: 8 }, (_, row) => row);

/** The shape of the list of customers while it loads. */
export function CustomersSkeleton() {
  return (
    <Flex direction="column" gap="2" aria-busy>
      <Skeleton h="11" w="36" ms="auto" />
      <Skeleton h="5" w="32" />
      {rows.map((row) => (
        <Skeleton key={row} h="16" />
      ))}
    </Flex>
  );
}
