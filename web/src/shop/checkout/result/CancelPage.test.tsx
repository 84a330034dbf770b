import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../../orders/__generated__/OrderDetails_order.graphql.ts';
import { fakeOrder, fakePayment } from '../../orders/order.fixtures.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { RequestError } from '../../../relay/RequestError.ts';
import { CancelPage } from './CancelPage.tsx';
import { loadCancel } from './resultLoaders.ts';

interface Scene {
  /** The order when the page opens. */
  order?: object | null;
  abandon?: () => unknown;
  switchToCash?: () => unknown;
  isSignedIn?: boolean;
  answer?: Parameters<typeof renderWithRelay>[0]['answer'];
}

function renderCancel(at: string, { order = null, abandon, switchToCash, isSignedIn = true, answer }: Scene = {}) {
  const rendered = renderWithRelay({
    answer,
    resolvers: () => ({
      Query: { order: () => order, ...(!isSignedIn && { viewer: () => null }) },
      Mutation: { paymentAbandon: () => abandon?.(), paymentSwitchToCash: () => switchToCash?.() },
    }),
    routes: [
      {
        path: '/cancel',
        loader: loadCancel,
        Component: () => (
          <StrictMode>
            <CancelPage />
          </StrictMode>
        ),
      },
      { path: '/success', element: <h1>Success</h1> },
      { path: '/login', element: <h1>Log in</h1> },
    ],
    at,
  });
  const abandons = () => rendered.requests.filter(({ name }) => name === 'useAbandonPaymentMutation');
  return { ...rendered, abandons };
}

const online = (...statuses: OrderStatus[]) => fakeOrder(statuses, { paymentMethod: 'ONLINE' });
const abandoned = (order: object) => ({ __typename: 'PaymentAbandonPayload', order });
const heading = () => screen.findByRole('heading', { level: 1, name: 'Order Cancel' });
const NOTHING_ORDERED = 'You haven’t been charged. Your items are still in your cart.';

describe('CancelPage', () => {
  it('links to the home page and to the cart', async () => {
    const { requests } = renderCancel('/cancel');
    expect(await heading()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go To Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/checkout');
    expect(requests).toHaveLength(0);
  });

  it('abandons the unpaid order once, and frees its products', async () => {
    const gate = Promise.withResolvers<object>();
    const { abandons, requests } = renderCancel('/cancel?order=ord_1', {
      order: online('PENDING_PAYMENT'),
      abandon: () => gate.promise,
    });
    expect(await screen.findByText('Cancelling your order…')).toBeVisible();
    expect(screen.queryByText(NOTHING_ORDERED)).not.toBeInTheDocument();
    gate.resolve(abandoned(online('PENDING_PAYMENT', 'CANCELLED')));

    expect(await screen.findByText(NOTHING_ORDERED)).toBeVisible();
    expect(await heading()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/checkout');
    expect(abandons()).toEqual([{ name: 'useAbandonPaymentMutation', variables: { input: { orderId: 'ord_1' } } }]);
    await waitFor(() => expect(requests.map(({ name }) => name)).toContain('refreshCartQuery'));
  });

  it.each<OrderStatus>(['CANCELLED', 'PAYMENT_FAILED'])(
    'does not abandon an order that is %s already',
    async (status) => {
      const { abandons } = renderCancel('/cancel?order=ord_1', { order: online('PENDING_PAYMENT', status) });
      expect(await screen.findByText(NOTHING_ORDERED)).toBeVisible();
      expect(abandons()).toHaveLength(0);
    },
  );

  it('says that the payment was declined, and offers to try again or to pay cash', async () => {
    const payment = fakePayment({ status: 'FAILED', failureReason: 'DECLINED' });
    const failed = { paymentMethod: 'ONLINE', payment, canSwitchToCash: true };
    const { user, router } = renderCancel('/cancel?order=ord_1', {
      order: fakeOrder(['PENDING_PAYMENT', 'PAYMENT_FAILED'], failed),
      switchToCash: () => ({ __typename: 'PaymentSwitchToCashPayload', order: fakeOrder(['PLACED']) }),
    });
    expect(await heading()).toBeVisible();
    expect(screen.getByText(/^Your payment was declined\. You haven’t been charged\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/checkout');
    await user.click(screen.getByRole('button', { name: 'Pay cash instead' }));
    expect(await screen.findByRole('heading', { name: 'Success' })).toBeVisible();
    expect(router.state.location.search).toBe('?order=ord_1');
  });

  it('redirects to the success page when the order is paid', async () => {
    const { router } = renderCancel('/cancel?order=ord_1', {
      order: online('PENDING_PAYMENT'),
      abandon: () => abandoned(online('PENDING_PAYMENT', 'PLACED')),
    });
    expect(await screen.findByRole('heading', { name: 'Success' })).toBeVisible();
    expect(router.state.location.search).toBe('?order=ord_1');
  });

  it('does not say that nothing was ordered for an order that was paid and cancelled later', async () => {
    const payment = fakePayment({ status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z' });
    const order = fakeOrder(['PLACED', 'CANCELLED'], { paymentMethod: 'ONLINE', payment });
    renderCancel('/cancel?order=ord_1', { order });
    expect(await screen.findByRole('heading', { name: 'Success' })).toBeVisible();
  });

  it('shows that the order could not be abandoned, and tries again', async () => {
    let isDown = true;
    const { user, abandons } = renderCancel('/cancel?order=ord_1', {
      order: online('PENDING_PAYMENT'),
      abandon: () => abandoned(online('PENDING_PAYMENT', 'CANCELLED')),
      answer: ({ name }) =>
        isDown && name === 'useAbandonPaymentMutation' ? Promise.reject(new RequestError('offline')) : undefined,
    });
    expect(await screen.findByText(/^You are offline.*it’s cancelled within/)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(NOTHING_ORDERED)).toBeVisible();
    expect(abandons()).toHaveLength(2);
  });

  it('shows an unknown order as not found', async () => {
    const { abandons } = renderCancel('/cancel?order=ord_9');
    expect(await heading()).toBeVisible();
    expect(abandons()).toHaveLength(0);
  });

  it('redirects someone signed out to the login, which returns to the page', async () => {
    const { router } = renderCancel('/cancel?order=ord_1', { isSignedIn: false });
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(router.state.location.search).toBe('?next=%2Fcancel%3Forder%3Dord_1');
  });
});
