import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeOrderLine, fakeOrder, fakePayment, fakeRefund } from './order.fixtures.ts';
import { startClock, stopClock } from '../../ui/testing/stopClock.ts';
import { section, renderOrder } from './orderPage.fixtures.tsx';

const steps = async () =>
  (await section('Order status'))
    .getAllByRole('listitem')
    .map((step) => [step.textContent?.replace(/\d+:\d\d [ap]m/, ' at a time'), step.getAttribute('aria-current')]);

/** The sentence that screen readers announce. */
const news = (text: string | RegExp) => screen.getByText(text, { selector: '[role=status]' });

afterEach(startClock);

describe('OrderPage', () => {
  it('shows the items, the address and the costs', async () => {
    const product = { __typename: 'Product', id: 'prod_1', name: 'Toor dal', availableForSale: true };
    const withdrawn = { __typename: 'Product', id: 'prod_2', name: 'Old rice', availableForSale: false };
    renderOrder(() =>
      fakeOrder(['PLACED'], {
        lines: [fakeOrderLine('ol_1', { product }), fakeOrderLine('ol_2', { name: 'Old rice', product: withdrawn })],
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Placed' })).toBeVisible();
    expect(screen.getByText('Order #100231', { selector: 'span' })).toBeVisible();
    expect(screen.getAllByText(/Jan 2026/)).toHaveLength(1); // when it was placed
    const products = await section('Items');
    expect(products.getAllByText(/2 × ₹40/)).toHaveLength(2);
    expect(products.getByRole('link', { name: 'Toor dal' })).toHaveAttribute('href', '/product/toor-dal-prod_1');
    expect(products.getByText('Old rice')).toBeVisible();
    expect(products.queryByRole('link', { name: 'Old rice' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Delivery address' })).toHaveTextContent('Asha Rao');
    expect(screen.getByRole('region', { name: 'Bill details' })).toHaveTextContent('Quntity total');
  });

  it.each([
    [['PLACED'], ['Where is my order?', 'An item was unavailable', 'Can I still cancel?']],
    [
      ['PLACED', 'DELIVERED'],
      ['Something is missing or not fresh', 'An item was unavailable'],
    ],
    [['PLACED', 'CANCELLED'], ['When do I get my money back?']],
  ] as const)(
    'answers the questions of %j, and offers to order again once it is closed',
    async (statuses, questions) => {
      renderOrder(() => fakeOrder(statuses));
      const help = await section('Help');
      expect(help.queryAllByRole('group').map((answer) => answer.querySelector('summary')?.textContent)).toEqual(
        questions,
      );
      expect(screen.queryAllByRole('button', { name: /^Order again/ })).toHaveLength(statuses.length - 1);
    },
  );

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

  it('says that an order on hold is checked, promises no arrival, and follows its release', async () => {
    let order = fakeOrder(['PLACED'], { isOnHold: true });
    const { publish } = renderOrder(() => order);
    expect(await screen.findByRole('heading', { level: 1, name: 'We’re checking your order' })).toBeVisible();
    expect(news(/^We look at large orders before we pick them/)).toBeVisible();
    expect(screen.queryByText(/Arriving/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    order = fakeOrder(['PLACED'], { estimatedDeliveryAt: new Date(Date.now() + 600_000).toISOString() });
    await publish();
    expect(news('We’ve got your order.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: /^Arriving in/ })).toBeVisible();
  });

  it('shows an order that is unknown or of someone else as not found', async () => {
    renderOrder(() => null);
    expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this order' })).toBeVisible();
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
    await steps();
    expect(news('We’re picking your items.')).toBeVisible();

    order = fakeOrder(['PLACED', 'CONFIRMED', 'PICKING', 'PACKED']);
    await publish();
    expect(news('Your order is packed and ready to go.')).toBeVisible();
    expect((await steps())[3]).toEqual(['Packed at a time', 'step']);
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

  it.each([
    ['ONLINE', ['Payment received4:01 pm', 'Placed4:01 pm']],
    ['CASH_ON_DELIVERY', ['Payment started4:00 pm', 'Placed4:01 pm']],
  ])('says what came of the wait for a payment (%s)', async (paymentMethod, texts) => {
    renderOrder(() => fakeOrder(['PENDING_PAYMENT', 'PLACED'], { paymentMethod }));
    const items = (await section('Order status')).getAllByRole('listitem');
    expect(items.slice(0, 2).map(({ textContent }) => textContent)).toEqual(texts);
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
    payment = fakePayment({ refunds: [fakeRefund({ status: 'SUCCEEDED', settledAt: '2026-01-16T10:30:00.000Z' })] });
    await publish(); // the order becomes REFUNDED
    expect(sinks[0]?.closed).toBe(false);
    const failed = fakeRefund({ status: 'FAILED', settledAt: '2026-01-16T10:30:00.000Z' });
    payment = fakePayment({ refunds: [failed], refundOutstanding: 12_000 });
    await publish();
    expect(await screen.findByText(/We couldn’t refund/)).toBeVisible();
    expect(sinks[0]?.closed).toBe(true);
  });

  it('has a subscription while a late payment can still place the order, and none after that', async () => {
    const placedAt = new Date().toISOString();
    let order = fakeOrder(['PENDING_PAYMENT', 'PAYMENT_FAILED'], { paymentMethod: 'ONLINE', placedAt });
    const { publish, unmount } = renderOrder(() => order);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your payment didn’t go through' })).toBeVisible();
    order = fakeOrder(['PENDING_PAYMENT', 'PAYMENT_FAILED', 'PLACED'], { paymentMethod: 'ONLINE', placedAt });
    await publish();
    expect(await screen.findByRole('heading', { level: 1, name: 'Placed' })).toBeVisible();
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
    stopClock();
    renderOrder(() => fakeOrder(['PLACED'], { estimatedDeliveryAt: inMinutes(7.5) }));
    expect(await screen.findByText('Arriving in 8 min')).toBeVisible();
    cleanup();
    renderOrder(() => fakeOrder(['PICKING'], { estimatedDeliveryAt: inMinutes(1) }));
    expect(await screen.findByText('Arriving in 1 min')).toBeVisible();
    act(() => void vi.advanceTimersByTime(3.5 * 60_000));
    expect(screen.getByText('Running 2 min late')).toBeVisible();
  });

  it('says whether a delivered order was in time, and nothing for an order that ended otherwise', async () => {
    let order = fakeOrder(['OUT_FOR_DELIVERY'], { estimatedDeliveryAt: inMinutes(3) });
    const { publish } = renderOrder(() => order);
    expect(await screen.findByText('Arriving in 3 min')).toBeVisible();
    order = fakeOrder(['DELIVERED'], { estimatedDeliveryAt: inMinutes(3), deliveredAt: inMinutes(0) });
    await publish();
    expect(screen.getByRole('heading', { level: 1, name: /^Delivered on/ })).toBeVisible();
    expect(screen.getByText('It came on time.')).toBeVisible();
    cleanup();
    renderOrder(() => fakeOrder(['CANCELLED'], { estimatedDeliveryAt: inMinutes(3) }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
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

  it('shows the instructions for the rider', async () => {
    const deliveryPreferences = { note: 'Blue door', leaveAtGate: false, doNotRingBell: true };
    renderOrder(() => fakeOrder(['PLACED'], { deliveryPreferences }));
    const list = within((await section('Delivery address')).getByRole('list', { name: 'Delivery preferences' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Don’t ring the bell',
      'Blue door',
    ]);
  });
});
