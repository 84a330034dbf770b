import { FilterBarSkeleton } from '../catalogue/filters/FilterBarSkeleton.tsx';
import { ProductGridSkeleton } from '../catalogue/ProductGridSkeleton.tsx';
import layout from './SearchResults.module.css';
import styles from './SearchResultsSkeleton.module.css';

const RESULTS = 10;

/** The search results while they load. */
export function SearchResultsSkeleton() {
  return (
    <div className={layout.results} aria-busy>
      <div className={styles.count} />
      <FilterBarSkeleton />
      <ProductGridSkeleton count={RESULTS} width="besideFilters" />
    </div>
  );
}
