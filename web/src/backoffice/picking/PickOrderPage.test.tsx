import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { deliveryOrder, pickingLine, pickingOrder, renderFulfillment } from '../fulfillment/fulfillment.fixtures.tsx';

const at = '/dashboard/picking/pick_1';
const mine = { isMine: true, picker: { __typename: 'Picker', name: 'Asha' } };
const dal = () => screen.findByRole('checkbox', { name: 'Toor dal, 500 g: 3 pieces' });
const packed = () => screen.getByRole('button', { name: 'Packed' });

interface Marks {
  pickedQuantity: number;
  missingQuantity: number;
}

interface Packing extends Pick<Parameters<typeof renderFulfillment>[0], 'permissions'> {
  before?: (input: Record<string, unknown>) => Promise<object | undefined>;
}

/** An order of three pieces of dal and one loaf on a server that stores the picks; `before` may delay or refuse one. */
function renderPacking({ before, ...viewer }: Packing = {}) {
  const marks: Record<string, Marks> = {};
  const inputs: object[] = [];
  let status: 'PICKING' | 'PACKED' | 'CANCELLED' = 'PICKING';
  const order = () =>
    pickingOrder(1, status, {
      ...mine,
      lines: [
        pickingLine('pline_1', { quantity: 3, ...marks['pline_1'] }),
        pickingLine('pline_2', { name: 'Brown bread', unit: '400 g', quantity: 1, ...marks['pline_2'] }),
      ],
    });
  const rendered = renderFulfillment({
    ...viewer,
    at,
    deliveries: () => (status === 'PACKED' ? [deliveryOrder(1, 'OUT_FOR_DELIVERY')] : []),
    picking: () => [order()],
    mutations: {
      pickingRecordPick: async ({ lineId, ...input }) => {
        inputs.push({ lineId, ...input });
        const refusal = await before?.(input);
        if (refusal !== undefined) return refusal;
        marks[String(lineId)] = { pickedQuantity: 0, missingQuantity: 0, ...input };
        return { __typename: 'PickingRecordPickPayload', order: order() };
      },
      pickingFinish: (input) => {
        inputs.push(input);
        const isNothing = Object.values(marks).every(({ pickedQuantity }) => pickedQuantity === 0);
        status = isNothing ? 'CANCELLED' : 'PACKED';
        return { __typename: 'PickingFinishPayload', order: order() };
      },
      deliveryStart: (input) => {
        inputs.push(input);
        return { __typename: 'DeliveryStartPayload', order: deliveryOrder(1, 'OUT_FOR_DELIVERY') };
      },
    },
  });
  return { ...rendered, marks, inputs };
}

