import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { connection } from '../../../mock/mocks.ts';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import storeCreditPage, { type StoreCreditPageQuery } from './__generated__/StoreCreditPageQuery.graphql.ts';
import { StoreCreditPage } from './StoreCreditPage.tsx';

const transaction = (id: string, fields: object) => ({
  ...{ __typename: 'StoreCreditTransaction', id, note: null, orderId: null, orderNumber: null },
  ...{ createdAt: '2026-01-15T10:30:00.000Z', ...fields },
});

function renderPage(balance: number, transactions: { id: string }[]) {
  renderWithRelay({
    resolvers: () => ({
      User: { storeCredit: () => ({ balance, transactions: connection(transactions, { first: 20 }) }) },
    }),
    routes: [
      {
        path: '/dashboard/store-credit',
        loader: preload<StoreCreditPageQuery>(storeCreditPage, () => ({})),
        Component: StoreCreditPage,
      },
    ],
    at: '/dashboard/store-credit',
  });
}

describe('StoreCreditPage', () => {
  it('shows the balance and what changed it', async () => {
    const order = { orderId: 'order_1', orderNumber: 7 };
    renderPage(12_050, [
      transaction('sctx_2', { event: 'ORDER_PAYMENT', amount: -7950, balanceAfter: 12_050, ...order }),
      transaction('sctx_1', { event: 'ADJUSTMENT', amount: 20_000, balanceAfter: 20_000, note: 'Sorry for the wait' }),
    ]);
    const list = within(await screen.findByRole('list', { name: 'Store credit transactions' }));
    expect(screen.getByText('₹120.50')).toBeVisible();
    const [used, added] = list.getAllByRole('listitem');
    expect(used).toHaveTextContent('Used for an order−₹79.50Order #7');
    expect(list.getByRole('link', { name: 'Order #7' })).toHaveAttribute('href', '/dashboard/myorders/order_1');
    expect(added).toHaveTextContent('Added by the shop+₹200');
    expect(added).toHaveTextContent('Sorry for the wait');
  });

  it('explains its purpose when there was none', async () => {
    renderPage(0, []);
    expect(await screen.findByText('No store credit yet')).toBeVisible();
  });
});
