import { Flex, Skeleton } from '@chakra-ui/react';

/** A document's page while it loads. */
export function PrintSkeleton() {
  return (
    <Flex direction="column" gap="4" align="center" aria-busy>
      <Skeleton h="8" w="60" alignSelf="start" />
      <Skeleton h="11" w="40" alignSelf="start" />
      <Skeleton h="96" w="full" maxW="xl" />
    </Flex>
  );
}
