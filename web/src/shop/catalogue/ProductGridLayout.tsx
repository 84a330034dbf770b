import type { ComponentProps } from 'react';
import styles from './ProductGridLayout.module.css';

interface ProductGridLayoutProps extends Omit<ComponentProps<'ul'>, 'className'> {
  width: 'besideFilters' | 'besideRail';
}

/** The grid of product cards, beside the search's filters or the listing's rail. */
export function ProductGridLayout({ width, ...list }: ProductGridLayoutProps) {
  return <ul {...list} className={styles[width]} />;
}
