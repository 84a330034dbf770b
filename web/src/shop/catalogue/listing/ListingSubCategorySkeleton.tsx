import { FilterBarSkeleton } from '../filters/FilterBarSkeleton.tsx';
import { ProductGridSkeleton } from '../ProductGridSkeleton.tsx';
import styles from './ListingSubCategorySkeleton.module.css';

const PAGE_SIZE = 8;

/** The heading, the filters and the first products of a listing while they load. */
export function ListingSubCategorySkeleton() {
  return (
    <div className={styles.products} aria-busy>
      <div className={styles.heading} />
      <FilterBarSkeleton />
      <ProductGridSkeleton count={PAGE_SIZE} width="besideRail" />
    </div>
  );
}
