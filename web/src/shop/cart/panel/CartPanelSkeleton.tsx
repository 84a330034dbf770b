import { Box, Flex, Skeleton } from '@chakra-ui/react';

/** The cart panel's shape while it loads: three lines and the bill. */
export function CartPanelSkeleton() {
  return (
    <Box paddingInline="4" aria-busy>
      {['first', 'second', 'third'].map((line) => (
        <Flex key={line} gap="3" paddingBlock="3" borderBottomWidth="1px">
          <Skeleton boxSize={{ base: '12', md: '16' }} borderRadius="lg" />
          <Box flex="1">
            <Skeleton height="4" width="85%" marginBottom="2" />
            <Skeleton height="3" width="35%" marginBottom="2" />
            <Skeleton height="4" width="25%" />
          </Box>
          <Skeleton height="11" width="28" borderRadius="md" />
        </Flex>
      ))}
      <Skeleton height="5" width="40%" marginTop="4" marginBottom="3" />
      {['items', 'quantity', 'delivery', 'total'].map((row) => (
        <Flex key={row} justifyContent="space-between" marginBottom="2">
          <Skeleton height="4" width="30%" />
          <Skeleton height="4" width="20%" />
        </Flex>
      ))}
    </Box>
  );
}
