import { lazy, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { Link, Outlet, useLoaderData, useLocation } from 'react-router-dom';
import { AddressButton, GuestAddressLine } from '../addresses/chosen/AddressButton.tsx';
import { CartButton } from '../cart/CartButton.tsx';
import { ViewCartBar } from '../cart/ViewCartBar.tsx';
import { loginPath } from '../identity/loginPath.ts';
import { useLoadedQuery } from '../../relay/preload.ts';
import type { LayoutFooterQuery } from './__generated__/LayoutFooterQuery.graphql.ts';
import type { LayoutQuery } from './__generated__/LayoutQuery.graphql.ts';
import { Footer, FooterCategories } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { LayoutSlot, RetryButton } from './LayoutParts.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import type { LayoutQueries } from './loadLayout.ts';
import { ShopNotice, ShopNoticePlaceholder } from './ShopNotice.tsx';
import { Tabs } from './Tabs.tsx';

const layoutQuery = graphql`
  query LayoutQuery {
    viewer {
      ...AccountMenu_viewer
      ...AddressLine_viewer
      ...RunningOrderBar_viewer
      cart {
        ...CartButton_cart
        ...ViewCartBar_cart
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every product of a page reads its line
        ...cartLines_cart
      }
    }
  }
`;

const footerQuery = graphql`
  query LayoutFooterQuery {
    categories(first: 30, filter: { isInFooter: true }, sort: POSITION) {
      ...FooterCategories_categories
    }
    shop {
      deliversEverywhere
      ...ShopNotice_shop
    }
  }
`;

const AddressLine = lazy(async () => ({ default: (await import('../addresses/chosen/AddressLine.tsx')).AddressLine }));
const GuestPlaceLine = lazy(async () => ({
  default: (await import('../addresses/chosen/GuestPlaceLine.tsx')).GuestPlaceLine,
}));
const OrderAgain = lazy(async () => ({ default: (await import('../orders/reorder/OrderAgain.tsx')).OrderAgain }));
/** The row of the home page for those who are signed in. */
const renderOrderAgain = (fallback: ReactNode) => <OrderAgain fallback={fallback} />;
const PendingAdd = lazy(async () => ({ default: (await import('../cart/pendingAdd/PendingAdd.tsx')).PendingAdd }));
const AccountMenu = lazy(async () => ({ default: (await import('../identity/AccountMenu.tsx')).AccountMenu }));
const RunningOrderBar = lazy(async () => ({
  default: (await import('../orders/RunningOrderBar.tsx')).RunningOrderBar,
}));

/** The frame of every page but those of staff; each part that loads data suspends and fails on its own. */
export function Layout() {
  const queries = useLoaderData() as LayoutQueries; // loadLayout returned them
  const personal = {
    isPersonal: true,
    query: layoutQuery,
    queryRef: useLoadedQuery<LayoutQuery>(layoutQuery, queries.personal),
  };
  const footer = { query: footerQuery, queryRef: useLoadedQuery<LayoutFooterQuery>(footerQuery, queries.footer) };
  const { pathname } = useLocation();

  return (
    <div className={styles.layout}>
      <SkipLink />
      <Header
        address={
          <AddressButton>
            <LayoutSlot<LayoutQuery> {...personal} fallback={<span className={styles.addressSkeleton} />}>
              {({ viewer }) =>
                viewer == null ? (
                  <LayoutSlot<LayoutFooterQuery> {...footer} fallback={<GuestAddressLine />}>
                    {({ shop }) => (shop.deliversEverywhere ? <GuestAddressLine /> : <GuestPlaceLine />)}
                  </LayoutSlot>
                ) : (
                  <AddressLine viewer={viewer} />
                )
              }
            </LayoutSlot>
          </AddressButton>
        }
        account={
          <div className={styles.account}>
            <LayoutSlot<LayoutQuery>
              {...personal}
              fallback={<div className={styles.accountSkeleton} />}
              renderError={(retry) => <RetryButton onClick={retry} />}
            >
              {({ viewer }) => (viewer == null ? <LoginLink /> : <AccountMenu viewer={viewer} />)}
            </LayoutSlot>
          </div>
        }
        cart={
          <LayoutSlot<LayoutQuery> {...personal} fallback={<div className={styles.cartSkeleton} />}>
            {({ viewer }) => <CartButton cart={viewer?.cart} />}
          </LayoutSlot>
        }
      />
      <LayoutSlot<LayoutFooterQuery> {...footer} fallback={<ShopNoticePlaceholder />}>
        {({ shop }) => <ShopNotice shop={shop} />}
      </LayoutSlot>
      {/* A new element at the checkout, which hides the header above it on phones: the old one would move. */}
      <main key={`${pathname === '/checkout'}`} className={styles.main} id="content" tabIndex={-1}>
        <Outlet context={renderOrderAgain} />
      </main>
      <Footer
        categories={
          <LayoutSlot<LayoutFooterQuery> {...footer} fallback={<div className={styles.categories} />}>
            {({ categories }) => <FooterCategories categories={categories} />}
          </LayoutSlot>
        }
      />
      <LayoutSlot<LayoutQuery> {...personal}>{({ viewer }) => <ViewCartBar cart={viewer?.cart} />}</LayoutSlot>
      <LayoutSlot<LayoutQuery> {...personal}>{({ viewer }) => viewer != null && <PendingAdd isSignedIn />}</LayoutSlot>
      <LayoutSlot<LayoutQuery> {...personal}>
        {({ viewer }) => viewer != null && <RunningOrderBar viewer={viewer} />}
      </LayoutSlot>
      <LayoutSlot<LayoutQuery> {...personal} fallback={<Tabs />} renderError={() => <Tabs />}>
        {({ viewer }) => <Tabs isSignedOut={viewer == null} />}
      </LayoutSlot>
    </div>
  );
}

/** The login link for visitors; after the login they return to the present page. */
function LoginLink() {
  const { pathname, search } = useLocation();
  return (
    <Link className={styles.login} to={loginPath(pathname + search)}>
      Login
    </Link>
  );
}
