import { graphql, useFragment } from 'react-relay';
import { AddToCartButton } from '../../cart/AddToCartButton.tsx';
import { formatRupees } from '../../money/formatRupees.ts';
import { Price } from '../../money/Price.tsx';
import type { ProductOffer_product$key } from './__generated__/ProductOffer_product.graphql.ts';
import { texts } from '../texts.ts';
import styles from './ProductOffer.module.css';

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
    <div className={styles.offer}>
      <div>
        {product.brand && !product.name.startsWith(product.brand) && <p className={styles.brand}>{product.brand}</p>}
        <h1 className={styles.name}>{product.name}</h1>
        <p className={styles.unit}>
          {product.unit}
          {product.unitPrice && ` · ${texts.unitPrice(formatRupees(product.unitPrice.price), product.unitPrice.per)}`}
        </p>
      </div>
      <div className={styles.purchase}>
        <div>
          <div className={styles.price}>
            <Price price={product.price} mrp={product.mrp} size="lg" />
            {product.discountPercent > 0 && (
              <span className={styles.discount}>{texts.discount(product.discountPercent)}</span>
            )}
          </div>
          <p className={styles.tax}>{texts.taxNote}</p>
        </div>
        <AddToCartButton product={product} size="page" />
      </div>
    </div>
  );
}
