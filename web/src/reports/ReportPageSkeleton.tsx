import { Flex, Skeleton } from '@chakra-ui/react';

/** The shape of a report while it loads. */
export function ReportPageSkeleton() {
  return (
    <Flex direction="column" gap="4" aria-busy>
      <Skeleton h="11" w="28" />
      <Flex justify="space-between" align="center" wrap="wrap" gap="2">
        <Skeleton h="8" w="52" />
        <Skeleton h="11" w="64" />
      </Flex>
      <Skeleton h="16rem" borderRadius="card" />
      <Skeleton h="28rem" borderRadius="card" />
    </Flex>
  );
}
