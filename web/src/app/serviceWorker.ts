import type { DataRouter } from 'react-router-dom';
import { showOffer } from '../ui/toasts/toastStore.ts';

/** How often a page that stays open looks for another release. */
const UPDATE_MS = 60 * 60 * 1000;
/** How long a page waits for the other release's worker, which takes over when this one's has answered all requests. */
const TAKEOVER_TIMEOUT_MS = 1000;
/** Where nothing may interrupt a shopper. */
const CHECKOUT = /^\/(checkout|success|cancel)(\/|$)/;

/**
 * Registers the service worker, which opens the last seen pages without a network. Another release is offered to a page of this one, and
 * never during a checkout. `release` is the address of the client's entry.
 */
export async function registerServiceWorker(router: DataRouter, release: string): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  const registration = await serviceWorker.register('/service-worker.js');
  const { active } = await serviceWorker.ready;
  // This page came before the worker, so that the worker has not kept it.
  if (isFirst) active?.postMessage(keepPage(location.href));

  const offer = async () => {
    const { waiting } = registration;
    if (waiting === null || (await releaseOf(waiting)) === release) return;
    offerRelease(router, () => takeOver(waiting));
  };
  void offer();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => void offer());
  });
  setInterval(() => void registration.update().catch(() => undefined), UPDATE_MS); // without a network, the next time
}

/** The message of workbox-routing that makes a worker load and keep addresses. */
function keepPage(address: string): object {
  return { type: 'CACHE_URLS', payload: { urlsToCache: [[address, { headers: { accept: 'text/html' } }]] } };
}

/** The address of the client's entry in a worker's release. */
function releaseOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    worker.postMessage('GET_RELEASE', [port2]);
  });
}

/** Reloads the page with another release. Its HTML comes from the network, so that it needs no new worker. */
function takeOver(worker: ServiceWorker): void {
  const timer = setTimeout(() => location.reload(), TAKEOVER_TIMEOUT_MS);
  const reload = () => {
    clearTimeout(timer);
    location.reload();
  };
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('SKIP_WAITING');
}

/** Offers the release where it interrupts nothing, and takes the offer back when a checkout begins. */
function offerRelease(router: DataRouter, onPress: () => void): void {
  let withdraw: (() => void) | null = null;
  const update = () => {
    const isElsewhere = !CHECKOUT.test(router.state.location.pathname);
    if (isElsewhere) withdraw ??= showOffer('There’s a new version of the shop.', { label: 'Reload', onPress });
    else {
      withdraw?.();
      withdraw = null;
    }
  };
  router.subscribe(update);
  update();
}
