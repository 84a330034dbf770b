import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import { fakeBoardOrder, renderBoard, stubWideScreen } from '../board/board.fixtures.tsx';

const held = (number: number, fields: Record<string, unknown> = {}) =>
  fakeBoardOrder(number, 'PLACED', {
    isOnHold: true,
    holdReason: 'HIGH_RISK_OF_FRAUD',
    estimatedDeliveryAt: null,
    ...fields,
  });
const cards = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('Orders on hold', () => {
  it('are marked on the board, which cannot advance them, and counted in the filter that lists them', async () => {
    stubWideScreen();
    const { user, router } = renderBoard({
      orders: () => [held(3, { minutes: 1.5 }), fakeBoardOrder(2, 'PLACED'), held(1, { minutes: 9.5 })],
    });
    const column = within(await screen.findByRole('region', { name: 'New' }));
    expect(column.getAllByText('On hold')).toHaveLength(2);
    expect(column.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Confirm order #2',
    ]);
    await user.click(screen.getByRole('button', { name: 'On hold 2' }));
    await waitFor(() => expect(router.state.location.search).toBe('?show=hold'));
    expect(await screen.findByRole('list', { name: 'Orders on hold' })).toBeVisible();
    expect(cards()).toEqual(['#1', '#3']);
    expect(screen.getByRole('button', { name: 'On hold 2' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('are none at first, and follow the events of the subscription', async () => {
    let orders = [fakeBoardOrder(1, 'PLACED')];
    const { publish } = renderBoard({ orders: () => orders, at: '/dashboard/orders?show=hold' });
    expect(await screen.findByText('No orders on hold')).toBeVisible();
    expect(screen.getByRole('button', { name: 'On hold' })).toBeVisible();
    orders = [held(2), ...orders];
    await publish(2);
    await waitFor(() => expect(cards()).toEqual(['#2']));
    expect(screen.getByRole('button', { name: 'On hold 1' })).toBeVisible();
  });

  it('are marked in the list of all orders', async () => {
    renderBoard({ orders: () => [held(1)], at: '/dashboard/orders?show=all' });
    const table = within(await screen.findByRole('table', { name: 'Orders found' }));
    expect(table.getByText('On hold')).toBeVisible();
  });
});

describe('An order on hold', () => {
  it('says why, shows the facts, and is released', async () => {
    let orders = [held(1)];
    const inputs: object[] = [];
    const { user } = renderBoard({
      orders: () => orders,
      at: '/dashboard/orders/ord_1?show=hold',
      mutations: {
        orderReleaseHold: (input) => {
          inputs.push(input);
          orders = [fakeBoardOrder(1, 'PLACED')];
          return { __typename: 'OrderReleaseHoldPayload', order: orders[0] };
        },
      },
    });
    const order = await findDialog('Order');
    const panel = within(await order.findByRole('region', { name: 'On hold' }));
    expect(panel.getByText(/hasn’t received one yet/)).toBeVisible();
    expect(order.queryByRole('button', { name: 'Confirm order #1' })).not.toBeInTheDocument();
    expect(order.queryByRole('link', { name: 'Picking view' })).not.toBeInTheDocument();
    expect(order.getAllByRole('button', { name: 'Cancel order' })).toHaveLength(1);
    const facts = order.getByRole('region', { name: 'Risk' });
    expect(facts).toHaveTextContent('EmailNot confirmed');
    expect(facts).toHaveTextContent('Earlier orders2 delivered, 1 cancelled');
    expect(facts).toHaveTextContent('PaymentCash');
    expect(facts).toHaveTextContent('Other accounts at this address in 7 days3');
    expect(facts).toHaveTextContent('Other accounts on this network in 7 daysNone');
    await user.click(panel.getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('Order #1 is released')).toBeInTheDocument();
    expect(inputs).toEqual([{ orderId: 'ord_1' }]);
    expect(order.queryByRole('region', { name: 'On hold' })).not.toBeInTheDocument();
    expect(order.getByRole('button', { name: 'Confirm order #1' })).toBeVisible();
    expect(order.getByRole('heading', { name: 'Order #1' }).parentElement?.parentElement).toHaveFocus();
  });

  it('is cancelled after a confirmation with a reason', async () => {
    let orders = [held(1)];
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
    const panel = within(await order.findByRole('region', { name: 'On hold' }));
    await user.click(panel.getByRole('button', { name: 'Cancel order' }));
    const question = await findDialog('Cancel this order?');
    await user.type(question.getByLabelText('Reason'), 'Nobody answered');
    await user.click(question.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Order #1 is cancelled')).toBeInTheDocument();
    expect(inputs).toEqual([{ orderId: 'ord_1', to: 'CANCELLED', note: 'Nobody answered' }]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cancel this order?' })).not.toBeInTheDocument());
    expect(order.queryByRole('region', { name: 'On hold' })).not.toBeInTheDocument();
  });

  it('says that it was already cancelled', async () => {
    let orders = [held(1)];
    const message = 'This order is cancelled';
    const { user } = renderBoard({
      orders: () => orders,
      at: '/dashboard/orders/ord_1',
      mutations: {
        orderReleaseHold: () => {
          orders = [fakeBoardOrder(1, 'CANCELLED')];
          return { __typename: 'OrderTransitionError', message, currentOrder: orders[0] };
        },
      },
    });
    const order = await findDialog('Order');
    await user.click(await order.findByRole('button', { name: 'Release' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(order.queryByRole('button', { name: 'Release' })).not.toBeInTheDocument();
  });
});
