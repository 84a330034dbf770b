import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeOrderLine, fakeOrder, fakePayment, fakeRefund, fakeRefundRequest } from './order.fixtures.ts';
import { section, renderOrder } from './orderPage.fixtures.tsx';

describe("An order's payment", () => {
  it('is due on delivery for cash', async () => {
    renderOrder(() => fakeOrder(['PLACED']));
    expect((await section('Payment')).getByText('Cash on Delivery')).toBeVisible();
    expect((await section('Payment')).getByText('Pay on delivery')).toBeVisible();
    expect((await section('Payment')).getByText('₹412')).toBeVisible();
  });

  it('in cash has its round-off on the bill, with the unavailable items', async () => {
    const bill = { __typename: 'Bill', grandTotal: 12_825 };
    const payment = fakePayment({ amount: 8550 });
    renderOrder(() => fakeOrder(['PLACED'], { bill, payment, cashToCollect: 8600, roundOff: 50 }));
    const shown = await section('Bill details');
    for (const text of ['₹128.25', 'Unavailable items', '−₹42.75', 'Round off', '+₹0.50', 'In cash', '₹86'])
      expect(shown.getByText(text)).toBeVisible();
    expect((await section('Payment')).getByText('₹86')).toBeVisible();
  });

  it('that was made in cash shows the rupees that were paid', async () => {
    const bill = { __typename: 'Bill', grandTotal: 8540 };
    const payment = fakePayment({ status: 'PAID', amount: 8540, paidAt: '2026-01-15T10:35:00.000Z' });
    renderOrder(() => fakeOrder(['DELIVERED'], { bill, payment, cashToCollect: 0, roundOff: -40 }));
    const shown = await section('Bill details');
    for (const text of ['₹85.40', '−₹0.40', '₹85']) expect(shown.getByText(text)).toBeVisible();
    expect(shown.queryByText('Unavailable items')).not.toBeInTheDocument();
    expect((await section('Payment')).getByText('₹85')).toBeVisible();
  });

  it('can be made while it is pending, and becomes paid without a reload', async () => {
    const waiting = fakePayment({ url: 'https://pay.example/1', expiresAt: '2026-01-15T11:00:00.000Z' });
    let order = fakeOrder(['PENDING_PAYMENT'], { paymentMethod: 'ONLINE', payment: waiting, canSwitchToCash: true });
    const { publish, requests } = renderOrder(() => order);
    const payment = await section('Payment');
    expect(screen.getByRole('heading', { level: 1, name: 'Waiting for your payment' })).toBeVisible();
    const notice = await section('Ways to pay');
    expect(screen.getByText(/^We’re holding your items until \d+:\d\d [ap]m\./)).toBeVisible();
    expect(notice.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', 'https://pay.example/1');
    const actions = screen.getAllByText(/^(Pay now|Pay cash instead|Cancel order)$/);
    expect(actions.map(({ textContent }) => textContent)).toEqual(['Pay now', 'Pay cash instead', 'Cancel order']);

    const paid = fakePayment({ status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z' });
    order = fakeOrder(['PENDING_PAYMENT', 'PLACED'], { paymentMethod: 'ONLINE', payment: paid });
    await publish();
    expect(payment.getByText('Paid')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pay now' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    // The server has emptied the cart, which the header shows.
    expect(requests.map(({ name }) => name)).toContain('refreshCartQuery');
  });

  it('shows what store credit pays, and that nothing is left to pay', async () => {
    renderOrder(() =>
      fakeOrder(['PLACED'], { cashToCollect: 0, payment: fakePayment({ amount: 0, storeCredit: 41_200 }) }),
    );
    const payment = await section('Payment');
    expect(payment.getAllByText('Store credit')).toHaveLength(2);
    expect(payment.getByText('Nothing left to pay')).toBeVisible();
    expect(payment.getByText('₹412')).toBeVisible();
    expect((await section('Bill details')).getByText('−₹412')).toBeVisible();
  });

  it('can be changed to cash', async () => {
    const waiting = fakePayment({ url: 'https://pay.example/1' });
    const online = { paymentMethod: 'ONLINE', payment: waiting, canSwitchToCash: true };
    let order = fakeOrder(['PENDING_PAYMENT'], online);
    const inputs: object[] = [];
    const { user, requests } = renderOrder(() => order, undefined, {
      switchToCash: (input) => {
        inputs.push(input);
        order = fakeOrder(['PENDING_PAYMENT', 'PLACED']);
        return { __typename: 'PaymentSwitchToCashPayload', order };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Pay cash instead' }));
    expect(await screen.findByText('Order placed. Pay ₹412 in cash on delivery.')).toBeInTheDocument();
    expect(inputs).toEqual([{ orderId: 'ord_1' }]);
    expect((await section('Payment')).getByText('Cash on Delivery')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Ways to pay' })).not.toBeInTheDocument();
    expect(requests.map(({ name }) => name)).toContain('refreshCartQuery');
  });

  it('says why it cannot be changed to cash, and shows the order as it is', async () => {
    const waiting = fakePayment({ url: 'https://pay.example/1' });
    const paid = fakePayment({ status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z' });
    const { user } = renderOrder(
      () => fakeOrder(['PENDING_PAYMENT'], { paymentMethod: 'ONLINE', payment: waiting, canSwitchToCash: true }),
      undefined,
      {
        switchToCash: () => ({
          __typename: 'OrderTransitionError',
          message: 'This order is already paid',
          currentOrder: fakeOrder(['PENDING_PAYMENT', 'PLACED'], { paymentMethod: 'ONLINE', payment: paid }),
        }),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Pay cash instead' }));
    expect(await screen.findByText('This order is already paid')).toBeInTheDocument();
    expect((await section('Payment')).getByText('Paid')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay cash instead' })).not.toBeInTheDocument();
  });

  it('that cannot become cash says why beside the button, and keeps the ways to pay', async () => {
    const message = 'Cash on Delivery needs a confirmed email. Please confirm your email or pay online.';
    const payment = fakePayment({ url: 'https://pay.example/1' });
    const unpaid = { paymentMethod: 'ONLINE', payment, canSwitchToCash: true };
    const { user } = renderOrder(() => fakeOrder(['PENDING_PAYMENT'], unpaid), undefined, {
      switchToCash: () => ({
        __typename: 'PaymentUnavailableError',
        message,
        remedies: ['CONFIRM_EMAIL', 'PAY_ONLINE'],
      }),
    });
    const payCash = await screen.findByRole('button', { name: 'Pay cash instead' });
    await user.click(payCash);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(message);
    expect(notice).toHaveFocus();
    expect(payCash).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(within(notice).getByRole('button', { name: 'Email me the link again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay now' })).toBeVisible();
  });

  it.each([
    ['DECLINED', 'It was declined. You haven’t been charged.'],
    ['EXPIRED', 'It wasn’t completed in time. You haven’t been charged.'],
    [null, 'You haven’t been charged.'],
  ])('that failed (%s) can be made again, or in cash', async (failureReason, words) => {
    const payment = fakePayment({ status: 'FAILED', failureReason });
    const failed = { paymentMethod: 'ONLINE', payment, canSwitchToCash: true };
    renderOrder(() => fakeOrder(['PENDING_PAYMENT', 'PAYMENT_FAILED'], failed));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your payment didn’t go through' })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    const notice = await section('Ways to pay');
    expect(notice.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/checkout');
    expect(notice.getByRole('button', { name: 'Pay cash instead' })).toBeVisible();
  });

  it('that came too late, or failed long ago, is not offered again', async () => {
    const late = fakePayment({ status: 'PAID', paidAt: '2026-01-15T12:35:00.000Z' });
    for (const payment of [late, fakePayment({ status: 'FAILED', failureReason: 'DECLINED' })]) {
      const { unmount } = renderOrder(() =>
        fakeOrder(['PENDING_PAYMENT', 'PAYMENT_FAILED'], { paymentMethod: 'ONLINE', payment }),
      );
      await section('Payment');
      expect(screen.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
      unmount();
    }
  });

  it('shows each refund with its state, and those that failed as one amount that is outstanding', async () => {
    const refunds = [
      fakeRefund(),
      fakeRefund({ status: 'SUCCEEDED', amount: 8000, settledAt: '2026-01-16T10:30:00.000Z' }),
      fakeRefund({ status: 'FAILED', amount: 500, reason: 'RETURNED', note: 'Account closed' }),
      fakeRefund({ status: 'FAILED', amount: 10_000, storeCredit: 5050 }),
    ];
    const payment = fakePayment({ status: 'PARTIALLY_REFUNDED', refunds, refundOutstanding: 5450 });
    renderOrder(() => fakeOrder(['PLACED', 'DELIVERED'], { paymentMethod: 'ONLINE', payment }));
    const list = within((await section('Payment')).getByRole('list', { name: 'Refunds' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Refund of ₹120 on its wayItem unavailable',
      expect.stringMatching(/^₹80 refunded on 16 Jan 2026/),
      '₹50.50 added to your store creditItem unavailable',
    ]);
    expect((await section('Payment')).getByText('We couldn’t refund ₹54.50 yet. We’re looking into it.')).toBeVisible();
    expect((await section('Payment')).getByText('Partly refunded')).toBeVisible();
  });

  it('does not show a failed refund that was made again', async () => {
    const again = fakeRefund({ status: 'SUCCEEDED', reason: 'RETURNED', settledAt: '2026-01-15T11:30:00.000Z' });
    const refunds = [fakeRefund({ status: 'FAILED', reason: 'RETURNED' }), again];
    const refundRequests = [fakeRefundRequest({ status: 'APPROVED', refund: refunds[0] })];
    const payment = fakePayment({ status: 'PARTIALLY_REFUNDED', refunds });
    const order = { paymentMethod: 'ONLINE', payment, refundRequests };
    renderOrder(() => fakeOrder(['PLACED', 'DELIVERED'], order));
    const list = within((await section('Payment')).getByRole('list', { name: 'Refunds' }));
    expect(list.getByRole('listitem')).toHaveTextContent('₹120 refunded at 5:00 pm');
    expect((await section('Problems you reported')).getByText('₹120 refunded at 5:00 pm')).toBeVisible();
    expect(screen.queryByText(/couldn’t refund/)).not.toBeInTheDocument();
  });

  it('shows missing and returned pieces on a line, and the refunded amount', async () => {
    const lines = [fakeOrderLine('ol_1', { quantity: 3, missingQuantity: 2, refundedQuantity: 1 })];
    const online = renderOrder(() => fakeOrder(['PLACED', 'PACKED'], { paymentMethod: 'ONLINE', lines }));
    const products = await section('Items');
    expect(products.getByText('2 of 3 unavailable – ₹80 refunded')).toBeVisible();
    expect(products.getByText('1 of 3 had a problem – ₹40 refunded')).toBeVisible();
    online.unmount();

    renderOrder(() => fakeOrder(['PLACED', 'PACKED'], { lines }));
    expect((await section('Items')).getByText('2 of 3 unavailable – ₹80 less to pay')).toBeVisible();
  });

  it('shows missing pieces as soon as the picker has recorded them', async () => {
    let order = fakeOrder(['PLACED', 'PICKING']);
    const { publish } = renderOrder(() => order);
    await section('Items');
    order = fakeOrder(['PLACED', 'PICKING', 'PACKED'], { lines: [fakeOrderLine('ol_1', { missingQuantity: 1 })] });
    await publish();
    expect((await section('Items')).getByText('1 of 2 unavailable – ₹40 less to pay')).toBeVisible();
  });
});
