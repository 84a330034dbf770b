import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Permission } from '../../shop/identity/permissions.ts';
import { renderWithRelay, type EventSink } from '../../relay/testing/renderWithRelay.tsx';
import { OrderBadge } from './OrderBadge.tsx';

const browser = navigator;
const setAppBadge = vi.fn<(orders: number) => Promise<void>>();

/** The lock of one browser: its holder, and the windows that wait for it. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    const turn = last.then(() => (signal.aborted ? Promise.reject(new DOMException('', 'AbortError')) : hold()));
    last = turn.catch(() => undefined);
    return turn;
  };
  return { request };
}

function stubBrowser({ displayMode = 'standalone', hasBadges = true } = {}) {
  const own = { locks: { value: fakeLocks() }, ...(hasBadges && { setAppBadge: { value: setAppBadge } }) };
  vi.stubGlobal('navigator', Object.create(browser, own));
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === `(display-mode: ${displayMode})` }),
  );
}

function renderBadge(permissions: readonly Permission[]) {
  const sinks: EventSink[] = [];
  const rendered = renderWithRelay({
    routes: [{ path: '/dashboard', element: <OrderBadge permissions={permissions} /> }],
    stream: (_request, _variables, sink) => void sinks.push(sink),
    at: '/dashboard',
  });
  const publish = async (data: object) => {
    await waitFor(() => expect(sinks).toHaveLength(1));
    await act(async () => sinks[0]?.next({ data: data as Record<string, unknown> }));
  };
  return {
    ...rendered,
    sinks,
    publish,
    publishWaiting: (waitingCount: number) => publish({ adminOrdersChanged: { waitingCount } }),
  };
}

const badges = () => setAppBadge.mock.calls.map(([orders]) => orders);

describe('OrderBadge', () => {
  beforeEach(() => {
    setAppBadge.mockReset().mockResolvedValue();
    stubBrowser();
  });

  it('follows the orders that wait, until staff leave the back office or log out', async () => {
    const { publishWaiting, sinks, unmount } = renderBadge(['ORDERS', 'PICKING']);
    for (const waiting of [2, 3, 0, 1]) await publishWaiting(waiting);
    expect(badges()).toEqual([2, 3, 0, 1]);
    unmount();
    expect(badges()).toEqual([2, 3, 0, 1, 0]);
    expect(sinks[0]?.closed).toBe(true);
  });

  it('is cleared when the window is closed', async () => {
    const { publishWaiting } = renderBadge(['ORDERS']);
    await publishWaiting(2);
    window.dispatchEvent(new Event('pagehide'));
    expect(badges()).toEqual([2, 0]);
  });

  it('counts for staff who only pick what is to be picked', async () => {
    const { publish } = renderBadge(['PICKING', 'DELIVERIES']);
    await publish({ fulfillmentOrdersChanged: { pickingCount: 4 } });
    expect(badges()).toEqual([4]);
  });

  it('is kept by one of several windows, and then by the next', async () => {
    const first = renderBadge(['ORDERS']);
    const second = renderBadge(['ORDERS']);
    await first.publishWaiting(2);
    expect(second.sinks).toHaveLength(0);
    first.unmount();
    await second.publishWaiting(5);
    expect(badges()).toEqual([2, 0, 5]);
    second.unmount();
    expect(badges()).toEqual([2, 0, 5, 0]);
  });

  it('bears a system that allows no badges', async () => {
    setAppBadge.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const { publishWaiting } = renderBadge(['ORDERS']);
    await publishWaiting(2);
    await publishWaiting(3);
    expect(badges()).toEqual([2, 3]);
  });

  it.each([
    ['for others', ['CATALOGUE', 'REPORTS'], {}],
    ['in a browser’s tab', ['ORDERS'], { displayMode: 'browser' }],
    ['without badges', ['ORDERS'], { hasBadges: false }],
  ] as const)('asks for nothing %s', async (_where, permissions, browser) => {
    stubBrowser(browser);
    const { requests, router } = renderBadge(permissions);
    await waitFor(() => expect(router.state.initialized).toBe(true));
    await act(async () => undefined);
    expect(requests).toHaveLength(0);
  });
});
