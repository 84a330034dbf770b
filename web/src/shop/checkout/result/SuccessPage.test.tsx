import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../../orders/__generated__/OrderDetails_order.graphql.ts';
import { fakeOrder, fakePayment, fakeRefund } from '../../orders/order.fixtures.ts';
import { renderWithRelay, type EventSink } from '../../../relay/testing/renderWithRelay.tsx';
import { loadSuccess } from './resultLoaders.ts';
import { SuccessPage } from './SuccessPage.tsx';

interface Scene {
  /** The order at each query. */
  order?: () => object | null;
  /** The order after the payment check; unchanged by default. */
  checked?: () => object | null;
  isSignedIn?: boolean;
}

function renderSuccess(at: string | { pathname: string; search?: string; state: unknown }, scene: Scene = {}) {
  const { order = () => null, checked = order, isSignedIn = true } = scene;
  const sinks: EventSink[] = [];
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: { order, ...(!isSignedIn && { viewer: () => null }) },
      Mutation: { paymentCheck: () => ({ __typename: 'PaymentCheckPayload', order: checked() }) },
    }),
    stream: (_request, _variables, sink) => void sinks.push(sink),
    routes: [
      { path: '/', element: null },
      { path: '/success', loader: loadSuccess, Component: SuccessPage },
      { path: '/login', element: <h1>Log in</h1> },
    ],
    at,
  });
  const sent = (name: string) => rendered.requests.filter((request) => request.name === name);
  return { ...rendered, sinks, sent };
}

const online = (statuses: OrderStatus[], payment: object = {}) =>
  fakeOrder(statuses, { paymentMethod: 'ONLINE', payment: fakePayment({ ...payment }) });
