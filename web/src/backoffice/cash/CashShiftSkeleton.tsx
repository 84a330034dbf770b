import { Flex, Skeleton } from '@chakra-ui/react';

/** A shift of cash while it loads. */
export function CashShiftSkeleton() {
  return (
    <Flex direction="column" gap="5" maxW="2xl" aria-busy>
      <Flex justify="space-between" align="center" gap="3">
        <Skeleton h={{ base: '1.875rem', md: '2.375rem' }} w="52" />
        <Skeleton h="6" w="16" />
      </Flex>
      <Skeleton h="14rem" borderRadius="card" />
      <Skeleton h="11" w="28" />
      <Skeleton h="16rem" borderRadius="card" />
    </Flex>
  );
}
