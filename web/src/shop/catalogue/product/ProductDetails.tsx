import { graphql, useFragment } from 'react-relay';
import { TextSkeleton } from '../../../ui/TextSkeleton.tsx';
import type { ProductDetails_product$key } from './__generated__/ProductDetails_product.graphql.ts';
import styles from './ProductDetails.module.css';

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
    { name: 'Description', value: product.description },
    { name: 'Unit', value: product.unit },
    ...product.details,
  ];
  return (
    <section className={styles.details}>
      <h2 className={styles.heading}>Product details</h2>
      <dl>
        {facts.map(({ name, value }, index) => (
          <div key={index} className={styles.fact}>
            <dt className="muted">{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const places = [1, 2, 3, 4];

/** The same while the product loads. */
export function ProductDetailsSkeleton() {
  return (
    <div className={styles.details}>
      <p className={styles.heading}>
        <TextSkeleton width="10rem" />
      </p>
      <div>
        {places.map((place) => (
          <p key={place} className={styles.fact}>
            <TextSkeleton width="8rem" />
            <TextSkeleton width="80%" />
          </p>
        ))}
      </div>
    </div>
  );
}
