import { OftenBoughtWithLayout } from './OftenBoughtWithLayout.tsx';
import styles from './OftenBoughtWithSkeleton.module.css';
import strip from './OftenBoughtWithStrip.module.css';

const places = [1, 2, 3];

/** The strip while its products load, as high as the strip itself. */
export function OftenBoughtWithSkeleton() {
  return (
    <div className={strip.strip} aria-hidden>
      <div className={strip.heading}>
        <div className={styles.heading} />
      </div>
      <ul className={styles.products}>
        {places.map((place) => (
          <li key={place} className={strip.item}>
            <OftenBoughtWithLayout
              picture={<div className={styles.picture} />}
              name={<div className={styles.text} />}
              unit={<div className={styles.text} />}
              price={<div className={styles.text} />}
              action={<div className={styles.action} />}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
