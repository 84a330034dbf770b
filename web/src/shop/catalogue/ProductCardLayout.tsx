import type { ReactNode } from 'react';
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

/** The layout of the card, shared with its skeleton so that nothing shifts when the product is loaded. */
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
