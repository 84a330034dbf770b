import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ProductRow_products$key } from './__generated__/ProductRow_products.graphql.ts';
import { pictureSizes } from './pictureSizes.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductRowItem } from './ProductRowItem.tsx';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { ProductRowHeader } from './ProductRowHeader.tsx';

const SCROLL_STEP = 200;

interface ProductRowProps {
  title: string;
  products: ProductRow_products$key;
  seeAllPath?: string | undefined;
}

/** A row of products under a title that scrolls horizontally; renders nothing without products. */
export function ProductRow({ title, products, seeAllPath }: ProductRowProps) {
  const { edges } = useFragment(
    graphql`
      fragment ProductRow_products on ProductConnection {
        edges {
          node {
            id
            ...ProductCard_product
          }
        }
      }
    `,
    products,
  );
  const titleId = useId();
  if (edges.length === 0) return null;

  return (
    <section aria-labelledby={titleId}>
      <ProductRowHeader id={titleId} title={title} seeAllPath={seeAllPath} />
      <Carousel label={title} step={SCROLL_STEP}>
        {edges.map(({ node }) => (
          <ProductRowItem key={node.id}>
            <ProductCard product={node} sizes={pictureSizes.row} />
          </ProductRowItem>
        ))}
      </Carousel>
    </section>
  );
}
