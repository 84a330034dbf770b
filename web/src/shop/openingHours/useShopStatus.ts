import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useShopStatus_shop$key } from './__generated__/useShopStatus_shop.graphql.ts';
import { TIME_ZONE } from '../../ui/format/timeZone.ts';

/** Browsers fire a timer with a longer delay at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Whether the shop is open. */
export interface ShopStatus {
  isOpen: boolean;
  /** When a closed shop opens; null when unknown. */
  opensAt: string | null;
  message: string | null;
}

/** Whether the shop is open; it changes with the time while the page is open. The first rendering is that of the server. */
export function useShopStatus(shopKey: useShopStatus_shop$key): ShopStatus {
  const { isOpen, opensAt, closesAt, closureMessage } = useFragment(
    graphql`
      fragment useShopStatus_shop on Shop {
        isOpen
        opensAt
        closesAt
        closureMessage
      }
    `,
    shopKey,
  );
  // The shop closes and opens in turns at these moments.
  const moments = (isOpen ? [closesAt, opensAt] : [opensAt]).filter((moment) => moment != null);
  const [reached, setReached] = useState<string | null>(null);
  const passed = moments.indexOf(reached ?? '') + 1;
  const next = moments[passed] ?? null;

  useEffect(() => {
    if (next === null) return;
    const delay = Math.max(0, new Date(next).getTime() - Date.now());
    if (delay > MAX_DELAY_MS) return;
    const timer = setTimeout(() => setReached(next), delay);
    return () => clearTimeout(timer);
  }, [next]);

  if (isOpen === (passed % 2 === 0)) return { isOpen: true, opensAt: null, message: null };
  return { isOpen: false, opensAt: opensAt ?? null, message: passed === 0 ? (closureMessage ?? null) : null };
}

/** Made when the shop is closed: the first formatter with a time zone takes a cheap phone 100 ms. */
let format: Intl.DateTimeFormat | undefined;

/**
 * A moment in the time of the shop: `Mon 30 Nov, 7:00 am`. It is put together of parts, so that the server and every browser write it
 * alike: their separators differ.
 */
export function formatShopTime(moment: string): string {
  format ??= new Intl.DateTimeFormat('en-IN', {
    timeZone: TIME_ZONE,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  const { weekday = '', day = '', month = '', hour = '', minute = '', dayPeriod = '' } = parts;
  return `${weekday} ${day} ${month}, ${hour}:${minute} ${dayPeriod.toLowerCase()}`;
}
