import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { pictureSizes } from '../pictureSizes.ts';
import { ProductCard } from '../ProductCard.tsx';
import { ProductGridLayout } from '../ProductGridLayout.tsx';
import type { AwaitedProducts_viewer$key } from './__generated__/AwaitedProducts_viewer.graphql.ts';
import styles from './AwaitedProducts.module.css';
import { texts } from './texts.ts';

/** The products that the shopper will be mailed about, at most 50. A withdrawn request can be restored until the page is left. */
export function AwaitedProducts({ viewer: viewerKey }: { viewer: AwaitedProducts_viewer$key }) {
  const { stockNotificationProducts } = useFragment(
    graphql`
      fragment AwaitedProducts_viewer on User {
        stockNotificationProducts(first: 50) {
          edges {
            node {
              id
              ...ProductCard_product
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const headingId = useId();
  const { edges } = stockNotificationProducts;
  if (edges.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {texts.notifyHeading}
      </h2>
      <p className={styles.text}>{texts.notifyText}</p>
      <ProductGridLayout width="besideFilters" role="list" aria-labelledby={headingId}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <ProductCard product={node} sizes={pictureSizes.besideFilters} />
          </li>
        ))}
      </ProductGridLayout>
    </section>
  );
}
