import { texts } from './texts.ts';
import styles from './GalleryDots.module.css';

interface GalleryDotsProps {
  count: number;
  current: number;
  onSelect: (index: number) => void;
}

/** One dot per picture, the current one longer. */
export function GalleryDots({ count, current, onSelect }: GalleryDotsProps) {
  return (
    <div className={styles.dots}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={texts.showPicture(index + 1, count)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onSelect(index)}
        />
      ))}
    </div>
  );
}