describe('PickOrderPage', () => {
  it('picks an order with a tap per product, finishes it and returns to the queue', async () => {
    const { user, router, inputs } = renderPacking();
    expect(await dal()).not.toBeChecked();
    expect(screen.getByRole('heading', { level: 1, name: 'Order #1' })).toBeVisible();
    expect(screen.getByText('0 of 2 products')).toBeVisible();
    expect(screen.getByText('2 products left')).toBeVisible();
    expect(packed()).toBeDisabled();

    await user.click(screen.getByText('3 ×'));
    expect(await dal()).toBeChecked();
    await user.click(screen.getByText('Brown bread'));
    expect(screen.getByText('2 of 2 products')).toBeVisible();
    expect(screen.getByText('All marked')).toBeVisible();
    await user.click(packed());
    expect(await screen.findByText('Order #1 is packed')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/picking'));
    expect(inputs).toEqual([
      { lineId: 'pline_1', pickedQuantity: 3, missingQuantity: 0 },
      { lineId: 'pline_2', pickedQuantity: 1, missingQuantity: 0 },
      { orderId: 'pick_1' },
    ]);
    expect(await screen.findByText('Nothing to pick')).toBeVisible();
  });

  it('unpicks a product at the next tap', async () => {
    const { user, marks } = renderPacking();
    await user.click(await dal());
    await user.click(await dal());
    expect(await dal()).not.toBeChecked();
    await waitFor(() => expect(marks['pline_1']).toEqual({ pickedQuantity: 0, missingQuantity: 0 }));
  });

  it('shows a tap at once, and sends the latest of several after the server has answered', async () => {
    const open: Array<() => void> = [];
    const { user, inputs, marks } = renderPacking({
      before: () => new Promise((resolve) => open.push(() => resolve(undefined))),
    });
    const box = await dal();
    await user.click(box);
    expect(box).toBeChecked();
    await user.click(box);
    await user.click(box);
    await user.click(box);
    expect(box).not.toBeChecked();
    expect(inputs).toHaveLength(1);
    open[0]?.();
    await waitFor(() => expect(inputs).toHaveLength(2));
    open[1]?.();
    await waitFor(() => expect(marks['pline_1']).toEqual({ pickedQuantity: 0, missingQuantity: 0 }));
    expect(inputs).toHaveLength(2);
    expect(box).not.toBeChecked();
  });

  it('waits for pending picks before it finishes picking', async () => {
    const open: Array<() => void> = [];
    const { user, inputs } = renderPacking({
      before: () => new Promise((resolve) => open.push(() => resolve(undefined))),
    });
    await user.click(await dal());
    await user.click(screen.getByText('Brown bread'));
    await user.click(packed());
    expect(inputs).toHaveLength(2);
    open.forEach((answer) => answer());
    await waitFor(() => expect(inputs.at(-1)).toEqual({ orderId: 'pick_1' }));
    expect(await screen.findByText('Order #1 is packed')).toBeVisible();
  });

  it('rolls back a pick that the server refuses, and shows why', async () => {
    const message = 'An order that is packed is not to be marked';
    const { user } = renderPacking({
      before: () => Promise.resolve({ __typename: 'OrderTransitionError', message, status: 'PACKED' }),
    });
    const box = await dal();
    await user.click(box);
    expect(await screen.findByText(message)).toBeVisible();
    expect(box).not.toBeChecked();
  });

  it('counts missing pieces, which a tap then does not pick', async () => {
    const { user, marks } = renderPacking();
    await dal();
    await user.click(screen.getByRole('button', { name: 'Missing: Toor dal' }));
    const stepper = within(screen.getByRole('group', { name: 'Missing pieces: Toor dal' }));
    expect(screen.getByText('1 of 3 missing')).toBeVisible();
    await user.click(stepper.getByRole('button', { name: 'One more missing' }));
    expect(screen.getByText('2 of 3 missing')).toBeVisible();
    expect(await dal()).not.toBeChecked();
    await user.click(await dal());
    await waitFor(() => expect(marks['pline_1']).toEqual({ pickedQuantity: 1, missingQuantity: 2 }));

    const undo = screen.getByRole('button', { name: 'Undo missing: Toor dal' });
    await user.click(undo);
    expect(undo).toHaveAccessibleName('Missing: Toor dal');
    expect(undo).toHaveFocus();
    await waitFor(() => expect(marks['pline_1']).toEqual({ pickedQuantity: 3, missingQuantity: 0 }));
  });

  it('keeps the focus when the last missing piece is found by the stepper', async () => {
    const { user } = renderPacking();
    await dal();
    await user.click(screen.getByRole('button', { name: 'Missing: Toor dal' }));
    await user.click(screen.getByRole('button', { name: 'One fewer missing' }));
    expect(screen.queryByRole('group', { name: 'Missing pieces: Toor dal' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Missing: Toor dal' })).toHaveFocus();
  });

  it('packs and takes an order out by one press of a picker who also delivers', async () => {
    const { user, router, inputs } = renderPacking({ permissions: ['PICKING', 'DELIVERIES'] });
    await dal();
    expect(screen.queryByRole('button', { name: 'Pack and deliver' })).not.toBeInTheDocument();
    await user.click(screen.getByText('3 ×'));
    await user.click(screen.getByText('Brown bread'));
    expect(packed()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Pack and deliver' }));
    expect(await screen.findByText('You’re delivering order #1')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/deliveries'));
    expect(inputs.slice(2)).toEqual([{ orderId: 'pick_1' }, { orderId: 'pick_1' }]);
    expect(await screen.findByRole('button', { name: 'Delivered: order #1' })).toBeVisible();
  });

  it('asks for a confirmation before it cancels an order without found items', async () => {
    const { user, router } = renderPacking();
    await dal();
    await user.click(screen.getByRole('button', { name: 'Missing: Toor dal' }));
    await user.click(screen.getByRole('button', { name: 'One more missing' }));
    await user.click(screen.getByRole('button', { name: 'One more missing' }));
    expect(await dal()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Missing: Brown bread' }));
    expect(screen.queryByRole('button', { name: 'Packed' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Nothing found: cancel order' }));
    const question = await findDialog('Cancel this order?');
    await user.click(question.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Order #1 is cancelled')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/picking'));
  });

  it('becomes read-only when a colleague takes the order over, and can take it back', async () => {
    let order = pickingOrder(1, 'PICKING', mine);
    const { publish } = renderFulfillment({ at, picking: () => [order] });
    expect(await screen.findByRole('checkbox')).toBeEnabled();
    order = pickingOrder(1, 'PICKING', { picker: { __typename: 'Picker', name: 'Ravi' } });
    await publish();
    expect(await screen.findByText('Ravi is picking this order.')).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Packed' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Take over: order #1' })).toBeVisible();
  });

  it('says that the shopper has cancelled the order', async () => {
    let order = pickingOrder(1, 'PICKING', mine);
    const { publish } = renderFulfillment({ at, picking: () => [order] });
    await screen.findByRole('checkbox');
    order = pickingOrder(1, 'CANCELLED', mine);
    await publish();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order #1 was cancelled' })).toBeVisible();
    expect(screen.getByText('Please put anything you picked back into stock.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All orders to pick' })).toHaveAttribute('href', '/dashboard/picking');
  });

  it('shows an order that is not to be picked as not found', async () => {
    renderFulfillment({ at });
    expect(await screen.findByRole('heading', { level: 1, name: 'This order can’t be picked' })).toBeVisible();
  });
});
