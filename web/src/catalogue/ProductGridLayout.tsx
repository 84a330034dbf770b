import type { ComponentProps } from 'react';
import styles from './ProductGridLayout.module.css';

interface ProductGridLayoutProps extends Omit<ComponentProps<'ul'>, 'className'> {
  width: 'page' | 'besideRail';
}

/** The grid of product cards, on the whole page or beside the listing's rail. */
export function ProductGridLayout({ width, ...list }: ProductGridLayoutProps) {
  return <ul {...list} className={styles[width]} />;
}
