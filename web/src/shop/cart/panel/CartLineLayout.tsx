import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TextSkeleton } from '../../../ui/TextSkeleton.tsx';

interface CartLineLayoutProps {
  picture: ReactNode;
  /** The product cannot be bought. */
  isDimmed?: boolean;
  name: ReactNode;
  unit: ReactNode;
  /** The prices, and what has changed. */
  children: ReactNode;
  controls: ReactNode;
}

/** The layout of a product in the cart or saved for later. */
export function CartLineLayout({ picture, isDimmed = false, name, unit, children, controls }: CartLineLayoutProps) {
  const opacity = isDimmed ? 0.5 : 1;
  return (
    <Flex as="li" gap={{ base: '2.5', md: '3' }} paddingBlock="3" alignItems="flex-start">
      <Box w={{ base: '12', md: '16' }} aspectRatio="1" flex="none" overflow="clip" borderRadius="lg" opacity={opacity}>
        {picture}
      </Box>
      <Box flex="1" minWidth="0">
        <Text fontSize="sm" fontWeight="medium" lineClamp="3">
          {name}
        </Text>
        <Text fontSize="xs" color="fg.muted">
          {unit}
        </Text>
        {children}
      </Box>
      <Box width="28" flexShrink="0">
        {controls}
      </Box>
    </Flex>
  );
}

/** A line of the cart while it loads. */
export function CartLineSkeleton() {
  return (
    <CartLineLayout
      picture={<Box className="skeleton" height="full" />}
      name={<TextSkeleton width="85%" />}
      unit={<TextSkeleton width="35%" />}
      controls={
        <>
          <div className="skeleton button-md" />
          <Box height="11" />
        </>
      }
    >
      <Text textStyle="sm">
        <TextSkeleton width="25%" />
      </Text>
    </CartLineLayout>
  );
}
