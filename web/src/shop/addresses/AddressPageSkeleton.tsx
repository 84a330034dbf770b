import { Flex, SimpleGrid, Skeleton } from '@chakra-ui/react';

/** The address book's shape while it loads. */
export function AddressPageSkeleton() {
  return (
    <div aria-busy>
      <Flex justifyContent="space-between" marginBottom="5">
        <Skeleton height="8" width="32" />
        <Skeleton height="11" width="36" borderRadius="md" />
      </Flex>
      <SimpleGrid columns={{ base: 1, lg: 2, xl: 3 }} gap="4">
        {['first', 'second', 'third'].map((card) => (
          <Skeleton key={card} height="36" borderRadius="xl" />
        ))}
      </SimpleGrid>
    </div>
  );
}
