import styles from './DiscountFlag.module.css';
import { texts } from './texts.ts';

/** 'N% OFF' in the corner of a picture. */
export function DiscountFlag({ percent }: { percent: number }) {
  return <span className={styles.flag}>{texts.discountFlag(percent)}</span>;
}
