import type { ComponentProps, ElementType } from 'react';
import styles from './RailLayout.module.css';

interface RailLayoutProps extends Omit<ComponentProps<'nav'>, 'className'> {
  as?: ElementType;
}

/** The column at the left of the listing, which stays in place while the products scroll. */
export function RailLayout({ as: Element = 'nav', ...rail }: RailLayoutProps) {
  return <Element {...rail} className={styles.rail} />;
}
