import { Box, Flex, Skeleton } from '@chakra-ui/react';

/** The shape of the list of API tokens while it loads. */
export function ApiTokensPageSkeleton() {
  return (
    <Box aria-busy>
      <Skeleton h="5" w="5rem" my="3" />
      <Flex justify="space-between" align="center" mb="2">
        <Skeleton h="9" w="11rem" />
        <Skeleton h="11" w="8rem" />
      </Flex>
      <Skeleton h="5" w="full" maxW="34rem" mb="6" />
      <Flex direction="column" gap="3">
        {['first', 'second'].map((token) => (
          <Skeleton key={token} h="24" borderRadius="card" />
        ))}
      </Flex>
    </Box>
  );
}
