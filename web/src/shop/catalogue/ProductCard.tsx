import { useId, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { AddToCartButton } from '../cart/AddToCartButton.tsx';
import { Picture } from '../media/Picture.tsx';
import { Price } from '../../ui/money/Price.tsx';
import type { ProductCard_product$key } from './__generated__/ProductCard_product.graphql.ts';
import { BrandedName } from './BrandedName.tsx';
import { DiscountFlag } from './PictureBadges.tsx';
import { productPath } from './paths.ts';
import styles from './ProductCard.module.css';
import { ProductCardLayout } from '../media/ProductCardLayout.tsx';

interface ProductCardProps {
  product: ProductCard_product$key;
  /** The width of the picture as a `sizes` attribute. */
  sizes: string;
  /** The card is visible when the page opens: its picture loads at once. */
  isEager?: boolean;
  /** A control at the picture's corner. */
  corner?: ReactNode;
}

/**
 * A product in a list: one link to its page, and beside it the control that adds it to the cart. The page of a sold-out product begins
 * with similar ones.
 */
export function ProductCard({ product: productKey, sizes, isEager = false, corner }: ProductCardProps) {
  const product = useFragment(
    graphql`
      fragment ProductCard_product on Product {
        id
        name
        brand
        unit
        price
        mrp
        discountPercent
        isSoldOut
        deliveryBadge
        pictures(first: 1) {
          ...Picture_picture
        }
        ...AddToCartButton_product
      }
    `,
    productKey,
  );
  const nameId = useId();
  const unitId = useId();
  const similarId = useId();
  const [picture] = product.pictures;

  return (
    <ProductCardLayout
      picture={
        <>
          <Picture
            picture={picture}
            sizes={sizes}
            isEager={isEager}
            isDecoration
            className={product.isSoldOut ? `${styles.picture} ${styles.soldOut}` : styles.picture}
          />
          {product.discountPercent > 0 && !product.isSoldOut && <DiscountFlag percent={product.discountPercent} />}
          {corner}
        </>
      }
      action={<AddToCartButton product={product} size="card" />}
      price={<Price price={product.price} mrp={product.mrp} size="md" />}
      name={
        <Link
          className={styles.link}
          to={productPath({ id: product.id, name: product.name })}
          id={nameId}
          aria-labelledby={`${nameId} ${unitId}${product.isSoldOut ? ` ${similarId}` : ''}`}
        >
          <BrandedName name={product.name} brand={product.brand} brandClassName={styles.brand} />
        </Link>
      }
      unit={<span id={unitId}>{product.unit}</span>}
      note={
        product.isSoldOut ? (
          <span className={styles.similar} id={similarId}>
            See similar
          </span>
        ) : (
          product.deliveryBadge !== '' && <span className={styles.promise}>{product.deliveryBadge.toLowerCase()}</span>
        )
      }
    />
  );
}
