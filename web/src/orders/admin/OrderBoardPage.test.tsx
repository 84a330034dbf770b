import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { boardOrder, numbersIn, renderBoard, widen } from './testBoard.tsx';

describe('OrderBoardPage', () => {
  beforeEach(widen);

  it('shows the open orders by their state, the oldest first', async () => {
    renderBoard({
      orders: () => [
        boardOrder(5, 'PENDING_PAYMENT'),
        boardOrder(4, 'DELIVERED'),
        boardOrder(3, 'PICKING', { minutes: 2.5 }),
        boardOrder(2, 'PLACED', { minutes: 3.5 }),
        boardOrder(1, 'PLACED', { minutes: 12.5 }),
      ],
    });
    expect(await numbersIn('New')).toEqual(['#1', '#2']);
    expect(await numbersIn('Confirmed')).toEqual([]);
    expect(await numbersIn('Picking')).toEqual(['#3']);
    const [late, early] = within(screen.getByRole('region', { name: 'New' })).getAllByRole('article');
    expect(late).toHaveTextContent('12 min (late)');
    expect(late).toHaveTextContent('Asha Rao3 items · ₹147Cash · Due on deliveryBengaluru 560001');
    expect(early).toHaveTextContent('3 min');
    expect(early).not.toHaveTextContent('late');
    expect(within(screen.getByRole('region', { name: 'Packed' })).getByText('Nothing here')).toBeVisible();
    expect(screen.getByText('Waiting for payment: 1')).toBeVisible();
  });

  it('brings an order on by its button, and keeps the focus in the column', async () => {
    let orders = [boardOrder(1, 'PLACED')];
    const inputs: object[] = [];
    const { user } = renderBoard({
      orders: () => orders,
      mutations: {
        orderMove: (input) => {
          inputs.push(input);
          orders = [boardOrder(1, 'CONFIRMED')];
          return { __typename: 'OrderMovePayload', order: orders[0] };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm order #1' }));
    expect(await screen.findByText('Order #1: Confirmed')).toBeVisible();
    expect(inputs).toEqual([{ orderId: 'ord_1', to: 'CONFIRMED' }]);
    expect(await numbersIn('New')).toEqual([]);
    expect(await numbersIn('Confirmed')).toEqual(['#1']);
    expect(screen.getByRole('button', { name: 'Start picking order #1' })).toBeEnabled();
    expect(screen.getByRole('region', { name: 'New' })).toContainElement(document.activeElement as HTMLElement);
  });

  it('says what the shop says when somebody else was faster, and looks again', async () => {
    let orders = [boardOrder(2, 'PLACED'), boardOrder(1, 'PLACED')];
    const message = "An order that is picking can't become confirmed";
    const { user } = renderBoard({
      orders: () => orders,
      mutations: {
        orderMove: () => {
          orders = [boardOrder(2, 'PACKED'), boardOrder(1, 'PICKING')];
          return { __typename: 'OrderTransitionError', message, order: orders[1] };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm order #1' }));
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(async () => expect(await numbersIn('Packed')).toEqual(['#2']));
    expect(await numbersIn('Picking')).toEqual(['#1']);
  });

  it('lets a card be dragged to the next column, and to no other', async () => {
    let order = boardOrder(1, 'PLACED');
    const inputs: object[] = [];
    renderBoard({
      orders: () => [order],
      mutations: {
        orderMove: (input) => {
          inputs.push(input);
          order = boardOrder(1, 'CONFIRMED');
          return { __typename: 'OrderMovePayload', order };
        },
      },
    });
    const drag = async (column: string) => {
      const card = screen.getByRole('article');
      fireEvent.dragStart(card, { dataTransfer: { setData: () => undefined } });
      fireEvent.drop(screen.getByRole('region', { name: column }));
    };
    await screen.findByRole('article');
    await drag('Packed');
    expect(await screen.findByText('Order #1 can only be moved to Confirmed.')).toBeVisible();
    expect(inputs).toEqual([]);
    await drag('Confirmed');
    await waitFor(async () => expect(await numbersIn('Confirmed')).toEqual(['#1']));
    expect(inputs).toEqual([{ orderId: 'ord_1', to: 'CONFIRMED' }]);
  });

  it('follows the orders: a new one comes by itself, is announced, and counted in the title', async () => {
    let orders = [boardOrder(1, 'PLACED')];
    const { tell } = renderBoard({ orders: () => orders });
    await tell(1);
    await waitFor(() => expect(document.title).toBe('(1) Orders · Kirana'));
    expect(screen.queryByText('New order')).not.toBeInTheDocument();

    orders = [boardOrder(2, 'PLACED', { minutes: 0.5 }), ...orders];
    await tell(2);
    await waitFor(async () => expect(await numbersIn('New')).toEqual(['#1', '#2']));
    expect(screen.getByText('New order')).toHaveAttribute('aria-live', 'polite');
    expect(document.title).toBe('(2) Orders · Kirana');

    orders = [];
    await tell(0);
    await waitFor(async () => expect(await numbersIn('New')).toEqual([]));
    expect(document.title).toBe('Orders · Kirana');
  });

  it('asks again once for all that happens while it asks', async () => {
    const { tell, requests } = renderBoard({ orders: () => [boardOrder(1, 'PLACED')] });
    const asked = () => requests.filter(({ name }) => name === 'OrderBoardPageQuery').length;
    await numbersIn('New');
    expect(asked()).toBe(1);
    await tell(1, 1, 1, 1);
    await waitFor(() => expect(asked()).toBe(3));
  });

  it('remembers that new orders are to be heard', async () => {
    const { user, unmount } = renderBoard({ orders: () => [] });
    const sound = await screen.findByRole('button', { name: 'Sound on' });
    expect(sound).toHaveAttribute('aria-pressed', 'false');
    await user.click(sound);
    expect(sound).toHaveAttribute('aria-pressed', 'true');
    unmount();
    renderBoard({ orders: () => [] });
    expect(await screen.findByRole('button', { name: 'Sound on' })).toHaveAttribute('aria-pressed', 'true');
  });
});
