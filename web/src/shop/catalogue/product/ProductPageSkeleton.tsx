import { ProductPageLayout } from './ProductPageLayout.tsx';
import { ProductRowSkeleton } from '../ProductRowSkeleton.tsx';
import styles from './ProductPageSkeleton.module.css';

/** The product page while the product loads. */
export function ProductPageSkeleton() {
  return (
    <div aria-busy className={styles.page}>
      <div>
        <div className={styles.breadcrumb} />
        <ProductPageLayout
          gallery={<div className={styles.gallery} />}
          facts={
            <>
              <div className={styles.offer}>
                <div className={styles.name} />
                <div className={styles.unit} />
                <div className={styles.purchase} data-bottom-bar />
              </div>
              <div className={styles.details}>
                <div className={styles.heading} />
                <div className={styles.facts} />
              </div>
            </>
          }
        />
      </div>
      <ProductRowSkeleton />
    </div>
  );
}
