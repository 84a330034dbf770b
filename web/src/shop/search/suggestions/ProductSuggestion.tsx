import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { AddToCartButton } from '../../cart/AddToCartButton.tsx';
import { Picture } from '../../media/Picture.tsx';
import { Price } from '../../../ui/money/Price.tsx';
import { productPath } from '../../catalogue/paths.ts';
import type { ProductSuggestion_product$key } from './__generated__/ProductSuggestion_product.graphql.ts';
import styles from './ProductSuggestion.module.css';
import { SuggestionRow } from './SuggestionRow.tsx';

/** A product with its price, which can be added to the cart right there. */
export function ProductSuggestion({ product: key }: { product: ProductSuggestion_product$key }) {
  const product = useFragment(
    graphql`
      fragment ProductSuggestion_product on Product {
        id
        name
        unit
        price
        mrp
        isSoldOut
        pictures(first: 1) {
          ...Picture_picture
        }
        ...AddToCartButton_product
      }
    `,
    key,
  );
  return (
    <SuggestionRow
      action={
        <div className={styles.add}>
          <AddToCartButton product={product} size="card" />
        </div>
      }
    >
      <Link tabIndex={-1} to={productPath({ id: product.id, name: product.name })}>
        <Picture
          className={product.isSoldOut ? `${styles.picture} ${styles.soldOut}` : styles.picture}
          picture={product.pictures[0]}
          sizes="48px"
          isDecoration
        />
        <span className={styles.text}>
          <span className={styles.name}>{product.name}</span>{' '}
          <span className={styles.offer}>
            <span className={styles.unit}>{product.unit}</span>{' '}
            <Price price={product.price} mrp={product.mrp} size="sm" />
          </span>
        </span>
      </Link>
    </SuggestionRow>
  );
}
