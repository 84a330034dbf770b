import { useId, useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { Permission } from '../../shop/identity/permissions.ts';
import { adminSections, advancedPages, permittedPages } from './adminTexts.ts';
import styles from './StaffNav.module.css';

/**
 * Links to the pages of staff that the permissions open, by section, with the current one marked and in view. Those that the settings
 * link to are only here while one of them is open.
 */
export function StaffNav({ permissions }: { permissions: readonly Permission[] }) {
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  useLayoutEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);

  if (permittedPages(permissions).length === 0) return null;
  const isFolded = permissions.includes('SETTINGS') && !advancedPages.some(({ to }) => pathname.startsWith(to));
  return (
    <nav ref={nav} className={styles.nav} aria-label="Admin">
      {Object.entries(adminSections).map(([section, all]) => {
        const pages = permittedPages(permissions, all);
        if (pages.length === 0 || (isFolded && all === advancedPages)) return null;
        return (
          <div key={section} className={styles.section}>
            <p className={styles.heading} id={`${id}${section}`}>
              {section}
            </p>
            <ul role="list" aria-labelledby={`${id}${section}`}>
              {pages.map(({ to, label, Icon }) => (
                <li key={to}>
                  <NavLink className={styles.link ?? ''} to={to} end={to === '/dashboard'}>
                    <Icon size={18} aria-hidden />
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
