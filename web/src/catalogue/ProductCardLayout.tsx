import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ProductCardLayoutProps {
  picture: ReactNode;
  /** Two lines of room, whatever comes. */
  name: ReactNode;
  unit: ReactNode;
  price: ReactNode;
  action: ReactNode;
}

/** The card's shape, shared with its skeleton so that nothing moves when the product arrives. */
export function ProductCardLayout({ picture, name, unit, price, action }: ProductCardLayoutProps) {
  return (
    <Flex
      as="article"
      direction="column"
      position="relative"
      height="100%"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      overflow="hidden"
    >
      <Box position="relative" aspectRatio={1}>
        {picture}
      </Box>
      <Flex direction="column" flex="1" padding={{ base: '2', md: '3' }}>
        <Box height="10" lineHeight="1.25rem" fontSize="sm">
          {name}
        </Box>
        <Box height="5" lineHeight="1.25rem" marginTop="1" fontSize="xs">
          {unit}
        </Box>
        <Flex height="6" align="center" marginTop="1">
          {price}
        </Flex>
        <Box height="11" marginTop="2">
          {action}
        </Box>
      </Flex>
    </Flex>
  );
}
