import { ProductCardLayout } from './ProductCardLayout.tsx';
import styles from './ProductCardSkeleton.module.css';

/** A product card while its product loads. */
export function ProductCardSkeleton() {
  return (
    <ProductCardLayout
      picture={<div className={styles.picture} />}
      name={<div className={styles.name} />}
      unit={<div className={styles.unit} />}
      price={<div className={styles.price} />}
      action={<div className={styles.action} />}
    />
  );
}
