import { ShoppingBasket } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { AddToCartButton } from '../../cart/AddToCartButton.tsx';
import { texts as cartTexts } from '../../cart/texts.ts';
import { useMyCartQuantity } from '../../cart/cartLines.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { Price } from '../../../ui/money/Price.tsx';
import { TextSkeleton } from '../../../ui/TextSkeleton.tsx';
import type { ProductOffer_product$key } from './__generated__/ProductOffer_product.graphql.ts';
import { BrandedName } from '../BrandedName.tsx';
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
          {product.unitPrice && ` · ${formatRupees(product.unitPrice.price)} per ${product.unitPrice.per}`}
        </p>
      </div>
      <div className={styles.purchase} data-bottom-bar>
        <div className={styles.amount}>
          <div className={styles.price}>
            <Price price={product.price} mrp={product.mrp} size="lg" />
            {product.discountPercent > 0 && (
              <span className={styles.discount}>{`${product.discountPercent}% Discount`}</span>
            )}
          </div>
          <p className="text-xs muted">Inclusive of all taxes</p>
        </div>
        <AddToCartButton product={product} size="page" />
        <CartLink />
      </div>
    </div>
  );
}

/** The link to the cart in the bar of phones, with the number of items. */
function CartLink() {
  const quantity = useMyCartQuantity();
  const label = quantity === 0 ? cartTexts.openEmptyCart : cartTexts.openCart(cartTexts.itemCount(quantity));
  return (
    <Link className={`button button-md button-subtle ${styles.link}`} to="/cart" aria-label={label}>
      <ShoppingBasket aria-hidden />
      {quantity > 0 && <span className={styles.quantity}>{quantity}</span>}
    </Link>
  );
}

/** The same while the product loads. */
export function ProductOfferSkeleton() {
  return (
    <div className={styles.offer}>
      <div>
        <p className={styles.name}>
          <TextSkeleton width="80%" />
        </p>
        <p className={styles.unit}>
          <TextSkeleton width="30%" />
        </p>
      </div>
      <div className={styles.purchase} data-bottom-bar>
        <div className={styles.amount}>
          <p className="text-xl">
            <TextSkeleton width="6rem" />
          </p>
          <p className="text-xs muted">
            <TextSkeleton width="8rem" />
          </p>
        </div>
        <div className={styles.action}>
          <div className="skeleton button-md" />
        </div>
      </div>
    </div>
  );
}
