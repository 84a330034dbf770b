import { chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { AddToCartButton } from '../../cart/AddToCartButton.tsx';
import { formatRupees } from '../../money/formatRupees.ts';
import { Price } from '../../money/Price.tsx';
import type { ProductOffer_product$key } from './__generated__/ProductOffer_product.graphql.ts';
import { texts } from '../texts.ts';

/** The name, the price and the button that adds the product to the cart. */
export function ProductOffer({ product: productKey }: { product: ProductOffer_product$key }) {
  const product = useFragment(
    graphql`
      fragment ProductOffer_product on Product {
        name
        brand
        unit
        price
        mrp
        discountPercent
        unitPrice {
          price
          per
        }
        ...AddToCartButton_product
      }
    `,
    productKey,
  );
  return (
    <Stack gap="4">
      <div>
        {product.brand && !product.name.startsWith(product.brand) && (
          <Text color="fg.muted" textStyle="sm" fontWeight="medium">
            {product.brand}
          </Text>
        )}
        <Heading as="h1" textStyle={{ base: 'xl', lg: '2xl' }} overflowWrap="anywhere">
          {product.name}
        </Heading>
        <Text color="fg.muted" marginTop="1">
          {product.unit}
          {product.unitPrice && ` · ${texts.unitPrice(formatRupees(product.unitPrice.price), product.unitPrice.per)}`}
        </Text>
      </div>
      <Flex align="center" justify="space-between" wrap="wrap" gap="4" borderYWidth="1px" paddingY="4">
        <div>
          <Flex align="center" gap="3" wrap="wrap">
            <Price price={product.price} mrp={product.mrp} size="lg" />
            {product.discountPercent > 0 && (
              <chakra.span color="red.fg" fontWeight="bold">
                {texts.discount(product.discountPercent)}
              </chakra.span>
            )}
          </Flex>
          <Text color="fg.muted" textStyle="xs">
            {texts.taxNote}
          </Text>
        </div>
        <AddToCartButton product={product} size="page" />
      </Flex>
    </Stack>
  );
}
