import { Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { tabStorage } from '../../ui/deviceStorage.ts';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { formatShopTime, useShopStatus } from '../openingHours/useShopStatus.ts';
import type { ShopNotice_shop$key } from './__generated__/ShopNotice_shop.graphql.ts';
import styles from './ShopNotice.module.css';

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
      void import('../openingHours/refreshShop.ts').then(({ refreshShop }) => refreshShop()).catch(() => undefined);
    }
    if (askedAt === 0 || now - askedAt > MAX_AGE_MS) askedAt = now;
  }, [pathname]);

  if (isOpen) return null;
  return (
    <div ref={box}>
      <aside className={styles.notice} aria-label="Opening hours">
        <div className={styles.content}>
          <Clock size={18} />
          <p>
            <strong>{message ?? 'We’re closed now.'}</strong>{' '}
            {opensAt === null
              ? 'You can fill your cart, and order when we open again.'
              : `You can fill your cart, and order from ${formatShopTime(opensAt)}.`}
          </p>
        </div>
      </aside>
    </div>
  );
}

/** The place of the notice of the last page, so that nothing moves when the answer of the server comes. */
export function ShopNoticePlaceholder() {
  const height = useIsHydrated() ? noticeHeight.read() : 0;
  return height === 0 ? null : <div style={{ height }} />;
}

const KEY = 'kirana.noticeHeight';

/** The height of the notice on the last page of this tab, in pixels; 0 without a notice, or where the browser keeps nothing. */
export const noticeHeight = {
  read: () => Number(tabStorage.read(KEY)),
  write: (height: number) => tabStorage.write(KEY, height === 0 ? null : String(height)),
};
