import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { ProductGridLayout } from './ProductGridLayout.tsx';
import styles from './ProductsPage.module.css';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A shopper's own page of products while they load. */
export function ProductsPageSkeleton({ title }: { title: string }) {
  return (
    <div className={styles.page} aria-busy>
      <p className={styles.title}>{title}</p>
      <ProductGridLayout width="besideFilters" aria-hidden>
        {CARDS.map((card) => (
          <li key={card}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ProductGridLayout>
    </div>
  );
}
