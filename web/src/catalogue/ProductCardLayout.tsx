import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ProductCardLayoutProps {
  picture: ReactNode;
  /** At most two lines; name and unit together reserve three lines. */
  name: ReactNode;
  unit: ReactNode;
  price: ReactNode;
  action: ReactNode;
}

/** The layout of the card, shared with its skeleton so that nothing shifts when the product is loaded. */
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
      <Flex
        direction="column"
        flex="1"
        paddingX={{ base: '2', md: '3' }}
        paddingTop={{ base: '3.5', md: '4' }}
        paddingBottom={{ base: '2', md: '3' }}
      >
        <Box height="3.75rem" textStyle="sm">
          {name}
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
