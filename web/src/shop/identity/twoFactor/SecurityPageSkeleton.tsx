import { Box, Skeleton } from '@chakra-ui/react';

/** The security page's shape while it loads. */
export function SecurityPageSkeleton() {
  return (
    <Box aria-busy>
      <Skeleton h="5" w="5rem" my="3" />
      <Skeleton h="9" w="9rem" mb="2" />
      <Skeleton h="5" w="full" maxW="30rem" mb="6" />
      <Skeleton h="44" borderRadius="card" />
    </Box>
  );
}
