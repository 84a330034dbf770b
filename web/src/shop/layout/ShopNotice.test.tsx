import { act, screen, waitFor } from '@testing-library/react';
import { graphql } from 'react-relay';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { startClock, stopClock } from '../../ui/testing/stopClock.ts';
import type { ShopNoticeTestQuery } from './__generated__/ShopNoticeTestQuery.graphql.ts';
import { noticeHeight, ShopNotice, ShopNoticePlaceholder } from './ShopNotice.tsx';

const NOW = new Date('2026-11-25T17:00:00.000Z'); // 10:30 pm in India
const CLOSES_AT = '2026-11-25T17:30:00.000Z';
const OPENS_AT = '2026-11-26T01:30:00.000Z';

function renderNotice(shop: object) {
  return renderWithRelay<ShopNoticeTestQuery>({
    query: graphql`
      query ShopNoticeTestQuery {
        shop {
          ...ShopNotice_shop
        }
      }
    `,
    resolvers: () => ({ Query: { shop: () => ({ closesAt: null, opensAt: null, closureMessage: null, ...shop }) } }),
    children: ({ shop: shown }) => (
      <>
        <h1>Page</h1>
        <ShopNotice shop={shown} />
      </>
    ),
  });
}
const notice = () => screen.queryByRole('complementary', { name: 'Opening hours' });
const findNotice = () => screen.findByRole('complementary', { name: 'Opening hours' });

describe('the notice of a closed shop', () => {
  beforeEach(() => void stopClock({ now: NOW }));
  afterEach(() => {
    startClock();
    sessionStorage.clear();
  });

  it('says why, and when the shop opens in its own time', async () => {
    renderNotice({ isOpen: false, opensAt: OPENS_AT, closureMessage: 'Heavy rain.' });
    expect(await findNotice()).toHaveTextContent(
      'Heavy rain. You can fill your cart, and order from Thu 26 Nov, 7:00 am.',
    );
  });

  it('names no unknown time', async () => {
    renderNotice({ isOpen: false });
    expect(await findNotice()).toHaveTextContent(
      'We’re closed now. You can fill your cart, and order when we open again.',
    );
  });

  it('comes at the closing and goes at the opening, while the page is open', async () => {
    noticeHeight.write(40);
    renderNotice({ isOpen: true, closesAt: CLOSES_AT, opensAt: OPENS_AT });
    await screen.findByRole('heading', { name: 'Page' });
    expect(notice()).toBeNull();
    await waitFor(() => expect(noticeHeight.read()).toBe(0));
    await act(() => vi.advanceTimersByTimeAsync(31 * 60_000));
    expect(notice()).toHaveTextContent('We’re closed now. You can fill your cart, and order from Thu 26 Nov, 7:00 am.');
    await act(() => vi.advanceTimersByTimeAsync(8 * 3_600_000));
    expect(notice()).toBeNull();
  });

  it('keeps its place until the answer comes, if the last page had it', async () => {
    noticeHeight.write(40);
    renderWithRelay({ routes: [{ path: '/', Component: ShopNoticePlaceholder }], at: '/' });
    await waitFor(() => expect(document.querySelector('[style="height: 40px;"]')).toBeInTheDocument());
  });
});
