import { Box, Flex, Skeleton } from '@chakra-ui/react';

/** The device list's shape while it loads. */
export function DevicesPageSkeleton() {
  return (
    <Box aria-busy>
      <Skeleton h="5" w="5rem" my="3" />
      <Skeleton h="9" w="9rem" mb="2" />
      <Skeleton h="5" w="full" maxW="30rem" mb="6" />
      <Flex direction="column" gap="3">
        {['first', 'second', 'third'].map((device) => (
          <Skeleton key={device} h="20" borderRadius="card" />
        ))}
      </Flex>
    </Box>
  );
}
