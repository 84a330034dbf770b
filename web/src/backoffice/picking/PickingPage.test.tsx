import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { inMinutes, pickingLine, pickingOrder, renderFulfillment } from '../fulfillment/fulfillment.fixtures.tsx';

const at = '/dashboard/picking';
const cards = async () => within(await screen.findByRole('list', { name: 'Orders to pick' })).getAllByRole('listitem');

describe('PickingPage', () => {
  it('shows each order’s size, countdown and picker', async () => {
    const two = [pickingLine('pline_1'), pickingLine('pline_2')];
    renderFulfillment({
      at,
      picking: () => [
        pickingOrder(1, 'PICKING', {
          estimatedDeliveryAt: inMinutes(-3),
          picker: { __typename: 'Picker', name: 'Ravi' },
          remainingQuantity: 1,
        }),
        pickingOrder(2, 'PICKING', { isMine: true, picker: { __typename: 'Picker', name: 'Asha' } }),
        pickingOrder(3, 'PLACED', { lines: two, quantity: 4 }),
        pickingOrder(4, 'CONFIRMED', { estimatedDeliveryAt: null }),
        pickingOrder(5, 'PICKING'),
      ],
    });
    const [ravis, mine, fresh, unpromised, left] = await cards();
    expect(ravis).toHaveTextContent('Order #13 min late1 product · 2 piecesRavi is picking it · 1 piece to go');
    expect(within(ravis as HTMLElement).getByRole('button')).toHaveAccessibleName('Take over: order #1');
    expect(mine).toHaveTextContent('You’re picking it · 2 pieces to go');
    expect(within(mine as HTMLElement).getByRole('link')).toHaveAttribute('href', '/dashboard/picking/pick_2');
    expect(fresh).toHaveTextContent('Order #35 min left2 products · 4 piecesStart picking');
    expect(unpromised).toHaveTextContent('Order #41 product · 2 piecesStart picking');
    expect(left).toHaveTextContent('Started by a former colleague · 2 pieces to goStart picking');
  });

  it('says that there is nothing to pack, until a new order appears without a reload', async () => {
    let orders = [pickingOrder(7, 'PACKED')];
    const { publish } = renderFulfillment({ at, picking: () => orders });
    expect(await screen.findByText('Nothing to pick')).toBeVisible();
    expect(document.title).toBe('Picking · Kirana');
    orders = [pickingOrder(8, 'PLACED')];
    await publish();
    expect(await screen.findByRole('button', { name: 'Start picking: order #8' })).toBeVisible();
    expect(screen.queryByText('Nothing to pick')).not.toBeInTheDocument();
  });

  it('starts picking an order and opens it, and asks an iPhone for badges', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { standalone: { value: true } }));
    const requestPermission = vi.fn(() => Promise.resolve('granted'));
    vi.stubGlobal('Notification', { requestPermission });
    let order = pickingOrder(1, 'PLACED');
    const inputs: object[] = [];
    const { user, router } = renderFulfillment({
      at,
      picking: () => [order],
      mutations: {
        pickingStart: (input) => {
          inputs.push(input);
          order = pickingOrder(1, 'PICKING', { isMine: true, picker: { __typename: 'Picker', name: 'Asha' } });
          return { __typename: 'PickingStartPayload', order };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Start picking: order #1' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/picking/pick_1'));
    expect(inputs).toEqual([{ orderId: 'pick_1', takeOver: false }]);
    expect(requestPermission).toHaveBeenCalledOnce();
    expect(await screen.findByRole('checkbox', { name: 'Toor dal, 500 g: 2 pieces' })).toBeEnabled();
  });

  it('takes over another picker’s order after a confirmation that names them', async () => {
    let order = pickingOrder(1, 'PICKING', { picker: { __typename: 'Picker', name: 'Ravi' } });
    const inputs: object[] = [];
    const { user, router } = renderFulfillment({
      at,
      picking: () => [order],
      mutations: {
        pickingStart: (input) => {
          inputs.push(input);
          order = pickingOrder(1, 'PICKING', { isMine: true, picker: { __typename: 'Picker', name: 'Asha' } });
          return { __typename: 'PickingStartPayload', order };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Take over: order #1' }));
    const question = await findDialog('Take over this order?');
    expect(question.getByText('Ravi is picking it. Items already marked stay marked.')).toBeVisible();
    expect(inputs).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/picking/pick_1'));
    expect(inputs).toEqual([{ orderId: 'pick_1', takeOver: true }]);
  });

  it('says that a colleague was faster, and shows who', async () => {
    let order = pickingOrder(1, 'PLACED');
    const { user, router } = renderFulfillment({
      at,
      picking: () => [order],
      mutations: {
        pickingStart: () => {
          order = pickingOrder(1, 'PICKING', { picker: { __typename: 'Picker', name: 'Ravi' } });
          return { __typename: 'AlreadyAssignedError', message: 'Ravi is on it already', assigneeName: 'Ravi' };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Start picking: order #1' }));
    expect(await screen.findByText('Ravi is on it already')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Take over: order #1' })).toBeVisible();
    expect(router.state.location.pathname).toBe(at);
  });

  it('loads further orders, and keeps them when the list refreshes', async () => {
    let orders = Array.from({ length: 60 }, (_, index) => pickingOrder(index + 1, 'PLACED'));
    const { user, publish, requests } = renderFulfillment({ at, picking: () => orders });
    expect(await cards()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await cards()).toHaveLength(60));
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    orders = [...orders.slice(1), pickingOrder(61, 'PLACED')];
    await publish();
    expect(await screen.findByRole('button', { name: 'Start picking: order #60' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Start picking: order #1' })).not.toBeInTheDocument(),
    );
    expect(requests.at(-1)).toMatchObject({ name: 'PickingPageQuery', variables: { count: 60 } });
  });
});
