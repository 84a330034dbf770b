import { graphql, useFragment } from 'react-relay';
import { AddToCartButton } from '../../cart/AddToCartButton.tsx';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import { Price } from '../../../ui/money/Price.tsx';
import type { ProductOffer_product$key } from './__generated__/ProductOffer_product.graphql.ts';
import { BrandedName } from '../BrandedName.tsx';
import { texts } from './texts.ts';
import { CartLink } from './CartLink.tsx';
import styles from './ProductOffer.module.css';

/** The name, the price and the button that adds the product to the cart; on phones the last two are in a bar at the bottom with the link to the cart. */
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
        <h1 className={styles.name}>
          <BrandedName name={product.name} brand={product.brand} brandClassName={styles.brand} />
        </h1>
        <p className={styles.unit}>
          {product.unit}
          {product.unitPrice && ` · ${texts.unitPrice(formatRupees(product.unitPrice.price), product.unitPrice.per)}`}
        </p>
      </div>
      <div className={styles.purchase} data-bottom-bar>
        <div className={styles.amount}>
          <div className={styles.price}>
            <Price price={product.price} mrp={product.mrp} size="lg" />
            {product.discountPercent > 0 && (
              <span className={styles.discount}>{texts.discount(product.discountPercent)}</span>
            )}
          </div>
          <p className={styles.tax}>{texts.taxNote}</p>
        </div>
        <AddToCartButton product={product} size="page" />
        <CartLink />
      </div>
    </div>
  );
}
