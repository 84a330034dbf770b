import { graphql, useFragment } from 'react-relay';
import type { ProductDetails_product$key } from './__generated__/ProductDetails_product.graphql.ts';
import { texts } from './texts.ts';
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
    { name: texts.description, value: product.description },
    { name: texts.unit, value: product.unit },
    ...product.details,
  ];
  return (
    <section className={styles.details}>
      <h2 className={styles.heading}>{texts.detailsHeading}</h2>
      <dl>
        {facts.map(({ name, value }, index) => (
          <div key={index} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
