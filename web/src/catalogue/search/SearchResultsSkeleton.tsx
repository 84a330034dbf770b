import { ProductGridSkeleton } from '../ProductGridSkeleton.tsx';
import styles from './SearchResultsSkeleton.module.css';

const RESULTS = 10;

/** The search results while they load. */
export function SearchResultsSkeleton() {
  return (
    <div className={styles.results} aria-busy>
      <div className={styles.count} />
      <ProductGridSkeleton count={RESULTS} width="besideFilters" />
    </div>
  );
}