const paid = { status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z' };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('SuccessPage', () => {
  it("says 'Payment' by default", async () => {
    const { requests } = renderSuccess('/success');
    expect(await heading('Payment Successfully')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go To Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'View order' })).not.toBeInTheDocument();
    expect(requests).toHaveLength(0);
  });

  it('shows what succeeded and links to the order', async () => {
    renderSuccess({ pathname: '/success', state: { text: 'Order', orderId: 'ord_1' } });
    expect(await heading('Order Successfully')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute('href', '/dashboard/myorders/ord_1');
  });

  it('promises no arrival of an order on hold', async () => {
    const state = { text: 'Order', orderId: 'ord_1', minutes: 9, isOnHold: true };
    const { unmount } = renderSuccess({ pathname: '/success', state });
    const words = 'We’ve got your order. We’ll check it first, then start picking right away.';
    expect(await screen.findByText(words)).toBeVisible();
    unmount();
    renderSuccess('/success?order=ord_1', { order: () => fakeOrder(['PLACED'], { isOnHold: true }) });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('ignores a history state of another shape', async () => {
    renderSuccess({ pathname: '/success', state: { text: 7, orderId: null } });
    expect(await heading('Payment Successfully')).toBeVisible();
  });

  it('shows a paid order as paid, without a payment check', async () => {
    const { sent } = renderSuccess('/success?order=ord_1', {
      order: () => online(['PENDING_PAYMENT', 'PLACED'], paid),
    });
    expect(await heading('Payment Successfully')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute('href', '/dashboard/myorders/ord_1');
    expect(sent('PaymentOutcomePaymentCheckMutation')).toHaveLength(0);
  });

  it('says when the order arrives', async () => {
    renderSuccess({ pathname: '/success', state: { text: 'Order', orderId: 'ord_1', minutes: 7 } });
    expect(await screen.findByText('We’ve got your order. Arriving in about 7 min.')).toBeVisible();
    cleanup();
    const estimatedDeliveryAt = new Date(Date.now() + 6.5 * 60_000).toISOString();
    renderSuccess('/success?order=ord_1', { order: () => fakeOrder(['PLACED'], { estimatedDeliveryAt }) });
    expect(await screen.findByText('We’ve got your order. Arriving in about 7 min.')).toBeVisible();
  });

  it('calls an order for cash an order', async () => {
    renderSuccess('/success?order=ord_1', { order: () => fakeOrder(['PLACED']) });
    expect(await heading('Order Successfully')).toBeVisible();
  });

  it('shows what was ordered, its state and where it goes', async () => {
    renderSuccess(
      { pathname: '/success', search: '?order=ord_1', state: { text: 'Order', orderId: 'ord_1', minutes: 7 } },
      { order: () => fakeOrder(['PLACED']) },
    );
    expect(await heading('Order Successfully')).toBeVisible();
    const part = async (name: string) => within(await screen.findByRole('region', { name }));
    expect((await part('Items')).getByText('Toor dal')).toBeVisible();
    expect((await part('Order status')).getByRole('listitem', { current: 'step' })).toHaveTextContent('Placed');
    expect((await part('Delivery address')).getByText(/^India - \d/)).toBeVisible();
  });

  it('checks a pending payment once, and shows success', async () => {
    const { sent } = renderSuccess('/success?order=ord_1', {
      order: () => online(['PENDING_PAYMENT']),
      checked: () => online(['PENDING_PAYMENT', 'PLACED'], paid),
    });
    expect(await heading('Payment Successfully')).toBeVisible();
    expect(sent('PaymentOutcomePaymentCheckMutation')).toEqual([
      { name: 'PaymentOutcomePaymentCheckMutation', variables: { input: { orderId: 'ord_1' } } },
    ]);
    // The server has emptied the cart.
    await waitFor(() => expect(sent('refreshCartQuery')).toHaveLength(1));
  });

  it('shows a pending payment as being confirmed, and success without a reload', async () => {
    const { sent, sinks } = renderSuccess('/success?order=ord_1', { order: () => online(['PENDING_PAYMENT']) });
    expect(await heading('Confirming your payment')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go To Home' })).toBeVisible();
    await waitFor(() => expect(sinks).toHaveLength(1));
    expect(sent('refreshCartQuery')).toHaveLength(0);

    const order = online(['PENDING_PAYMENT', 'PLACED'], paid);
    await act(async () => sinks[0]?.next({ data: { orderUpdated: order } }));
    expect(await heading('Payment Successfully')).toBeVisible();
    expect(document.getElementById('announcements')).toHaveTextContent('Payment Successfully');
    await waitFor(() => expect(sent('refreshCartQuery')).toHaveLength(1));
    expect(sent('PaymentOutcomePaymentCheckMutation')).toHaveLength(1);
  });

  it('shows a failed payment, and links to the cart', async () => {
    renderSuccess('/success?order=ord_1', { order: () => online(['PENDING_PAYMENT', 'PAYMENT_FAILED']) });
    expect(await heading('Your payment didn’t go through')).toBeVisible();
    expect(screen.getByText(/still in your cart/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/checkout');
    expect(screen.getByRole('link', { name: 'View order' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go To Home' })).toBeVisible();
  });

  it('says that a late payment is refunded', async () => {
    const payment = { ...paid, refunds: [fakeRefund({ reason: 'LATE_PAYMENT' })] };
    renderSuccess('/success?order=ord_1', { order: () => online(['PENDING_PAYMENT', 'PAYMENT_FAILED'], payment) });
    expect(await screen.findByText(/You’ll get all of it back/)).toBeVisible();
  });

  it.each<[OrderStatus, string]>([
    ['CANCELLED', 'Order cancelled'],
    ['REFUNDED', 'Order refunded'],
  ])('shows that an order is %s', async (status, title) => {
    renderSuccess('/success?order=ord_1', { order: () => online(['PENDING_PAYMENT', 'PLACED', status], paid) });
    expect(await heading(title)).toBeVisible();
    expect(screen.getByText(/It can take your bank a few days/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View order' })).toBeVisible();
  });

  it('shows an unknown order as not found', async () => {
    renderSuccess('/success?order=ord_9', { order: () => null });
    expect(await heading('Payment Successfully')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View order' })).not.toBeInTheDocument();
  });

  it('redirects someone signed out to the login, which returns to the page', async () => {
    const { router } = renderSuccess('/success?order=ord_1', { isSignedIn: false });
    expect(await heading('Log in')).toBeVisible();
    expect(router.state.location.search).toBe('?next=%2Fsuccess%3Forder%3Dord_1');
  });
});
