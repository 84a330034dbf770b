import type { DataRouter } from 'react-router-dom';
import { onConnectionLost } from '../relay/connectionLoss.ts';
import { markStoreInvalid } from '../relay/environment.ts';
import { announce } from '../ui/announce.ts';
import { isReachable } from './isReachable.ts';
import { texts } from './texts.ts';

const RETRY_MS = 2000;

/**
 * Shows that the shop can't be reached, by `data-offline` on the document, from the first request that fails until the server answers
 * again; then the page is brought up to date. The service worker sets the attribute in pages that it had saved.
 */
export function watchConnection(router: Pick<DataRouter, 'state' | 'revalidate'>): void {
  const { dataset } = document.documentElement;
  let isWatching = false;

  async function watch(): Promise<void> {
    if (isWatching) return;
    isWatching = true;
    while (!(await isReachable())) {
      if (dataset['offline'] === undefined) announce(texts.offline);
      dataset['offline'] = '';
      await nextTry();
    }
    isWatching = false;
    if (dataset['offline'] === undefined) return;
    delete dataset['offline'];
    announce(texts.online);
    if (router.state.errors !== null) return location.reload(); // the page's code could not be loaded
    markStoreInvalid();
    await router.revalidate();
  }

  const start = () => void watch();
  onConnectionLost(start);
  window.addEventListener('offline', start);
  if (dataset['offline'] !== undefined) start();
}

/** Resolves after a while, or when the browser finds a network. */
function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, RETRY_MS);
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
    window.addEventListener('online', done);
  });
}
