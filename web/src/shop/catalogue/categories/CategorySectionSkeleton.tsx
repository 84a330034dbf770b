import { TilesSkeleton } from '../tiles/TilesSkeleton.tsx';
import styles from './CategorySectionSkeleton.module.css';

/** The shape of a category with its sub-categories. */
export function CategorySectionSkeleton() {
  return (
    <div aria-hidden>
      <div className={styles.heading} />
      <TilesSkeleton count={4} />
    </div>
  );
}
