import styles from './OfflineNotice.module.css';
import { texts } from './texts.ts';

/** Shown while the shop can't be reached, see watchConnection.ts. */
export function OfflineNotice() {
  return <p className={styles.offline}>{texts.offline}</p>;
}
