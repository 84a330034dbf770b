import type { ReactNode } from 'react';
import styles from './OftenBoughtWithLayout.module.css';

interface OftenBoughtWithLayoutProps {
  picture: ReactNode;
  /** At most two lines. */
  name: ReactNode;
  unit: ReactNode;
  price: ReactNode;
  action: ReactNode;
}

/** The layout of a card, shared with its skeleton so that nothing shifts when the product is loaded. */
export function OftenBoughtWithLayout({ picture, name, unit, price, action }: OftenBoughtWithLayoutProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.details}>
        <div className={styles.name}>{name}</div>
        <div className={styles.unit}>{unit}</div>
        {price}
        {action}
      </div>
    </article>
  );
}
