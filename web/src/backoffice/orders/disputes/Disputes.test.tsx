import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePayment } from '../../../shop/orders/order.fixtures.ts';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import { fakeBoardOrder, renderBoard } from '../board/board.fixtures.tsx';

const payment = fakePayment({ status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z' });
const dispute = (fields: object = {}) => ({
  ...{ __typename: 'Dispute', type: 'CHARGEBACK', status: 'NEEDS_RESPONSE', reason: 'product_not_received' },
  ...{
    amount: 41_200,
    openedAt: '2026-01-16T04:30:00.000Z',
    evidenceDueAt: '2026-01-23T04:30:00.000Z',
    closedAt: null,
  },
  ...fields,
});
const orderWith = (number: number, ...disputes: object[]) =>
  fakeBoardOrder(number, 'DELIVERED', { paymentMethod: 'ONLINE', payment, disputes });

describe('A disputed order', () => {
  it('says so in the list, which can be only of such orders', async () => {
    const orders = [orderWith(1, dispute()), orderWith(2)];
    const { user, router } = renderBoard({ orders: () => orders, at: '/dashboard/orders?show=all' });
    const row = await screen.findByRole('row', { name: /#1/ });
    expect(within(row).getByText('Disputed')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /#2/ })).queryByText('Disputed')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Disputed 1' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /#2/ })).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?show=disputed');
    expect(screen.getByRole('row', { name: /#1/ })).toBeVisible();
  });

  it('shows what staff need to answer', async () => {
    renderBoard({ orders: () => [orderWith(1, dispute())], at: '/dashboard/orders/ord_1?show=all' });
    const shown = within(await (await findDialog('Order')).findByRole('region', { name: 'Disputed payment' }));
    for (const text of [/can’t refund or cancel this order/, 'Needs a response', 'Not received', '₹412'])
      expect(shown.getByText(text)).toBeVisible();
    expect(shown.getByText('23 Jan 2026, 10:00 am')).toBeVisible();
  });

  it.each([
    [{ status: 'LOST', closedAt: '2026-01-30T04:30:00.000Z' }, /Don’t refund this order again/, 'Dispute lost'],
    [{ status: 'WON', closedAt: '2026-01-30T04:30:00.000Z' }, /The shop keeps the money/, null],
    [{ type: 'INQUIRY' }, /hasn’t taken the money/, 'Disputed'],
    [{ reason: 'a_new_reason' }, 'a new reason', 'Disputed'],
  ])('says what to do: %j', async (fields, advice, badge) => {
    renderBoard({ orders: () => [orderWith(1, dispute(fields))], at: '/dashboard/orders/ord_1?show=all' });
    const dialog = await findDialog('Order');
    const shown = within(await dialog.findByRole('region', { name: 'Disputed payment' }));
    expect(shown.getByText(advice)).toBeVisible();
    for (const each of ['Disputed', 'Dispute lost'])
      expect(dialog.queryAllByText(each)).toHaveLength(each === badge ? 1 : 0);
  });

  it('has no section and no filter without a dispute', async () => {
    renderBoard({ orders: () => [orderWith(1)], at: '/dashboard/orders/ord_1?show=all' });
    expect(await (await findDialog('Order')).findByRole('heading', { name: 'Order #1' })).toBeVisible();
    expect(screen.queryByText('Disputed payment')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Disputed/ })).not.toBeInTheDocument();
  });
});
