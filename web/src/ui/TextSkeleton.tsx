import styles from './TextSkeleton.module.css';

/** Stands for text that is loading, in the element that will have it: as high as that element's font, on one of its lines. `width` is CSS. */
export function TextSkeleton({ width }: { width: string }) {
  return <span className={styles.text} style={{ width }} />;
}
