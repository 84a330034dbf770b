import type { ReactNode } from 'react';
import styles from './ProductRowItem.module.css';

/** One item of a product row: the smallest phone shows two and a part of the third. */
export function ProductRowItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}
