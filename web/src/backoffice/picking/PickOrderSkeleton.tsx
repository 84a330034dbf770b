import { Flex, Skeleton } from '@chakra-ui/react';

const lines = Array.from({ length: 6 }, (_, line) => line);

/** The skeleton of an order that is being picked. */
export function PickOrderSkeleton() {
  return (
    <Flex direction="column" gap="2" aria-busy>
      <Skeleton h="11" w="40" />
      <Skeleton h="8" w="48" />
      <Skeleton h="6" w="full" mb="2" />
      {lines.map((line) => (
        <Skeleton key={line} h="34" borderRadius="card" />
      ))}
    </Flex>
  );
}
