import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { ProductRowItem } from './ProductRowItem.tsx';
import styles from './ProductRowSkeleton.module.css';

const places = [1, 2, 3, 4, 5, 6];

/** A product row while its six products load, as high as the row itself. */
export function ProductRowSkeleton() {
  return (
    <div aria-hidden>
      <div className={styles.header}>
        <div className={styles.heading} />
      </div>
      <ul className={styles.products}>
        {places.map((place) => (
          <ProductRowItem key={place}>
            <ProductCardSkeleton />
          </ProductRowItem>
        ))}
      </ul>
    </div>
  );
}
