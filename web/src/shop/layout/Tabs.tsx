import { CircleUserRound, House, LayoutGrid, RotateCcw } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { isAuthPath } from '../identity/loginPath.ts';
import styles from './Tabs.module.css';

/** Pages with a bar of their own at the bottom that leads on to the payment. */
const PAGES_WITHOUT = ['/cart', '/checkout'];
const ACCOUNT = /^\/dashboard\/(myorders.*|favourites|store-credit|profile|address|devices|security|api-tokens)$/;

const tabs = [
  { to: '/', label: 'Home', Icon: House },
  { to: '/categories', label: 'Categories', Icon: LayoutGrid },
  { to: '/dashboard/order-again', label: 'Order again', Icon: RotateCcw },
  { to: '/user', label: 'Account', Icon: CircleUserRound },
];

function isAt(tab: string, path: string): boolean {
  return path === tab || (tab === '/user' && (ACCOUNT.test(path) || isAuthPath(path)));
}

/**
 * The main pages at the bottom of a phone's screen. A page with a bar of its own marks the bar with `data-bottom-bar`, which hides
 * the tabs and the cart bar.
 */
export function Tabs({ isSignedOut = false }: { isSignedOut?: boolean }) {
  const { pathname } = useLocation();
  if (PAGES_WITHOUT.includes(pathname)) return null;
  return (
    <div className={styles.space}>
      <nav className={styles.tabs} aria-label="Main pages">
        {tabs.map(({ to, label, Icon }) => (
          <Link
            key={to}
            className={styles.tab}
            to={isSignedOut && to === '/user' ? '/login' : to}
            aria-current={isAt(to, pathname) ? 'page' : undefined}
          >
            <Icon />
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
