import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../shop/media/Picture.tsx';
import type { SearchProduct_product$key } from './__generated__/SearchProduct_product.graphql.ts';

interface SearchProductProps {
  product: SearchProduct_product$key;
  /** Shown below the name. */
  children?: ReactNode;
}

/** A product in a row: its picture, its name and its pack, and whether shoppers can buy it. */
export function SearchProduct({ product, children }: SearchProductProps) {
  const { name, unit, availableForSale, isSoldOut, pictures } = useFragment(
    graphql`
      fragment SearchProduct_product on Product {
        name
        unit
        availableForSale
        isSoldOut
        pictures(first: 1) {
          ...Picture_picture
        }
      }
    `,
    product,
  );
  return (
    <Flex gap="3" align="center" minW="0" flex="1">
      <Box boxSize="12" flexShrink="0" overflow="hidden" borderRadius="control" bg="bg.subtle">
        <Picture picture={pictures[0]} sizes="48px" isDecoration />
      </Box>
      <Box minW="0" textStyle="sm" overflowWrap="anywhere">
        <Text fontWeight="semibold">{name}</Text>
        <Flex wrap="wrap" gap="2" color="fg.muted" align="center">
          <span>{unit}</span>
          {!availableForSale && <Badge colorPalette="gray">Hidden</Badge>}
          {availableForSale && isSoldOut && <Badge colorPalette="red">Out of stock</Badge>}
          {children}
        </Flex>
      </Box>
    </Flex>
  );
}
