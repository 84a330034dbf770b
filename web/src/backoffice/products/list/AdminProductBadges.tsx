import { Badge, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { AdminProductBadges_product$key } from './__generated__/AdminProductBadges_product.graphql.ts';

/** The badges at the lower edge of a product's picture: hidden, low, sold out. */
export function AdminProductBadges({ product }: { product: AdminProductBadges_product$key }) {
  const { stock, isLowOnStock, availableForSale } = useFragment(
    graphql`
      fragment AdminProductBadges_product on Product {
        stock
        isLowOnStock
        availableForSale
      }
    `,
    product,
  );
  return (
    <Flex position="absolute" insetX="1.5" bottom="1.5" wrap="wrap" gap="1">
      {!availableForSale && (
        <Badge variant="solid" colorPalette="gray">
          Hidden
        </Badge>
      )}
      {stock === 0 && (
        <Badge variant="solid" colorPalette="red">
          Out of Stock
        </Badge>
      )}
      {stock > 0 && isLowOnStock && (
        <Badge variant="solid" colorPalette="brand">
          Low
        </Badge>
      )}
    </Flex>
  );
}
