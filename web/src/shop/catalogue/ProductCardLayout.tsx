import type { ReactNode } from 'react';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import styles from './ProductCardLayout.module.css';

interface ProductCardLayoutProps {
  picture: ReactNode;
  /** The brand and at most three lines, or four lines without one; name and unit together reserve four lines. */
  name: ReactNode;
  unit: ReactNode;
  /** One element each. */
  price: ReactNode;
  action: ReactNode;
}

/** The layout of a product's card. */
export function ProductCardLayout({ picture, name, unit, price, action }: ProductCardLayoutProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.details}>
        <div className={styles.name}>
          {name}
          {unit}
        </div>
        {price}
        {action}
      </div>
    </article>
  );
}

/** A product's card while the product loads. */
export function ProductCardSkeleton() {
  return (
    <ProductCardLayout
      picture={<div className="skeleton" />}
      name={<TextSkeleton width="90%" />}
      unit={<TextSkeleton width="40%" />}
      price={
        <p>
          <TextSkeleton width="50%" />
        </p>
      }
      action={<div className="skeleton button-md" />}
    />
  );
}
