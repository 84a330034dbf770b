import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface AdminProductCardLayoutProps {
  as?: 'li' | 'div';
  isMarked?: boolean;
  picture: ReactNode;
  /** At most two lines; name and unit together reserve three lines. */
  name: ReactNode;
  unit: ReactNode;
  /** Price and stock. */
  numbers: ReactNode;
  actions: ReactNode;
}

/** The layout of the card, shared with its skeleton so that nothing shifts when the product is loaded. */
export function AdminProductCardLayout(props: AdminProductCardLayoutProps) {
  const { as = 'li', isMarked = false, picture, name, unit, numbers, actions } = props;
  return (
    <chakra.li
      as={as}
      display="flex"
      layerStyle="card"
      flexDirection="column"
      overflow="hidden"
      {...(isMarked && { borderColor: 'green.border', boxShadow: 'inset 0 0 0 1px {colors.green.border}' })}
    >
      <Box position="relative" aspectRatio={1}>
        {picture}
      </Box>
      <Box flex="1" px={{ base: '2', md: '3' }} pt="2.5">
        <Box h="3.75rem" textStyle="sm">
          {name}
          {unit}
        </Box>
        <Box minH="5.5rem" mt="1">
          {numbers}
        </Box>
      </Box>
      <Flex borderTopWidth="1px" minH="11">
        {actions}
      </Flex>
    </chakra.li>
  );
}
