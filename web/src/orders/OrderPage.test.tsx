import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeOrderLine, fakeOrder, fakePayment, fakeRefund } from './order.fixtures.ts';
import { section, renderOrder } from './orderPage.fixtures.tsx';

const steps = async () =>
  (await section('Order status'))
    .getAllByRole('listitem')
    .map((step) => [
      step.textContent?.replace(/15 Jan 2026.*?(am|pm)/, ' at a time'),
      step.getAttribute('aria-current'),
    ]);

afterEach(() => vi.useRealTimers());

describe('OrderPage', () => {
  it('shows what was bought, where it goes and what it costs', async () => {
    const product = { __typename: 'Product', id: 'prod_1', name: 'Toor dal', isWithdrawn: false };
    const withdrawn = { __typename: 'Product', id: 'prod_2', name: 'Old rice', isWithdrawn: true };
    renderOrder(() =>
      fakeOrder(['PLACED'], {
        lines: [fakeOrderLine('ol_1', { product }), fakeOrderLine('ol_2', { name: 'Old rice', product: withdrawn })],
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Order #100231' })).toBeVisible();
    const products = await section('Items');
    expect(products.getAllByText(/2 × ₹40/)).toHaveLength(2);
    expect(products.getByRole('link', { name: 'Toor dal' })).toHaveAttribute('href', '/product/toor-dal-prod_1');
    expect(products.getByText('Old rice')).toBeVisible();
    expect(products.queryByRole('link', { name: 'Old rice' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Delivery address' })).toHaveTextContent('Asha Rao');
    expect(screen.getByRole('region', { name: 'Bill details' })).toHaveTextContent('Quntity total');
  });

  it('answers frequent questions and shows the contact', async () => {
    const { user } = renderOrder(() => fakeOrder(['PLACED']));
    const help = await section('Help');
    const answer = help.getByText(/until your order is packed/);
    expect(answer).not.toBeVisible();
    await user.click(help.getByText('Can I still cancel?'));
    expect(answer).toBeVisible();
    expect(help.getByRole('link', { name: '+91 80 0000 0000' })).toHaveAttribute('href', 'tel:+918000000000');
    expect(help.getByRole('link', { name: 'help@kirana.example' })).toHaveAttribute(
      'href',
      'mailto:help@kirana.example?subject=Order%20%23100231',
    );
  });

  it('shows an order that is unknown or of someone else as not found', async () => {
    renderOrder(() => null);
    expect(await screen.findByRole('heading', { level: 1, name: "We couldn't find this order" })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View all orders' })).toHaveAttribute('href', '/dashboard/myorders');
  });
});

describe("An order's timeline", () => {
  it('shows the steps so far with their time, and those to come without', async () => {
    renderOrder(() => fakeOrder(['PLACED', 'CONFIRMED', 'PICKING']));
    expect(await steps()).toEqual([
      ['Placed at a time', null],
      ['Confirmed at a time', null],
      ['Being picked at a time', 'step'],
      ['Packed (upcoming)', null],
      ['Out for delivery (upcoming)', null],
      ['Delivered (upcoming)', null],
    ]);
  });

  it('updates without a reload, and announces the change', async () => {
    let order = fakeOrder(['PLACED', 'CONFIRMED', 'PICKING']);
    const { publish } = renderOrder(() => order);
    const news = (await section('Order status')).getByRole('status');
    expect(news).toHaveTextContent("We're picking your items.");

    order = fakeOrder(['PLACED', 'CONFIRMED', 'PICKING', 'PACKED']);
    await publish();
    expect(news).toHaveTextContent('Your order is packed and ready to go.');
    expect((await steps())[3]).toEqual(['Packed at a time', 'step']);
    expect(screen.getAllByText('Packed')).toHaveLength(2); // the badge says so too
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('shows who cancelled an order and why, and no upcoming steps', async () => {
    const [placed, cancelled] = fakeOrder(['PLACED', 'CANCELLED']).events;
    const events = [placed, { ...cancelled, actorRole: 'ADMIN', note: 'The rider fell ill' }];
    renderOrder(() => fakeOrder(['PLACED', 'CANCELLED'], { events }));
    expect(await steps()).toEqual([
      ['Placed at a time', null],
      ['Cancelled at a time · By the shopThe rider fell ill', 'step'],
    ]);
  });

  it('has no subscription once the order is closed, unless a refund is pending', async () => {
    const closed = renderOrder(() => fakeOrder(['PLACED', 'DELIVERED']));
    await steps();
    expect(closed.sinks).toHaveLength(0);
    closed.unmount();

    let payment = fakePayment({ status: 'PAID', refunds: [fakeRefund()] });
    const { sinks, publish } = renderOrder(() =>
      fakeOrder(['PLACED', 'CANCELLED'], { paymentMethod: 'ONLINE', payment }),
    );
    await waitFor(() => expect(sinks).toHaveLength(1));
    payment = fakePayment({ refunds: [fakeRefund({ status: 'FAILED', settledAt: '2026-01-16T10:30:00.000Z' })] });
    await publish();
    expect(await screen.findByText(/We couldn't refund/)).toBeVisible();
    expect(sinks[0]?.closed).toBe(true);
  });

  it('has a subscription while a late payment can still place the order, and none after that', async () => {
    const placedAt = new Date().toISOString();
    let order = fakeOrder(['PENDING_PAYMENT', 'PAYMENT_FAILED'], { paymentMethod: 'ONLINE', placedAt });
    const { publish, unmount } = renderOrder(() => order);
    expect(await screen.findByText('Payment failed', { selector: 'span' })).toBeVisible();
    order = fakeOrder(['PENDING_PAYMENT', 'PAYMENT_FAILED', 'PLACED'], { paymentMethod: 'ONLINE', placedAt });
    await publish();
    expect(await screen.findByText('Placed', { selector: 'span' })).toBeVisible();
    unmount();

    const old = renderOrder(() => fakeOrder(['PENDING_PAYMENT', 'PAYMENT_FAILED'], { paymentMethod: 'ONLINE' }));
    await steps();
    expect(old.sinks).toHaveLength(0);
  });

  it('subscribes again when the server ends the stream too early, and unsubscribes when the page is left', async () => {
    const { sinks, unmount } = renderOrder(() => fakeOrder(['PLACED']));
    await waitFor(() => expect(sinks).toHaveLength(1));
    vi.useFakeTimers();
    act(() => sinks[0]?.complete());
    act(() => void vi.advanceTimersByTime(10_000));
    vi.useRealTimers();
    expect(sinks).toHaveLength(2);
    unmount();
    expect(sinks[1]?.closed).toBe(true);
  });

  it('does not subscribe again when the order does not exist', async () => {
    const { sinks } = renderOrder(() => fakeOrder(['PLACED']));
    await waitFor(() => expect(sinks).toHaveLength(1));
    vi.useFakeTimers();
    act(() => sinks[0]?.next({ data: { orderUpdated: null } }));
    act(() => sinks[0]?.complete());
    act(() => void vi.advanceTimersByTime(60_000));
    vi.useRealTimers();
    expect(sinks).toHaveLength(1);
    expect(await steps()).toHaveLength(6);
  });
});

describe("An order's delivery estimate", () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

  it('counts down, and says when it is missed', async () => {
    renderOrder(() => fakeOrder(['PLACED'], { estimatedDeliveryAt: inMinutes(7.5) }));
    expect(await screen.findByText('Arriving in about 8 min')).toBeVisible();
    cleanup();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderOrder(() => fakeOrder(['PICKING'], { estimatedDeliveryAt: inMinutes(1) }));
    expect(await screen.findByText('Arriving in about 1 min')).toBeVisible();
    act(() => void vi.advanceTimersByTime(3.5 * 60_000));
    expect(screen.getByText('Running 2 min late. Sorry!')).toBeVisible();
  });

  it('says whether a delivered order was in time, and nothing for an order that ended otherwise', async () => {
    let order = fakeOrder(['OUT_FOR_DELIVERY'], { estimatedDeliveryAt: inMinutes(3) });
    const { publish } = renderOrder(() => order);
    expect(await screen.findByText('Arriving in about 3 min')).toBeVisible();
    order = fakeOrder(['DELIVERED'], { estimatedDeliveryAt: inMinutes(3), deliveredAt: inMinutes(0) });
    await publish();
    expect(screen.getByText('Delivered on time')).toBeVisible();
    cleanup();
    renderOrder(() => fakeOrder(['CANCELLED'], { estimatedDeliveryAt: inMinutes(3) }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order #100231' })).toBeVisible();
    expect(screen.queryByText(/Arriving/)).not.toBeInTheDocument();
  });
});

describe("An order's payment", () => {
  it('is due on delivery for cash', async () => {
    renderOrder(() => fakeOrder(['PLACED']));
    expect((await section('Payment')).getByText('Cash on Delivery')).toBeVisible();
    expect((await section('Payment')).getByText('Pay on delivery')).toBeVisible();
    expect((await section('Payment')).getByText('₹412')).toBeVisible();
  });

  it('can be made while it is pending, and becomes paid without a reload', async () => {
    const waiting = fakePayment({ url: 'https://pay.example/1', expiresAt: '2026-01-15T11:00:00.000Z' });
    let order = fakeOrder(['PENDING_PAYMENT'], { paymentMethod: 'ONLINE', payment: waiting, canSwitchToCash: true });
    const { publish, requests } = renderOrder(() => order);
    const payment = await section('Payment');
    const notice = await section('Waiting for your payment');
    expect(notice.getByText(/^We're holding your items until 15 Jan/)).toBeVisible();
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

  it('can be changed to cash', async () => {
    const waiting = fakePayment({ url: 'https://pay.example/1' });
    const online = { paymentMethod: 'ONLINE', payment: waiting, canSwitchToCash: true };
    let order = fakeOrder(['PENDING_PAYMENT'], online);
    const inputs: object[] = [];
    const { user, requests } = renderOrder(
      () => order,
      undefined,
      (input) => {
        inputs.push(input);
        order = fakeOrder(['PENDING_PAYMENT', 'PLACED']);
        return { __typename: 'PaymentSwitchToCashPayload', order };
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Pay cash instead' }));
    expect(await screen.findByText('Order placed. Pay ₹412 in cash on delivery.')).toBeInTheDocument();
    expect(inputs).toEqual([{ orderId: 'ord_1' }]);
    expect((await section('Payment')).getByText('Cash on Delivery')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Waiting for your payment' })).not.toBeInTheDocument();
    expect(requests.map(({ name }) => name)).toContain('refreshCartQuery');
  });

  it('says why it cannot be changed to cash, and shows the order as it is', async () => {
    const waiting = fakePayment({ url: 'https://pay.example/1' });
    const paid = fakePayment({ status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z' });
    const { user } = renderOrder(
      () => fakeOrder(['PENDING_PAYMENT'], { paymentMethod: 'ONLINE', payment: waiting, canSwitchToCash: true }),
      undefined,
      () => ({
        __typename: 'OrderTransitionError',
        message: 'This order is already paid',
        currentOrder: fakeOrder(['PENDING_PAYMENT', 'PLACED'], { paymentMethod: 'ONLINE', payment: paid }),
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Pay cash instead' }));
    expect(await screen.findByText('This order is already paid')).toBeInTheDocument();
    expect((await section('Payment')).getByText('Paid')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay cash instead' })).not.toBeInTheDocument();
  });

  it.each([
    ['DECLINED', "Your payment was declined. You haven't been charged."],
    ['EXPIRED', "Your payment wasn't completed in time. You haven't been charged."],
    [null, "You haven't been charged."],
  ])('that failed (%s) can be made again, or in cash', async (failureReason, words) => {
    const payment = fakePayment({ status: 'FAILED', failureReason });
    const failed = { paymentMethod: 'ONLINE', payment, canSwitchToCash: true };
    renderOrder(() => fakeOrder(['PENDING_PAYMENT', 'PAYMENT_FAILED'], failed));
    const notice = await section("Your payment didn't go through");
    expect(notice.getByText(words)).toBeVisible();
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

  it('shows each refund with its state', async () => {
    const refunds = [
      fakeRefund(),
      fakeRefund({ status: 'SUCCEEDED', amount: 8000, settledAt: '2026-01-16T10:30:00.000Z' }),
      fakeRefund({ status: 'FAILED', amount: 500, reason: 'RETURNED', note: 'Account closed' }),
    ];
    const payment = fakePayment({ status: 'PARTIALLY_REFUNDED', refunds });
    renderOrder(() => fakeOrder(['PLACED', 'DELIVERED'], { paymentMethod: 'ONLINE', payment }));
    const list = within((await section('Payment')).getByRole('list', { name: 'Refunds' }));
    const [first, second, third] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent('Refund of ₹120 on its wayItem unavailable');
    expect(second).toHaveTextContent(/₹80 refunded on 16 Jan 2026/);
    expect(third).toHaveTextContent("We couldn't refund ₹5 yet. We're looking into it.Item returned · Account closed");
    expect((await section('Payment')).getByText('Partly refunded')).toBeVisible();
  });

  it('shows missing and returned pieces on a line, and the refunded amount', async () => {
    const lines = [fakeOrderLine('ol_1', { quantity: 3, missingQuantity: 2, refundedQuantity: 1 })];
    const online = renderOrder(() => fakeOrder(['PLACED', 'PACKED'], { paymentMethod: 'ONLINE', lines }));
    const products = await section('Items');
    expect(products.getByText('2 of 3 unavailable – ₹80 refunded')).toBeVisible();
    expect(products.getByText('1 of 3 returned – ₹40 refunded')).toBeVisible();
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

describe("An order's delivery", () => {
  it('shows the rider and a button that calls the rider, while the order is on its way', async () => {
    const rider = { __typename: 'OrderRider', firstName: 'Ravi', phone: '9812345678' };
    let order = fakeOrder(['PLACED', 'PACKED']);
    const { publish } = renderOrder(() => order);
    await section('Order status');
    expect(screen.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
    order = fakeOrder(['PLACED', 'PACKED', 'OUT_FOR_DELIVERY'], { rider });
    await publish();
    const card = await section('Ravi is on the way with your order');
    expect(card.getByRole('link', { name: 'Call Ravi' })).toHaveAttribute('href', 'tel:9812345678');
    order = fakeOrder(['PLACED', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED']);
    await publish();
    expect(screen.queryByText(/Ravi/)).not.toBeInTheDocument();
  });

  it('has no button for a rider without a number', async () => {
    const rider = { __typename: 'OrderRider', firstName: 'Ravi', phone: null };
    renderOrder(() => fakeOrder(['PACKED', 'OUT_FOR_DELIVERY'], { rider }));
    await section('Ravi is on the way with your order');
    expect(screen.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
  });

  it('shows what was asked of the rider', async () => {
    const deliveryPreferences = { note: 'Blue door', leaveAtGate: false, doNotRingBell: true };
    renderOrder(() => fakeOrder(['PLACED'], { deliveryPreferences }));
    const list = within((await section('Delivery address')).getByRole('list', { name: 'Delivery preferences' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      "Don't ring the bell",
      'Blue door',
    ]);
  });
});
