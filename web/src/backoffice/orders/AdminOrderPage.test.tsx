import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { fakeOrderLine, fakePayment, fakeRefund } from '../../shop/orders/order.fixtures.ts';
import { fakeBoardOrder, renderBoard } from './board/board.fixtures.tsx';

describe('AdminOrderPage', () => {
  it('opens over the board with all details, and closes to the same board', async () => {
    const { user, router } = renderBoard({ orders: () => [fakeBoardOrder(1, 'PLACED')], at: '/dashboard/orders?q=1' });
    await user.click(await screen.findByRole('link', { name: '#1' }));
    const order = await findDialog('Order');
    expect(await order.findByRole('heading', { name: 'Order #1' })).toBeVisible();
    expect(within(order.getByRole('region', { name: 'Products' })).getByText(/2 × ₹40/)).toBeVisible();
    expect(order.getByRole('link', { name: 'Call 9876543210' })).toHaveAttribute('href', 'tel:9876543210');
    expect(order.getByText('Due on delivery')).toBeVisible();
    expect(within(order.getByRole('region', { name: 'Order status' })).getByText(/· Shopper$/)).toBeVisible();
    expect(order.getByRole('button', { name: 'Confirm order #1' })).toBeEnabled();
    expect(order.queryByRole('button', { name: 'Refund items' })).not.toBeInTheDocument();
    await user.click(order.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/orders'));
    expect(router.state.location.search).toBe('?q=1');
  });

  it('says what the rider collects wherever it shows an amount, also where that is less than the bill', async () => {
    const bill = { __typename: 'Bill', quantity: 3, mrpTotal: 45_000, itemsTotal: 45_000, savings: 0 };
    const order = {
      bill: { ...bill, deliveryFee: 0, handlingFee: 0, tip: 0, grandTotal: 45_000 },
      cashToCollect: 41_200,
    };
    renderBoard({ orders: () => [fakeBoardOrder(1, 'PACKED', order)], at: '/dashboard/orders/ord_1?show=all' });
    const shown = await findDialog('Order');
    expect(await shown.findByText('₹38 less for items that were unavailable')).toBeVisible();
    expect(shown.getAllByText('To collect')).toHaveLength(2);
    expect(shown.getAllByText('₹412')).toHaveLength(2);
    expect(screen.getByText(/^3 items · ₹450$/)).toBeInTheDocument();
    expect(screen.getByText(/^Cash · ₹412 to collect$/)).toBeInTheDocument();
  });

  it('offers only what the viewer may do', async () => {
    const payment = fakePayment({ status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z' });
    const paid = { paymentMethod: 'ONLINE', payment } as const;
    const orders = [
      fakeBoardOrder(1, 'PACKED'),
      fakeBoardOrder(2, 'DELIVERED', paid),
      fakeBoardOrder(3, 'PACKED', paid),
    ];
    const first = renderBoard({ orders: () => orders, at: '/dashboard/orders/ord_1', permissions: ['REFUNDS'] });
    const packed = await findDialog('Order');
    expect(await packed.findByRole('heading', { name: 'Order #1' })).toBeVisible();
    expect(packed.queryByRole('button', { name: /^(Hand to rider|Cancel order)/ })).not.toBeInTheDocument();
    first.unmount();
    const second = renderBoard({ orders: () => orders, at: '/dashboard/orders/ord_2', permissions: ['REFUNDS'] });
    expect(await screen.findByRole('button', { name: 'Refund items' })).toBeVisible();
    second.unmount();
    const third = renderBoard({ orders: () => orders, at: '/dashboard/orders/ord_2', permissions: ['ORDERS'] });
    expect(await screen.findByRole('heading', { name: 'Order #2' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refund items' })).not.toBeInTheDocument();
    third.unmount();
    renderBoard({ orders: () => orders, at: '/dashboard/orders/ord_3', permissions: ['ORDERS'] });
    const unpaidAlone = await findDialog('Order');
    expect(await unpaidAlone.findByRole('button', { name: 'Hand to rider order #3' })).toBeVisible();
    expect(unpaidAlone.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('shows the invoice of a delivered order', async () => {
    const invoice = {
      __typename: 'Invoice',
      title: 'Tax Invoice',
      number: 'INV/26-27/000042',
      url: '/invoices/ord_1',
      pdfUrl: '/invoices/ord_1.pdf',
      creditNotes: [],
    };
    renderBoard({ orders: () => [fakeBoardOrder(1, 'DELIVERED', { invoice })], at: '/dashboard/orders/ord_1' });
    const order = await findDialog('Order');
    const section = within(await order.findByRole('region', { name: 'Tax Invoice' }));
    expect(section.getByText('INV/26-27/000042')).toBeVisible();
    expect(section.getAllByRole('button').map((button) => button.textContent)).toEqual(['View', 'Download PDF']);
  });

  it('says that an order does not exist', async () => {
    renderBoard({ orders: () => [], at: '/dashboard/orders/ord_9' });
    expect(await screen.findByText('We couldn’t find this order')).toBeVisible();
  });

  it('shows another person’s changes to the order', async () => {
    let orders = [fakeBoardOrder(1, 'PLACED')];
    const { publish } = renderBoard({ orders: () => orders, at: '/dashboard/orders/ord_1' });
    const order = await findDialog('Order');
    await order.findByRole('button', { name: 'Confirm order #1' });
    orders = [fakeBoardOrder(1, 'PACKED')];
    await publish(0);
    expect(await order.findByRole('button', { name: 'Hand to rider order #1' })).toBeVisible();
  });

  it('cancels an open order, with a reason for the shopper', async () => {
    let orders = [fakeBoardOrder(1, 'PACKED')];
    const inputs: object[] = [];
    const { user } = renderBoard({
      orders: () => orders,
      at: '/dashboard/orders/ord_1',
      mutations: {
        orderUpdateStatus: (input) => {
          inputs.push(input);
          orders = [fakeBoardOrder(1, 'CANCELLED')];
          return { __typename: 'OrderUpdateStatusPayload', order: orders[0] };
        },
      },
    });
    const order = await findDialog('Order');
    await user.click(await order.findByRole('button', { name: 'Cancel order' }));
    const question = await findDialog('Cancel this order?');
    await user.click(question.getByRole('button', { name: 'Cancel order' }));
    const reason = question.getByLabelText('Reason');
    expect(reason).toHaveAccessibleDescription('Enter a reason');
    expect(reason).toHaveFocus();
    expect(inputs).toEqual([]);
    await user.type(reason, ' No rider ');
    await user.click(question.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Order #1 is cancelled')).toBeInTheDocument();
    expect(inputs).toEqual([{ orderId: 'ord_1', to: 'CANCELLED', note: 'No rider' }]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cancel this order?' })).not.toBeInTheDocument());
    expect(order.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('refunds chosen pieces of a delivered order', async () => {
    const payment = fakePayment({ status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z' });
    const lines = [
      fakeOrderLine('ol_1', { refundedQuantity: 1, quantity: 3 }),
      fakeOrderLine('ol_2', { name: 'Milk', missingQuantity: 2 }),
      fakeOrderLine('ol_3', { name: 'Bread' }),
    ];
    let orders = [fakeBoardOrder(1, 'DELIVERED', { paymentMethod: 'ONLINE', payment, lines })];
    const inputs: object[] = [];
    const { user } = renderBoard({
      orders: () => orders,
      at: '/dashboard/orders/ord_1',
      mutations: {
        refundCreate: ({ lines: wanted, ...input }) => {
          inputs.push({ ...input, lines: (wanted as object[]).map((line) => ({ ...line })) });
          const refunds = [fakeRefund({ amount: 8000, reason: 'RETURNED' })];
          orders = [
            fakeBoardOrder(1, 'DELIVERED', {
              paymentMethod: 'ONLINE',
              payment: { ...payment, refunded: 8000, refunds },
              lines,
            }),
          ];
          return { __typename: 'RefundCreatePayload', order: orders[0] };
        },
      },
    });
    const order = await findDialog('Order');
    await user.click(await order.findByRole('button', { name: 'Refund items' }));
    const form = await findDialog('Refund items');
    expect(form.getAllByRole('combobox')).toHaveLength(3);
    await user.click(form.getByRole('button', { name: 'Refund' }));
    expect(form.getByText('Choose at least one item.')).toBeVisible();
    await user.selectOptions(form.getByRole('combobox', { name: 'Toor dal (up to 2)' }), '2');
    expect(form.getByText('The shopper gets ₹80 back.')).toBeVisible();
    const restock = form.getByRole('combobox', { name: 'What happens to Toor dal' });
    expect(restock).toHaveDisplayValue('Discarded');
    await user.selectOptions(form.getByRole('combobox', { name: 'Why Toor dal is refunded' }), 'Wrong item');
    expect(restock).toHaveDisplayValue('Back to stock');
    await user.type(form.getByLabelText('Note (optional)'), 'Torn bag');
    await user.click(form.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('Refund of ₹80 started')).toBeInTheDocument();
    expect(inputs).toEqual([
      {
        orderId: 'ord_1',
        method: 'ORIGINAL_PAYMENT',
        note: 'Torn bag',
        lines: [{ orderLineId: 'ol_1', quantity: 2, reason: 'WRONG_ITEM', restockType: 'RETURN' }],
      },
    ]);
    expect(await order.findByText('₹80 refund in progress')).toBeInTheDocument();
  });

  it('shows why pieces cannot be refunded', async () => {
    const payment = fakePayment({ status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z' });
    const message = 'You can’t refund more than was delivered';
    const { user } = renderBoard({
      orders: () => [fakeBoardOrder(1, 'DELIVERED', { paymentMethod: 'ONLINE', payment })],
      at: '/dashboard/orders/ord_1',
      mutations: { refundCreate: () => ({ __typename: 'NotRefundableError', message }) },
    });
    await user.click(await (await findDialog('Order')).findByRole('button', { name: 'Refund items' }));
    const form = await findDialog('Refund items');
    await user.selectOptions(form.getByRole('combobox', { name: /up to/ }), '1');
    await user.click(form.getByRole('button', { name: 'Refund' }));
    expect(await form.findByText(message)).toBeVisible();
  });

  it('retries a refund that the payment provider has refused', async () => {
    const payment = fakePayment({ status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z' });
    const failed = fakeRefund({ amount: 10_000, storeCredit: 2000, status: 'FAILED', reason: 'RETURNED' });
    const online = (fields: object) =>
      fakeBoardOrder(1, 'DELIVERED', { paymentMethod: 'ONLINE', payment: { ...payment, ...fields } });
    let orders = [online({ refundOutstanding: 8000, refunds: [failed] })];
    const inputs: object[] = [];
    const { user } = renderBoard({
      orders: () => orders,
      at: '/dashboard/orders/ord_1',
      mutations: {
        orderRetryRefunds: (input) => {
          inputs.push(input);
          orders = [online({ refunded: 8000, refunds: [failed, fakeRefund({ amount: 8000, reason: 'RETURNED' })] })];
          return { __typename: 'OrderRetryRefundsPayload', order: orders[0] };
        },
      },
    });
    const order = await findDialog('Order');
    expect(await order.findByText('A refund of ₹80 didn’t go through.')).toBeVisible();
    expect(order.getByText('₹80 refund failed')).toBeVisible();
    expect(order.getByText(/^Refunded items · ₹20 as store credit · /)).toBeVisible();
    await user.click(order.getByRole('button', { name: 'Retry refund' }));
    expect(await order.findByText('₹80 refund failed, then requested again')).toBeVisible();
    expect(await order.findByText('₹80 refund in progress')).toBeInTheDocument();
    expect(inputs).toEqual([{ orderId: 'ord_1' }]);
    expect(order.queryByRole('button', { name: 'Retry refund' })).not.toBeInTheDocument();
  });

  it('shows why a refund cannot be retried', async () => {
    const message = 'There’s no failed refund left to retry';
    const payment = fakePayment({ status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z', refundOutstanding: 8000 });
    const { user } = renderBoard({
      orders: () => [fakeBoardOrder(1, 'DELIVERED', { paymentMethod: 'ONLINE', payment })],
      at: '/dashboard/orders/ord_1',
      mutations: { orderRetryRefunds: () => ({ __typename: 'NotRefundableError', message }) },
    });
    await user.click(await (await findDialog('Order')).findByRole('button', { name: 'Retry refund' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});
