import { Children, type ReactNode } from 'react';
import styles from './SuggestionGroup.module.css';

interface SuggestionGroupProps {
  title: string;
  /** Whether the title is also seen. */
  isTitled?: boolean;
  /** Beside the others on wide screens. */
  place?: 'below' | 'beside';
  children: ReactNode;
}

/** The suggestions of one kind; renders nothing without any. */
export function SuggestionGroup({ title, isTitled = false, place = 'below', children }: SuggestionGroupProps) {
  if (Children.count(children) === 0) return null;
  return (
    <div className={`${styles.group} ${styles[place]}`} role="rowgroup" aria-label={title}>
      {isTitled && (
        <div className={styles.title} aria-hidden>
          {title}
        </div>
      )}
      {children}
    </div>
  );
}
