import type { ComponentProps } from 'react';
import styles from './CategoryTilesLayout.module.css';

/** Four tiles per row on phones, ten on wide screens. */
export function CategoryTilesLayout(list: Omit<ComponentProps<'ul'>, 'className'>) {
  return <ul {...list} className={styles.tiles} />;
}
