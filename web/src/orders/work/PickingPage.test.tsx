import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../ui/findDialog.ts';
import { inMinutes, pickingLine, pickingOrder, renderWork } from './testWork.tsx';

const at = '/dashboard/picking';
const cards = async () => within(await screen.findByRole('list', { name: 'Orders to pack' })).getAllByRole('listitem');

describe('PickingPage', () => {
  it('shows how much each order is, how long there is, and who packs it', async () => {
    const two = [pickingLine('pline_1'), pickingLine('pline_2')];
    renderWork({
      at,
      picking: () => [
        pickingOrder(1, 'PICKING', { promisedAt: inMinutes(-3), pickerName: 'Ravi', toPick: 1 }),
        pickingOrder(2, 'PICKING', { isMine: true, pickerName: 'Asha' }),
        pickingOrder(3, 'PLACED', { lines: two, quantity: 4 }),
        pickingOrder(4, 'CONFIRMED', { promisedAt: null }),
        pickingOrder(5, 'PICKING'),
      ],
    });
    const [ravis, mine, fresh, unpromised, left] = await cards();
    expect(ravis).toHaveTextContent('Order #1Late by 3 min1 product · 2 piecesRavi is packing it · 1 piece to go');
    expect(within(ravis as HTMLElement).getByRole('button')).toHaveAccessibleName('Take over: order #1');
    expect(mine).toHaveTextContent('You are packing it · 2 pieces to go');
    expect(within(mine as HTMLElement).getByRole('link')).toHaveAttribute('href', '/dashboard/picking/pick_2');
    expect(fresh).toHaveTextContent('Order #35 min left2 products · 4 piecesStart packing');
    expect(unpromised).toHaveTextContent('Order #41 product · 2 piecesStart packing');
    expect(left).toHaveTextContent('Begun by somebody who is gone · 2 pieces to goStart packing');
  });

  it('says that there is nothing to do, until an order comes by itself', async () => {
    let orders = [pickingOrder(7, 'PACKED')];
    const { tell } = renderWork({ at, picking: () => orders });
    expect(await screen.findByText('Nothing to pack')).toBeVisible();
    expect(document.title).toBe('Packing · Kirana');
    orders = [pickingOrder(8, 'PLACED')];
    await tell();
    expect(await screen.findByRole('button', { name: 'Start packing: order #8' })).toBeVisible();
    expect(screen.queryByText('Nothing to pack')).not.toBeInTheDocument();
  });

  it('begins to pack an order and leads to it', async () => {
    let order = pickingOrder(1, 'PLACED');
    const inputs: object[] = [];
    const { user, router } = renderWork({
      at,
      picking: () => [order],
      mutations: {
        pickingStart: (input) => {
          inputs.push(input);
          order = pickingOrder(1, 'PICKING', { isMine: true, pickerName: 'Asha' });
          return { __typename: 'PickingStartPayload', order };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Start packing: order #1' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/picking/pick_1'));
    expect(inputs).toEqual([{ orderId: 'pick_1', takeOver: false }]);
    expect(await screen.findByRole('checkbox', { name: 'Toor dal, 500 g: 2 pieces' })).toBeEnabled();
  });

  it('takes over an order of somebody else after a question that names them', async () => {
    let order = pickingOrder(1, 'PICKING', { pickerName: 'Ravi' });
    const inputs: object[] = [];
    const { user, router } = renderWork({
      at,
      picking: () => [order],
      mutations: {
        pickingStart: (input) => {
          inputs.push(input);
          order = pickingOrder(1, 'PICKING', { isMine: true, pickerName: 'Asha' });
          return { __typename: 'PickingStartPayload', order };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Take over: order #1' }));
    const question = await findDialog('Take over this order?');
    expect(question.getByText('Ravi is packing it. What is marked stays marked.')).toBeVisible();
    expect(inputs).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/picking/pick_1'));
    expect(inputs).toEqual([{ orderId: 'pick_1', takeOver: true }]);
  });

  it('says that somebody else was faster, and shows who', async () => {
    let order = pickingOrder(1, 'PLACED');
    const { user, router } = renderWork({
      at,
      picking: () => [order],
      mutations: {
        pickingStart: () => {
          order = pickingOrder(1, 'PICKING', { pickerName: 'Ravi' });
          return { __typename: 'AlreadyTakenError', message: 'Ravi is on it already', takenBy: 'Ravi' };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Start packing: order #1' }));
    expect(await screen.findByText('Ravi is on it already')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Take over: order #1' })).toBeVisible();
    expect(router.state.location.pathname).toBe(at);
  });
});
