import { RailLayout } from './RailLayout.tsx';
import styles from './SubCategoryRailSkeleton.module.css';

const places = [1, 2, 3, 4, 5, 6, 7];

/** The rail while its sub-categories load. */
export function SubCategoryRailSkeleton() {
  return (
    <RailLayout as="div" aria-hidden>
      {places.map((place) => (
        <div key={place} className={styles.link}>
          <div className={styles.picture} />
          <div className={styles.name} />
        </div>
      ))}
    </RailLayout>
  );
}
