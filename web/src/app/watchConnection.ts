import type { DataRouter } from 'react-router-dom';
import { onConnectionLost } from '../relay/sendOperation.ts';
import { markStoreInvalid } from '../relay/environment.ts';
import { announce } from '../ui/announce.ts';
import { reconnection } from '../ui/reconnection.ts';
import { isReachable } from '../relay/isReachable.ts';
import { nextTry } from '../relay/nextTry.ts';
import { texts } from '../shop/layout/texts.ts';

const RETRY_MS = 1000;
/** Requests that fail although the server answers are not repeated by themselves more often than this. */
const MIN_BETWEEN_RETRIES_MS = 15_000;

/**
 * Shows that the shop can't be reached, by `data-offline` on the document, from the first request that fails until the server answers
 * again; then the page is brought up to date, and what failed to load tries again. The service worker sets the attribute in pages that it
 * had saved.
 */
export function watchConnection(router: Pick<DataRouter, 'state' | 'revalidate'>): void {
  const { dataset } = document.documentElement;
  let isWatching = false;
  let retriedAt = -Infinity;

  async function watch(): Promise<void> {
    if (isWatching) return;
    isWatching = true;
    while (!(await isReachable())) {
      if (dataset['offline'] === undefined) announce(texts.offline);
      dataset['offline'] = '';
      await nextTry(RETRY_MS);
    }
    isWatching = false;
    if (dataset['offline'] === undefined) return retryAfterBlip();
    delete dataset['offline'];
    announce('The shop can be reached again.');
    if (router.state.errors !== null) return location.reload(); // the page's code could not be loaded
    markStoreInvalid();
    await router.revalidate();
    reconnection.report();
  }

  /** The connection was lost for so short that the page need not say so. */
  async function retryAfterBlip(): Promise<void> {
    if (performance.now() - retriedAt < MIN_BETWEEN_RETRIES_MS) return;
    retriedAt = performance.now();
    await nextTry(RETRY_MS);
    reconnection.report();
  }

  const start = () => void watch();
  onConnectionLost(start);
  window.addEventListener('offline', start);
  if (dataset['offline'] !== undefined) start();
}
