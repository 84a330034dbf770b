import { CategoryTilesLayout } from './CategoryTilesLayout.tsx';
import styles from './CategoryTilesSkeleton.module.css';

const places = Array.from({ length: 12 }, (_, place) => place);

/** Twelve tiles while the categories load. */
export function CategoryTilesSkeleton() {
  return (
    <CategoryTilesLayout aria-hidden>
      {places.map((place) => (
        <li key={place}>
          <div className={styles.picture} />
          <div className={styles.name} />
        </li>
      ))}
    </CategoryTilesLayout>
  );
}
