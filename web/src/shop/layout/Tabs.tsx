import { CircleUserRound, House, LayoutGrid, RotateCcw } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { isAuthPath } from '../identity/loginPath.ts';
import styles from './Tabs.module.css';
import { texts } from './texts.ts';

/** Pages with a bar of their own at the bottom that leads on to the payment. */
const PAGES_WITHOUT = ['/cart', '/checkout'];
const ACCOUNT =
  /^\/(user|dashboard\/(myorders.*|favourites|store-credit|profile|address|devices|security|api-tokens))$/;

const tabs = [
  { to: '/', label: texts.tabs.home, Icon: House, isAt: (path: string) => path === '/' },
  { to: '/categories', label: texts.tabs.categories, Icon: LayoutGrid, isAt: (path: string) => path === '/categories' },
  {
    to: '/dashboard/order-again',
    label: texts.tabs.orderAgain,
    Icon: RotateCcw,
    isAt: (path: string) => path === '/dashboard/order-again',
  },
  {
    to: '/user',
    label: texts.tabs.account,
    Icon: CircleUserRound,
    isAt: (path: string) => ACCOUNT.test(path) || isAuthPath(path),
  },
];

/**
 * The main pages at the bottom of a phone's screen. A page with a bar of its own marks the bar with `data-bottom-bar`, which hides
 * the tabs and the cart bar.
 */
export function Tabs({ isSignedOut = false }: { isSignedOut?: boolean }) {
  const { pathname } = useLocation();
  if (PAGES_WITHOUT.includes(pathname)) return null;
  return (
    <div className={styles.space}>
      <nav className={styles.tabs} aria-label={texts.tabs.label}>
        {tabs.map(({ to, label, Icon, isAt }) => (
          <Link
            key={to}
            className={styles.tab}
            to={isSignedOut && to === '/user' ? '/login' : to}
            aria-current={isAt(pathname) ? 'page' : undefined}
          >
            <Icon aria-hidden />
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
