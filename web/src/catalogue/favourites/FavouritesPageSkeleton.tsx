import { ProductCardSkeleton } from '../ProductCardSkeleton.tsx';
import { ProductGridLayout } from '../ProductGridLayout.tsx';
import styles from './FavouritesPage.module.css';
import { texts } from './texts.ts';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The page of favourites while they load. */
export function FavouritesPageSkeleton() {
  return (
    <div className={styles.page} aria-busy>
      <p className={styles.title}>{texts.title}</p>
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
