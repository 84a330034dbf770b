import type { ReactNode } from 'react';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import styles from './ProductCardLayout.module.css';

interface ProductCardLayoutProps {
  picture: ReactNode;
  /** The control at the lower right corner of the picture. */
  action?: ReactNode;
  price: ReactNode;
  /** An element of at most three lines, of which a brand has the first. */
  name: ReactNode;
  unit: ReactNode;
  /** A short text beside the unit, which is not seen if there is no room for it. */
  note?: ReactNode;
}

/** The layout of a product's card. All cards of one width have the same height, so that nothing moves when one takes the place of a skeleton. */
export function ProductCardLayout({ picture, action, price, name, unit, note }: ProductCardLayoutProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.details}>
        <div className={styles.price}>{price}</div>
        {name}
        <div className={styles.unit}>
          <span className="truncate muted">{unit}</span> {note}
        </div>
      </div>
      <div className={styles.action}>{action}</div>
    </article>
  );
}

/** A product's card while the product loads. */
export function ProductCardSkeleton() {
  return (
    <ProductCardLayout
      picture={<div className="skeleton" />}
      price={<TextSkeleton width="45%" />}
      name={
        <div>
          <TextSkeleton width="90%" />
        </div>
      }
      unit={<TextSkeleton width="2rem" />}
    />
  );
}
