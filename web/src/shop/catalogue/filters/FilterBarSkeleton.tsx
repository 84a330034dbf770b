import styles from './FilterBarSkeleton.module.css';

/** The filters above a list while it loads, as high as they are. */
export function FilterBarSkeleton() {
  return <div className={styles.bar} />;
}
