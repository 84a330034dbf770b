import { Flex, Skeleton } from '@chakra-ui/react';

/** The skeleton of a checkout's result. */
export function CheckoutResultSkeleton() {
  return (
    <Flex direction="column" alignItems="center" gap="5" paddingBlock="16" paddingInline="4" aria-busy>
      <Skeleton boxSize="28" borderRadius="full" />
      <Flex direction="column" alignItems="center" gap="2">
        <Skeleton height="9" width="18rem" maxWidth="full" />
        <Skeleton height="6" width="14rem" maxWidth="full" />
      </Flex>
      <Flex gap="3">
        <Skeleton height="11" width="9rem" />
        <Skeleton height="11" width="9rem" />
      </Flex>
    </Flex>
  );
}
