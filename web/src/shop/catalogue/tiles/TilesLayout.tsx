import type { ComponentProps } from 'react';
import styles from './TilesLayout.module.css';

/** Four tiles per row on phones, ten on wide screens. */
export function TilesLayout(list: Omit<ComponentProps<'ul'>, 'className'>) {
  return <ul {...list} className={styles.tiles} />;
}
