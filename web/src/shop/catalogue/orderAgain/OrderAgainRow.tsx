import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Carousel } from '../../../ui/carousel/Carousel.tsx';
import { pictureSizes } from '../pictureSizes.ts';
import { ProductCard } from '../ProductCard.tsx';
import { ProductRowHeader } from '../ProductRowHeader.tsx';
import { ProductRowItem } from '../ProductRowItem.tsx';
import type { OrderAgainRow_products$key } from './__generated__/OrderAgainRow_products.graphql.ts';
import { texts } from './texts.ts';

const SCROLL_STEP = 200;

/** The shopper's past products in stock, in a row of the home page. */
export function OrderAgainRow({ products }: { products: OrderAgainRow_products$key }) {
  const { edges } = useFragment(
    graphql`
      fragment OrderAgainRow_products on ProductConnection {
        edges {
          node {
            id
            isSoldOut
            ...ProductCard_product
          }
        }
      }
    `,
    products,
  );
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <ProductRowHeader id={titleId} title={texts.title} seeAllPath="/dashboard/order-again" />
      <Carousel label={texts.title} step={SCROLL_STEP}>
        {edges
          .filter(({ node }) => !node.isSoldOut)
          .map(({ node }) => (
            <ProductRowItem key={node.id}>
              <ProductCard product={node} sizes={pictureSizes.row} />
            </ProductRowItem>
          ))}
      </Carousel>
    </section>
  );
}
