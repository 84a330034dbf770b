import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testLine, testOrder, testPayment, testRefund } from './testOrder.ts';
import { part, renderOrder } from './testOrderPage.tsx';

const steps = async () =>
  (await part('What happened'))
    .getAllByRole('listitem')
    .map((step) => [
      step.textContent?.replace(/15 Jan 2026.*?(am|pm)/, ' at a time'),
      step.getAttribute('aria-current'),
    ]);

afterEach(() => vi.useRealTimers());

describe('OrderPage', () => {
  it('shows what was bought, where it goes and what it costs', async () => {
    const product = { __typename: 'Product', id: 'prod_1', name: 'Toor dal' };
    renderOrder(() =>
      testOrder(['PLACED'], { lines: [testLine('ol_1', { product }), testLine('ol_2', { name: 'Old rice' })] }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Order #100231' })).toBeVisible();
    const products = await part('Products');
    expect(products.getAllByText(/2 × ₹40/)).toHaveLength(2);
    expect(products.getByRole('link', { name: 'Toor dal' })).toHaveAttribute('href', '/product/toor-dal-prod_1');
    expect(products.getByText('Old rice')).toBeVisible();
    expect(products.queryByRole('link', { name: 'Old rice' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Delivery address' })).toHaveTextContent('Asha Rao');
    expect(screen.getByRole('region', { name: 'Bill details' })).toHaveTextContent('Quntity total');
  });

  it('answers what is asked most, and says where somebody is found', async () => {
    const { user } = renderOrder(() => testOrder(['PLACED']));
    const help = await part('Help');
    const answer = help.getByText(/until it is packed/);
    expect(answer).not.toBeVisible();
    await user.click(help.getByText('Can I still cancel?'));
    expect(answer).toBeVisible();
    expect(help.getByRole('link', { name: '+91 80 0000 0000' })).toHaveAttribute('href', 'tel:+918000000000');
    expect(help.getByRole('link', { name: 'help@kirana.example' })).toHaveAttribute(
      'href',
      'mailto:help@kirana.example?subject=Order%20%23100231',
    );
  });

  it('does not find an order that is unknown or of someone else', async () => {
    renderOrder(() => null);
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this order' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all orders' })).toHaveAttribute('href', '/dashboard/myorders');
  });
});

describe("An order's timeline", () => {
  it('shows the steps so far with their time, and those to come without', async () => {
    renderOrder(() => testOrder(['PLACED', 'CONFIRMED', 'PICKING']));
    expect(await steps()).toEqual([
      ['Placed at a time', null],
      ['Confirmed at a time', null],
      ['Being picked at a time', 'step'],
      ['Packed (still to come)', null],
      ['Out for delivery (still to come)', null],
      ['Delivered (still to come)', null],
    ]);
  });

  it('moves by itself, and says so', async () => {
    let order = testOrder(['PLACED', 'CONFIRMED', 'PICKING']);
    const { tell } = renderOrder(() => order);
    const news = (await part('What happened')).getByRole('status');
    expect(news).toHaveTextContent('Your order is being picked.');

    order = testOrder(['PLACED', 'CONFIRMED', 'PICKING', 'PACKED']);
    await tell();
    expect(news).toHaveTextContent('Your order is packed.');
    expect((await steps())[3]).toEqual(['Packed at a time', 'step']);
    expect(screen.getAllByText('Packed')).toHaveLength(2); // the badge says so too
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('says who has cancelled an order and why, and lets nothing come after that', async () => {
    const [placed, cancelled] = testOrder(['PLACED', 'CANCELLED']).events;
    const events = [placed, { ...cancelled, by: 'ADMIN', note: 'The rider fell ill' }];
    renderOrder(() => testOrder(['PLACED', 'CANCELLED'], { events }));
    expect(await steps()).toEqual([
      ['Placed at a time', null],
      ['Cancelled at a time · By the shopThe rider fell ill', 'step'],
    ]);
  });

  it('is not followed once the order is closed, but for money that is on its way back', async () => {
    const closed = renderOrder(() => testOrder(['PLACED', 'DELIVERED']));
    await steps();
    expect(closed.sinks).toHaveLength(0);
    closed.unmount();

    let payment = testPayment({ status: 'PAID', refunds: [testRefund()] });
    const { sinks, tell } = renderOrder(() => testOrder(['PLACED', 'CANCELLED'], { paymentMethod: 'ONLINE', payment }));
    await waitFor(() => expect(sinks).toHaveLength(1));
    payment = testPayment({ refunds: [testRefund({ status: 'FAILED', settledAt: '2026-01-16T10:30:00.000Z' })] });
    await tell();
    expect(await screen.findByText(/could not be paid back/)).toBeVisible();
    expect(sinks[0]?.closed).toBe(true);
  });

  it('is followed while late money can still place the order, and not after that', async () => {
    const placedAt = new Date().toISOString();
    let order = testOrder(['PENDING_PAYMENT', 'PAYMENT_FAILED'], { paymentMethod: 'ONLINE', placedAt });
    const { tell, unmount } = renderOrder(() => order);
    expect(await screen.findByText('Payment failed', { selector: 'span' })).toBeVisible();
    order = testOrder(['PENDING_PAYMENT', 'PAYMENT_FAILED', 'PLACED'], { paymentMethod: 'ONLINE', placedAt });
    await tell();
    expect(await screen.findByText('Placed', { selector: 'span' })).toBeVisible();
    unmount();

    const old = renderOrder(() => testOrder(['PENDING_PAYMENT', 'PAYMENT_FAILED'], { paymentMethod: 'ONLINE' }));
    await steps();
    expect(old.sinks).toHaveLength(0);
  });

  it('is followed again when the server ends the stream too early, and let go of when left', async () => {
    const { sinks, unmount } = renderOrder(() => testOrder(['PLACED']));
    await waitFor(() => expect(sinks).toHaveLength(1));
    vi.useFakeTimers();
    act(() => sinks[0]?.complete());
    act(() => void vi.advanceTimersByTime(10_000));
    vi.useRealTimers();
    expect(sinks).toHaveLength(2);
    unmount();
    expect(sinks[1]?.closed).toBe(true);
  });

  it('is not asked for again when the server knows of no such order', async () => {
    const { sinks } = renderOrder(() => testOrder(['PLACED']));
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

describe("An order's promise", () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

  it('is counted down by itself, and said honestly when it is missed', async () => {
    renderOrder(() => testOrder(['PLACED'], { promisedAt: inMinutes(7.5) }));
    expect(await screen.findByText('Arriving in 8 min')).toBeVisible();
    cleanup();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderOrder(() => testOrder(['PICKING'], { promisedAt: inMinutes(1) }));
    expect(await screen.findByText('Arriving in 1 min')).toBeVisible();
    act(() => void vi.advanceTimersByTime(3.5 * 60_000));
    expect(screen.getByText('Late by 2 min. We are sorry.')).toBeVisible();
  });

  it('ends with how the order came, and says nothing of one that never will', async () => {
    let order = testOrder(['OUT_FOR_DELIVERY'], { promisedAt: inMinutes(3) });
    const { tell } = renderOrder(() => order);
    expect(await screen.findByText('Arriving in 3 min')).toBeVisible();
    order = testOrder(['DELIVERED'], { promisedAt: inMinutes(3), deliveredAt: inMinutes(0) });
    await tell();
    expect(screen.getByText('Delivered in time')).toBeVisible();
    cleanup();
    renderOrder(() => testOrder(['CANCELLED'], { promisedAt: inMinutes(3) }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order #100231' })).toBeVisible();
    expect(screen.queryByText(/Arriving/)).not.toBeInTheDocument();
  });
});

describe("An order's payment", () => {
  it('is due at the door for cash', async () => {
    renderOrder(() => testOrder(['PLACED']));
    expect((await part('Payment')).getByText('Cash on Delivery')).toBeVisible();
    expect((await part('Payment')).getByText('Pay on delivery')).toBeVisible();
    expect((await part('Payment')).getByText('₹412')).toBeVisible();
  });

  it('can be made while the order waits for it, and turns to paid by itself', async () => {
    const waiting = testPayment({ url: 'https://pay.example/1', expiresAt: '2026-01-15T11:00:00.000Z' });
    let order = testOrder(['PENDING_PAYMENT'], { paymentMethod: 'ONLINE', payment: waiting });
    const { tell, requests } = renderOrder(() => order);
    const payment = await part('Payment');
    expect(payment.getByText('Waiting for your payment')).toBeVisible();
    expect(payment.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', 'https://pay.example/1');

    const paid = testPayment({ status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z' });
    order = testOrder(['PENDING_PAYMENT', 'PLACED'], { paymentMethod: 'ONLINE', payment: paid });
    await tell();
    expect(payment.getByText('Paid')).toBeVisible();
    expect(payment.queryByRole('link', { name: 'Pay now' })).not.toBeInTheDocument();
    // The server has emptied the cart, which the header shows.
    expect(requests.map(({ name }) => name)).toContain('refreshCartQuery');
  });

  it('tells of each amount that goes back, how far it is', async () => {
    const refunds = [
      testRefund(),
      testRefund({ status: 'SUCCEEDED', amount: 8000, settledAt: '2026-01-16T10:30:00.000Z' }),
      testRefund({ status: 'FAILED', amount: 500, reason: 'RETURNED', note: 'Account closed' }),
    ];
    const payment = testPayment({ status: 'PARTIALLY_REFUNDED', refunds });
    renderOrder(() => testOrder(['PLACED', 'DELIVERED'], { paymentMethod: 'ONLINE', payment }));
    const list = within((await part('Payment')).getByRole('list', { name: 'Money back' }));
    const [first, second, third] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent('₹120 on its way back to youFor what could not be had');
    expect(second).toHaveTextContent(/₹80 paid back on 16 Jan 2026/);
    expect(third).toHaveTextContent(
      '₹5 could not be paid back: the shop has been toldFor what was returned · Account closed',
    );
    expect((await part('Payment')).getByText('Partly paid back')).toBeVisible();
  });

  it('says on a line what could not be had and what was returned, and what that makes', async () => {
    const lines = [testLine('ol_1', { quantity: 3, shortQuantity: 2, refundedQuantity: 1 })];
    const online = renderOrder(() => testOrder(['PLACED', 'PACKED'], { paymentMethod: 'ONLINE', lines }));
    const products = await part('Products');
    expect(products.getByText('2 of 3 could not be had – ₹80 paid back')).toBeVisible();
    expect(products.getByText('1 of 3 returned – ₹40 paid back')).toBeVisible();
    online.unmount();

    renderOrder(() => testOrder(['PLACED', 'PACKED'], { lines }));
    expect((await part('Products')).getByText('2 of 3 could not be had – ₹80 less to pay')).toBeVisible();
  });

  it('shows a shortage as soon as the shop has found it', async () => {
    let order = testOrder(['PLACED', 'PICKING']);
    const { tell } = renderOrder(() => order);
    await part('Products');
    order = testOrder(['PLACED', 'PICKING', 'PACKED'], { lines: [testLine('ol_1', { shortQuantity: 1 })] });
    await tell();
    expect((await part('Products')).getByText('1 of 2 could not be had – ₹40 less to pay')).toBeVisible();
  });
});
