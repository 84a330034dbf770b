import { Box, Flex, Grid, Skeleton } from '@chakra-ui/react';

/** The profile's shape while it loads. */
export function ProfilePageSkeleton() {
  return (
    <Box aria-busy>
      <Skeleton h="9" w="9rem" mb="5" />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6" alignItems="start">
        <Flex direction="column" gap="6">
          <Box layerStyle="card" p={{ base: '4', md: '6' }}>
            <Flex align="center" gap="5" mb="6">
              <Skeleton boxSize="24" borderRadius="full" />
              <Skeleton h="11" w="6rem" />
            </Flex>
            {['name', 'email', 'mobile'].map((field) => (
              <Box key={field} mb="8">
                <Skeleton h="4" w="4rem" mb="2" />
                <Skeleton h="11" />
              </Box>
            ))}
            <Skeleton h="11" w={{ base: 'full', md: '10rem' }} />
          </Box>
          <Skeleton h="56" borderRadius="card" />
        </Flex>
        <Skeleton h="80" borderRadius="card" />
      </Grid>
    </Box>
  );
}
