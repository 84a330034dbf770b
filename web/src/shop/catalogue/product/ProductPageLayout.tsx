import type { ReactNode } from 'react';
import styles from './ProductPageLayout.module.css';

interface ProductPageLayoutProps {
  gallery: ReactNode;
  facts: ReactNode;
}

/** The sticky gallery at the left and the details at the right; on phones one above the other. */
export function ProductPageLayout({ gallery, facts }: ProductPageLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.gallery}>{gallery}</div>
      <div className={styles.facts}>{facts}</div>
    </div>
  );
}
