import { Box, Flex, Grid, Skeleton } from '@chakra-ui/react';

/** The checkout's shape while it loads: its title, the address in one line, the items, the wishes for the rider and the bill. */
export function CheckoutSkeleton() {
  return (
    <Box aria-busy>
      <Flex
        data-page-header=""
        alignItems="center"
        height="12"
        marginInline={{ base: '-4', md: '0' }}
        marginTop={{ base: '-4', md: '0' }}
        marginBottom={{ base: '3', md: '4' }}
        paddingInline={{ base: '4', md: '0' }}
      >
        <Skeleton height="6" width="9rem" />
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
        gap={{ base: '4', lg: '8' }}
        alignItems="start"
      >
        <Flex direction="column" gap="4">
          <Skeleton height={{ base: '14', lg: '18rem' }} borderRadius="card" />
          <Skeleton height="8rem" borderRadius="card" />
          <Skeleton height="20rem" borderRadius="card" />
        </Flex>
        <Box layerStyle="card" padding={{ base: '4', lg: '5' }}>
          <Skeleton height="6" width="40%" marginBottom="4" />
          {['items', 'quantity', 'delivery', 'savings', 'total'].map((row) => (
            <Flex key={row} justifyContent="space-between" marginBottom="3">
              <Skeleton height="4" width="35%" />
              <Skeleton height="4" width="20%" />
            </Flex>
          ))}
          <Skeleton height="12" borderRadius="md" marginTop="5" />
          <Skeleton height="12" borderRadius="md" marginTop="2" />
        </Box>
      </Grid>
    </Box>
  );
}
