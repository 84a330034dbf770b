import { Flex, Skeleton } from '@chakra-ui/react';

/** The header of an admin page while it loads. */
export function AdminHeaderSkeleton() {
  return (
    <Flex justify="space-between" align="center" mb="4">
      <Skeleton h="8" w="36" />
      <Skeleton h="11" w="40" />
    </Flex>
  );
}
