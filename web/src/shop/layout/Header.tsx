import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Logo } from '../../ui/Logo.tsx';
import { isNamedBesideLogo, useShopIdentity } from '../../ui/shopIdentity.ts';
import styles from './Header.module.css';
import { OfflineNotice } from './LayoutParts.tsx';
import { SearchBar } from './SearchBar.tsx';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { useIsWideScreen } from '../../ui/useIsWideScreen.ts';

interface HeaderProps {
  /** The delivery promise with the address that it is for. */
  address: ReactNode;
  account: ReactNode;
  /** The button that opens the cart; phones have a bar at the bottom instead, and the checkout shows the cart itself. */
  cart: ReactNode;
}

/** Logo, address, search, account and cart; on phones the search is last. The server sends the search in both places: a press of a control that moves is lost. */
export function Header({ address, account, cart }: HeaderProps) {
  const { name, logo } = useShopIdentity();
  const { pathname } = useLocation();
  const isWide = useIsWideScreen();
  const isHydrated = useIsHydrated();
  return (
    <header className={styles.header}>
      <div className={styles.content}>
        <Link className={styles.home} to="/" aria-label={`${name}, home`}>
          <Logo />
          {isNamedBesideLogo(logo) && <span className={styles.shopName}>{name}</span>}
        </Link>
        {address}
        {(isWide || !isHydrated) && (
          <div className={styles.searchOfWide}>
            <SearchBar />
          </div>
        )}
        <div className={styles.controls}>
          {account}
          {pathname !== '/checkout' && <div className={styles.cart}>{cart}</div>}
        </div>
        {(!isWide || !isHydrated) && (
          <div className={styles.searchOfPhone}>
            <SearchBar />
          </div>
        )}
      </div>
      <OfflineNotice />
    </header>
  );
}
