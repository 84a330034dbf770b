import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { ShopNotice_shop$key } from './__generated__/ShopNotice_shop.graphql.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import { noticeHeight } from './noticeHeight.ts';
import { useShopStatus } from '../../openingHours/useShopStatus.ts';

/** How old a page's shop status may be when the shopper navigates. */
const MAX_AGE_MS = 60_000;
let askedAt = 0;

/** The notice on every page while the shop is closed: why, and when it opens. */
export function ShopNotice({ shop: shopKey }: { shop: ShopNotice_shop$key }) {
  const shop = useFragment(
    graphql`
      fragment ShopNotice_shop on Shop {
        ...useShopStatus_shop
      }
    `,
    shopKey,
  );
  const { isOpen, opensAt, message } = useShopStatus(shop);
  const { pathname } = useLocation();

  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    noticeHeight.write(box.current?.offsetHeight ?? 0);
  }, [isOpen, opensAt, message, pathname]);

  // The query of the layout is as old as the document; a shop that closes is noticed at the next page.
  useEffect(() => {
    const now = Date.now();
    if (askedAt !== 0 && now - askedAt > MAX_AGE_MS) {
      void import('../../openingHours/refreshShop.ts').then(({ refreshShop }) => refreshShop()).catch(() => undefined);
    }
    if (askedAt === 0 || now - askedAt > MAX_AGE_MS) askedAt = now;
  }, [pathname]);

  if (isOpen) return null;
  return (
    <div ref={box}>
      <ClosedNotice opensAt={opensAt} message={message} />
    </div>
  );
}
