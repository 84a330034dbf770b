import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../ui/findDialog.ts';
import { testLine, testPayment, testRefund } from '../testOrder.ts';
import { boardOrder, renderBoard } from './testBoard.tsx';

describe('AdminOrderPage', () => {
  it('opens over the board with all that the shop needs, and leads back to it', async () => {
    const { user, router } = renderBoard({ orders: () => [boardOrder(1, 'PLACED')], at: '/dashboard/orders?q=1' });
    await user.click(await screen.findByRole('link', { name: '#1' }));
    const order = await findDialog('Order');
    expect(await order.findByRole('heading', { name: 'Order #1' })).toBeVisible();
    expect(within(order.getByRole('region', { name: 'Products' })).getByText(/2 × ₹40/)).toBeVisible();
    expect(order.getByRole('link', { name: 'Call 9876543210' })).toHaveAttribute('href', 'tel:9876543210');
    expect(order.getByText('Due on delivery')).toBeVisible();
    expect(within(order.getByRole('region', { name: 'What happened' })).getByText(/· Shopper$/)).toBeVisible();
    expect(order.getByRole('button', { name: 'Confirm order #1' })).toBeEnabled();
    expect(order.queryByRole('button', { name: 'Refund items' })).not.toBeInTheDocument();
    await user.click(order.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/orders'));
    expect(router.state.location.search).toBe('?q=1');
  });

  it('says that an order is gone', async () => {
    renderBoard({ orders: () => [], at: '/dashboard/orders/ord_9' });
    expect(await screen.findByText('We could not find this order')).toBeVisible();
  });

  it('shows what somebody else does to the order meanwhile', async () => {
    let orders = [boardOrder(1, 'PLACED')];
    const { tell } = renderBoard({ orders: () => orders, at: '/dashboard/orders/ord_1' });
    const order = await findDialog('Order');
    await order.findByRole('button', { name: 'Confirm order #1' });
    orders = [boardOrder(1, 'PACKED')];
    await tell(0);
    expect(await order.findByRole('button', { name: 'Hand to rider order #1' })).toBeVisible();
  });

  it('cancels an open order, with a reason for the shopper', async () => {
    let orders = [boardOrder(1, 'PACKED')];
    const inputs: object[] = [];
    const { user } = renderBoard({
      orders: () => orders,
      at: '/dashboard/orders/ord_1',
      mutations: {
        orderMove: (input) => {
          inputs.push(input);
          orders = [boardOrder(1, 'CANCELLED')];
          return { __typename: 'OrderMovePayload', order: orders[0] };
        },
      },
    });
    const order = await findDialog('Order');
    await user.click(await order.findByRole('button', { name: 'Cancel order' }));
    const question = await findDialog('Cancel this order?');
    await user.click(question.getByRole('button', { name: 'Cancel order' }));
    const reason = question.getByLabelText('Reason');
    expect(reason).toHaveAccessibleDescription('Please give a reason');
    expect(reason).toHaveFocus();
    expect(inputs).toEqual([]);
    await user.type(reason, ' No rider ');
    await user.click(question.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Order #1 is cancelled')).toBeInTheDocument();
    expect(inputs).toEqual([{ orderId: 'ord_1', to: 'CANCELLED', note: 'No rider' }]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cancel this order?' })).not.toBeInTheDocument());
    expect(order.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('pays back chosen pieces of what was delivered', async () => {
    const payment = testPayment({ status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z' });
    const lines = [
      testLine('ol_1', { refundedQuantity: 1, quantity: 3 }),
      testLine('ol_2', { name: 'Milk', shortQuantity: 2 }),
      testLine('ol_3', { name: 'Bread' }),
    ];
    let orders = [boardOrder(1, 'DELIVERED', { paymentMethod: 'ONLINE', payment, lines })];
    const inputs: object[] = [];
    const { user } = renderBoard({
      orders: () => orders,
      at: '/dashboard/orders/ord_1',
      mutations: {
        orderRefundLines: ({ lines: wanted, ...input }) => {
          inputs.push({ ...input, lines: (wanted as object[]).map((line) => ({ ...line })) });
          const refunds = [testRefund({ amount: 8000, reason: 'RETURNED' })];
          orders = [
            boardOrder(1, 'DELIVERED', {
              paymentMethod: 'ONLINE',
              payment: { ...payment, refunded: 8000, refunds },
              lines,
            }),
          ];
          return { __typename: 'OrderRefundLinesPayload', order: orders[0] };
        },
      },
    });
    const order = await findDialog('Order');
    await user.click(await order.findByRole('button', { name: 'Refund items' }));
    const form = await findDialog('Refund items');
    expect(form.getAllByRole('combobox')).toHaveLength(2);
    await user.click(form.getByRole('button', { name: 'Refund' }));
    expect(form.getByText('Choose at least one piece.')).toBeVisible();
    await user.selectOptions(form.getByRole('combobox', { name: 'Toor dal (at most 2)' }), '2');
    expect(form.getByText('₹80 goes back to the shopper.')).toBeVisible();
    await user.type(form.getByLabelText('Note (optional)'), 'Torn bag');
    await user.click(form.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('₹80 is on its way back')).toBeInTheDocument();
    expect(inputs).toEqual([{ orderId: 'ord_1', note: 'Torn bag', lines: [{ orderLineId: 'ol_1', quantity: 2 }] }]);
    expect(await order.findByText('₹80 on its way back')).toBeInTheDocument();
  });

  it('says why pieces can not be paid back', async () => {
    const payment = testPayment({ status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z' });
    const message = 'More than was delivered can not be paid back';
    const { user } = renderBoard({
      orders: () => [boardOrder(1, 'DELIVERED', { paymentMethod: 'ONLINE', payment })],
      at: '/dashboard/orders/ord_1',
      mutations: { orderRefundLines: () => ({ __typename: 'NotRefundableError', message }) },
    });
    await user.click(await (await findDialog('Order')).findByRole('button', { name: 'Refund items' }));
    const form = await findDialog('Refund items');
    await user.selectOptions(form.getByRole('combobox'), '1');
    await user.click(form.getByRole('button', { name: 'Refund' }));
    expect(await form.findByText(message)).toBeVisible();
  });

  it('pays back again what the provider has refused', async () => {
    const payment = testPayment({ status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z' });
    const failed = testRefund({ amount: 8000, status: 'FAILED', reason: 'RETURNED' });
    const online = (fields: object) =>
      boardOrder(1, 'DELIVERED', { paymentMethod: 'ONLINE', payment: { ...payment, ...fields } });
    let orders = [online({ owed: 8000, refunds: [failed] })];
    const inputs: object[] = [];
    const { user } = renderBoard({
      orders: () => orders,
      at: '/dashboard/orders/ord_1',
      mutations: {
        orderRefundRest: (input) => {
          inputs.push(input);
          orders = [online({ refunded: 8000, refunds: [failed, testRefund({ amount: 8000, reason: 'RETURNED' })] })];
          return { __typename: 'OrderRefundRestPayload', order: orders[0] };
        },
      },
    });
    const order = await findDialog('Order');
    expect(await order.findByText('₹80 should have gone back and has not.')).toBeVisible();
    await user.click(order.getByRole('button', { name: 'Pay back again' }));
    expect(await order.findByText('₹80 on its way back')).toBeInTheDocument();
    expect(inputs).toEqual([{ orderId: 'ord_1' }]);
    expect(order.queryByRole('button', { name: 'Pay back again' })).not.toBeInTheDocument();
  });

  it('says why it can not be paid back again', async () => {
    const message = 'Nothing is left to be paid back once more';
    const payment = testPayment({ status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z', owed: 8000 });
    const { user } = renderBoard({
      orders: () => [boardOrder(1, 'DELIVERED', { paymentMethod: 'ONLINE', payment })],
      at: '/dashboard/orders/ord_1',
      mutations: { orderRefundRest: () => ({ __typename: 'NotRefundableError', message }) },
    });
    await user.click(await (await findDialog('Order')).findByRole('button', { name: 'Pay back again' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});
