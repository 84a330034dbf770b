import { Flex, Skeleton } from '@chakra-ui/react';

/** The order list's shape while it loads. */
export function OrdersPageSkeleton() {
  return (
    <Flex direction="column" gap="4" aria-busy>
      <Skeleton height="9" width="12rem" marginBottom="1" />
      {['first', 'second', 'third', 'fourth'].map((order) => (
        <Skeleton key={order} height="44" borderRadius="card" />
      ))}
    </Flex>
  );
}
