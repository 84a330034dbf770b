import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useScrollToCurrent } from '../../ui/useScrollToCurrent.ts';
import styles from './AdminTabs.module.css';

interface AdminTabsProps {
  label: string;
  /** The tabs, with the URL's search that opens each. */
  tabs: ReadonlyArray<{ search: string; name: string; isCurrent: boolean; badge?: ReactNode }>;
}

/** Tabs that are links to the same page with another search. */
export function AdminTabs({ label, tabs }: AdminTabsProps) {
  const strip = useScrollToCurrent<HTMLElement>(tabs.find(({ isCurrent }) => isCurrent)?.name ?? '');
  return (
    <nav className={styles.tabs} aria-label={label} ref={strip}>
      {tabs.map(({ search, name, isCurrent, badge }) => (
        <Link
          key={name}
          className={styles.tab}
          to={{ search }}
          replace
          preventScrollReset
          aria-current={isCurrent ? 'page' : undefined}
        >
          {name}
          {badge !== undefined && ' '}
          {badge}
        </Link>
      ))}
    </nav>
  );
}
