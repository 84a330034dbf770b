import styles from './SkipLink.module.css';
import { texts } from './texts.ts';

/** The first link of every page: the keyboard skips the frame by it. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      {texts.skip}
    </a>
  );
}
