import { chakra, Heading, Stack } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { ProductDetails_product$key } from './__generated__/ProductDetails_product.graphql.ts';
import { texts } from '../texts.ts';

/** The description, the unit and every extra field of a product. */
export function ProductDetails({ product: productKey }: { product: ProductDetails_product$key }) {
  const product = useFragment(
    graphql`
      fragment ProductDetails_product on Product {
        description
        unit
        details {
          name
          value
        }
      }
    `,
    productKey,
  );
  const facts = [
    { name: texts.description, value: product.description },
    { name: texts.unit, value: product.unit },
    ...product.details,
  ];
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" textStyle="lg">
        {texts.detailsHeading}
      </Heading>
      <chakra.dl>
        {facts.map(({ name, value }, index) => (
          <chakra.div
            key={index}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' }}
            columnGap="4"
            paddingY="2.5"
            borderBottomWidth="1px"
            borderColor="border.muted"
          >
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <chakra.dd whiteSpace="pre-line" overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Stack>
  );
}
