import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import type { OrderStatus } from '../../../shop/orders/__generated__/OrderDetails_order.graphql.ts';
import { fakeBoardOrder, orderNumbersIn, renderBoard, stubWideScreen } from './board.fixtures.tsx';

const rita = { __typename: 'Actor', userId: 'user_rita', name: 'Rita' };

/** The board with one order, which each mutation moves; `inputs` are those sent. */
function renderOrder(
  status: OrderStatus,
  fields: Record<string, unknown> = {},
  { at = '/dashboard/orders', riders }: { at?: string; riders?: readonly string[] } = {},
) {
  let order = fakeBoardOrder(1, status, fields);
  const inputs: Record<string, unknown>[] = [];
  const answer = (typename: string) => (input: Record<string, unknown>) => {
    inputs.push(input);
    const assignedRider = input['riderId'] == null ? order['assignedRider'] : rita;
    order = fakeBoardOrder(1, (input['to'] ?? order.status) as OrderStatus, { ...fields, assignedRider });
    return { __typename: typename, order };
  };
  const mutations = {
    orderUpdateStatus: answer('OrderUpdateStatusPayload'),
    orderAssignRider: answer('OrderAssignRiderPayload'),
  };
  return { ...renderBoard({ orders: () => [order], mutations, at, ...(riders && { riders }) }), inputs };
}

describe('the rider of an order on the board', () => {
  beforeEach(stubWideScreen);

  it('is asked for by one press when the order is handed over', async () => {
    const { user, inputs } = renderOrder('PACKED');
    await user.click(await screen.findByRole('button', { name: 'Hand to rider order #1' }));
    const dialog = await findDialog('Who delivers order #1?');
    expect(dialog.queryByRole('button', { name: 'Anyone' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Rita' }));
    await waitFor(async () => expect(await orderNumbersIn('Out for delivery')).toEqual(['#1']));
    expect(inputs).toEqual([{ orderId: 'ord_1', to: 'OUT_FOR_DELIVERY', riderId: 'user_rita' }]);
    expect(screen.getByText('Rider: Rita')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['the only one beside the viewer', ['Asha', 'Rita'], 'user_rita'],
    ['the only one in a shop', ['Rita'], 'user_rita'],
    ['the viewer, who delivers alone', ['Asha'], 'user_asha'],
  ])('gets it by one press without a question: %s', async (_who, riders, riderId) => {
    const { user, inputs } = renderOrder('PACKED', {}, { riders });
    await user.click(await screen.findByRole('button', { name: 'Hand to rider order #1' }));
    await waitFor(async () => expect(await orderNumbersIn('Out for delivery')).toEqual(['#1']));
    expect(inputs).toEqual([{ orderId: 'ord_1', to: 'OUT_FOR_DELIVERY', riderId }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not asked for once one is assigned', async () => {
    const { user, inputs } = renderOrder('PACKED', { assignedRider: rita });
    await user.click(await screen.findByRole('button', { name: 'Hand to rider order #1' }));
    await waitFor(async () => expect(await orderNumbersIn('Out for delivery')).toEqual(['#1']));
    expect(inputs).toEqual([{ orderId: 'ord_1', to: 'OUT_FOR_DELIVERY' }]);
  });

  it('can be assigned while the order stays packed', async () => {
    const { user, inputs } = renderOrder('PACKED', { assignedRider: null }, { at: '/dashboard/orders/ord_1' });
    const order = await findDialog('Order');
    await user.click(await order.findByRole('button', { name: 'Assign rider' }));
    const dialog = await findDialog('Rider for order #1');
    expect(dialog.getByRole('button', { name: 'Anyone' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Rita' }));
    expect(await screen.findByText('Rider changed for order #1')).toBeVisible();
    expect(inputs).toEqual([{ orderId: 'ord_1', riderId: 'user_rita' }]);
  });

  it('is asked for the cash before the order is delivered, and not for a paid one', async () => {
    const { user, inputs } = renderOrder('OUT_FOR_DELIVERY');
    await user.click(await screen.findByRole('button', { name: 'Delivered order #1' }));
    const question = await findDialog('Did you collect ₹412?');
    expect(inputs).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Yes, delivered' }));
    await waitFor(() => expect(inputs).toEqual([{ orderId: 'ord_1', to: 'DELIVERED', cashCollected: 41_200 }]));
  });

  it('could not deliver it: the shop says why and tries again with another one', async () => {
    const at = '/dashboard/orders/ord_1';
    const { user, inputs } = renderOrder('OUT_FOR_DELIVERY', { cashToCollect: 0 }, { at });
    const order = await findDialog('Order');
    await user.click(await order.findByRole('button', { name: 'Couldn’t deliver' }));
    const question = await findDialog('Why wasn’t order #1 delivered?');
    await user.click(question.getByRole('button', { name: 'Not delivered' }));
    expect(question.getByText('Choose a reason')).toBeVisible();
    await user.selectOptions(question.getByRole('combobox', { name: 'Reason' }), 'Nobody was there');
    await user.click(question.getByRole('button', { name: 'Not delivered' }));
    const failure = { to: 'DELIVERY_FAILED', deliveryFailureReason: 'CUSTOMER_NOT_AVAILABLE', note: null };
    await waitFor(() => expect(inputs).toEqual([{ orderId: 'ord_1', ...failure }]));
    expect(await order.findByRole('button', { name: 'Try again order #1' })).toBeVisible();
    expect(order.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  });
});
