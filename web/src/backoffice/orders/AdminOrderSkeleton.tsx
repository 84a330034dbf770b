import { Flex, Skeleton } from '@chakra-ui/react';

/** An order's shape in its dialog while it loads. */
export function AdminOrderSkeleton() {
  return (
    <Flex direction="column" gap="4" aria-busy>
      <Skeleton h="8" w="44" />
      <Skeleton h="11" />
      <Skeleton h="56" borderRadius="card" />
      <Skeleton h="44" borderRadius="card" />
      <Skeleton h="36" borderRadius="card" />
    </Flex>
  );
}
