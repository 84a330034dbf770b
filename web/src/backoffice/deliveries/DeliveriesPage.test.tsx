import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { deliveryOrder, renderFulfillment } from '../fulfillment/fulfillment.fixtures.tsx';

const at = '/dashboard/deliveries';
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const numbers = async (name: string) =>
  (await section(name)).queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('DeliveriesPage', () => {
  it('shows each order’s address, phone link and amount to collect', async () => {
    renderFulfillment({
      at,
      deliveries: () => [
        deliveryOrder(1, 'PACKED'),
        deliveryOrder(2, 'PACKED', { cashToCollect: 0 }),
        deliveryOrder(3, 'OUT_FOR_DELIVERY', { isMine: false }),
      ],
    });
    expect(await numbers('Ready to go')).toEqual(['Order #1', 'Order #2']);
    expect(await numbers('On the way')).toEqual(['Order #3']);
    const ready = await section('Ready to go');
    const [cash, paid] = ready.getAllByRole('listitem');
    expect(cash).toHaveTextContent('5 min left3 piecesAsha Rao14, Lake View RoadBengaluru, KarnatakaIndia - 560001');
    expect(cash).toHaveTextContent('Collect ₹412 in cash');
    expect(paid).toHaveTextContent('Paid online');
    expect(ready.getByRole('link', { name: 'Map for order #1' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=14%2C%20Lake%20View%20Road%2C%20Bengaluru%2C%20Karnataka%20560001',
    );
    expect(ready.getByRole('link', { name: 'Call Asha Rao about order #1' })).toHaveAttribute('href', 'tel:9876543210');
    expect((await section('On the way')).getByText('Another rider is delivering it.')).toBeVisible();
  });

  it('names the round-off in the amount collected', async () => {
    renderFulfillment({ at, deliveries: () => [deliveryOrder(1, 'PACKED', { cashToCollect: 8600, roundOff: 50 })] });
    const card = await (await section('Ready to go')).findByRole('listitem');
    expect(card).toHaveTextContent('Collect ₹86 in cashIncludes a round off of +₹0.50.');
  });

  it('shows only the town of an order that no rider has taken', async () => {
    renderFulfillment({ at, deliveries: () => [deliveryOrder(1, 'PACKED', { address: null })] });
    const card = await (await section('Ready to go')).findByRole('listitem');
    expect(card).toHaveTextContent('5 min left3 piecesBengaluru 560001Collect');
    expect(within(card).queryByRole('link')).not.toBeInTheDocument();
  });

  it("shows the shopper's instructions for the rider", async () => {
    const deliveryPreferences = {
      ...{ __typename: 'DeliveryPreferences', note: 'Blue door', leaveAtGate: true, doNotRingBell: true },
    };
    renderFulfillment({ at, deliveries: () => [deliveryOrder(1, 'OUT_FOR_DELIVERY', { deliveryPreferences })] });
    const list = await (await section('On the way')).findByRole('list', { name: 'Delivery preferences' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Leave at the gate', 'Don’t ring the bell', 'Blue door']);
  });

  it('takes an order, and asks for the cash on delivery', async () => {
    let orders = [deliveryOrder(1, 'PACKED')];
    const answer = (typename: string, status: 'OUT_FOR_DELIVERY' | 'DELIVERED') => () => {
      const order = deliveryOrder(1, status, { isMine: true });
      orders = [order];
      return { __typename: typename, order };
    };
    const { user } = renderFulfillment({
      at,
      deliveries: () => orders,
      mutations: {
        deliveryStart: answer('DeliveryStartPayload', 'OUT_FOR_DELIVERY'),
        deliveryFinish: answer('DeliveryFinishPayload', 'DELIVERED'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Take it: order #1' }));
    await waitFor(async () => expect(await numbers('On the way')).toEqual(['Order #1']));
    expect(await numbers('Ready to go')).toEqual([]);
    expect((await section('Ready to go')).getByText('No orders are waiting for a rider.')).toBeVisible();
    expect((await screen.findByRole('region', { name: 'Ready to go' })).contains(document.activeElement)).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Delivered: order #1' }));
    const question = await findDialog('Did you collect ₹412?');
    await user.click(question.getByRole('button', { name: 'Yes, delivered' }));
    expect(await screen.findByText('Order #1 is delivered')).toBeInTheDocument();
    await waitFor(async () => expect(await numbers('On the way')).toEqual([]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1, name: 'Deliveries' }));
  });

  it('says why an order was not delivered, and tries again', async () => {
    let orders = [deliveryOrder(1, 'OUT_FOR_DELIVERY')];
    const inputs: unknown[] = [];
    const move = (typename: string, fields: Parameters<typeof deliveryOrder>) => (input: unknown) => {
      inputs.push(input);
      orders = [deliveryOrder(...fields)];
      return { __typename: typename, order: orders[0] };
    };
    const rider = { __typename: 'Actor', userId: 'user_1', name: 'Ravi' };
    const deliveryFailure = { __typename: 'DeliveryFailure', reason: 'REFUSED', note: 'Too late' };
    const { user } = renderFulfillment({
      at,
      deliveries: () => orders,
      mutations: {
        deliveryFail: move('DeliveryFailPayload', [1, 'DELIVERY_FAILED', { isMine: true, rider, deliveryFailure }]),
        deliveryStart: move('DeliveryStartPayload', [1, 'OUT_FOR_DELIVERY']),
      },
    });
    expect(screen.queryByRole('region', { name: 'Not delivered' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Couldn’t deliver: order #1' }));
    const question = await findDialog('Why wasn’t order #1 delivered?');
    await user.click(question.getByRole('button', { name: 'Not delivered' }));
    expect(question.getByText('Choose a reason')).toBeVisible();
    await user.selectOptions(question.getByRole('combobox', { name: 'Reason' }), 'The order was not accepted');
    await user.type(question.getByRole('textbox', { name: 'Note (optional)' }), 'Too late');
    await user.click(question.getByRole('button', { name: 'Not delivered' }));
    const failed = await section('Not delivered');
    expect(failed.getByText('The order was not accepted')).toBeVisible();
    expect(failed.getByText('Too late')).toBeVisible();
    expect(inputs).toEqual([{ orderId: 'deliv_1', reason: 'REFUSED', note: 'Too late' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(failed.getByRole('button', { name: 'Try again: order #1' }));
    await waitFor(async () => expect(await numbers('On the way')).toEqual(['Order #1']));
  });

  it('shows whose order it is, and offers it to no other rider', async () => {
    const rider = { __typename: 'Actor', userId: 'user_1', name: 'Ravi' };
    renderFulfillment({
      at,
      deliveries: () => [deliveryOrder(1, 'PACKED', { rider, isMine: true }), deliveryOrder(2, 'PACKED', { rider })],
    });
    const [mine, others] = (await section('Ready to go')).getAllByRole('listitem');
    expect(mine).toHaveTextContent('For you');
    expect(others).toHaveTextContent('For Ravi');
    expect(screen.getByRole('button', { name: 'Take it: order #1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take it: order #2' })).not.toBeInTheDocument();
  });

  it('asks for no cash for a paid order', async () => {
    const { user } = renderFulfillment({
      at,
      deliveries: () => [deliveryOrder(1, 'OUT_FOR_DELIVERY', { cashToCollect: 0 })],
      mutations: {
        deliveryFinish: () => ({
          __typename: 'DeliveryFinishPayload',
          order: deliveryOrder(1, 'DELIVERED', { cashToCollect: 0 }),
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delivered: order #1' }));
    expect(await screen.findByText('Order #1 is delivered')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says that another rider was faster, and reloads', async () => {
    let orders = [deliveryOrder(1, 'PACKED'), deliveryOrder(2, 'PACKED')];
    const { user } = renderFulfillment({
      at,
      deliveries: () => orders,
      mutations: {
        deliveryStart: () => {
          orders = orders.slice(1);
          return { __typename: 'AlreadyAssignedError', message: 'Ravi is on it already', assigneeName: 'Ravi' };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Take it: order #1' }));
    expect(await screen.findByText('Ravi is on it already')).toBeVisible();
    await waitFor(async () => expect(await numbers('Ready to go')).toEqual(['Order #2']));
  });
});
