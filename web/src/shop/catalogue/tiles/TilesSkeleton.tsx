import { TilesLayout } from './TilesLayout.tsx';
import styles from './TilesSkeleton.module.css';

/** Tiles while the categories load. */
export function TilesSkeleton({ count }: { count: number }) {
  return (
    <TilesLayout aria-hidden>
      {Array.from({ length: count }, (_, place) => (
        <li key={place}>
          <div className={styles.picture} />
          <div className={styles.name} />
        </li>
      ))}
    </TilesLayout>
  );
}
