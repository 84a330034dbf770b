import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBoardOrder, orderNumbersIn, renderBoard, stubWideScreen } from './board.fixtures.tsx';

describe('OrderBoardPage', () => {
  beforeEach(stubWideScreen);

  it('shows the open orders by their state, the oldest first', async () => {
    renderBoard({
      orders: () => [
        fakeBoardOrder(5, 'PENDING_PAYMENT'),
        fakeBoardOrder(4, 'DELIVERED'),
        fakeBoardOrder(3, 'PICKING', { minutes: 2.5 }),
        fakeBoardOrder(2, 'PLACED', { minutes: 3.5 }),
        fakeBoardOrder(1, 'PLACED', { minutes: 12.5 }),
      ],
    });
    expect(await orderNumbersIn('New')).toEqual(['#1', '#2']);
    expect(await orderNumbersIn('Confirmed')).toEqual([]);
    expect(await orderNumbersIn('Picking')).toEqual(['#3']);
    const [late, early] = within(screen.getByRole('region', { name: 'New' })).getAllByRole('article');
    expect(late).toHaveTextContent('12 min (late)');
    expect(late).toHaveTextContent('Asha Rao₹412 to collect3 items · 560001');
    expect(early).toHaveTextContent('3 min');
    expect(early).not.toHaveTextContent('late');
    expect(within(screen.getByRole('region', { name: 'Packed' })).getByText('Nothing here')).toBeVisible();
    expect(screen.getByText('Waiting for payment: 1')).toBeVisible();
  });

  it('advances an order by its button, and keeps the focus in the column', async () => {
    let orders = [fakeBoardOrder(1, 'PLACED')];
    const inputs: object[] = [];
    const { user } = renderBoard({
      orders: () => orders,
      mutations: {
        orderUpdateStatus: (input) => {
          inputs.push(input);
          orders = [fakeBoardOrder(1, 'CONFIRMED')];
          return { __typename: 'OrderUpdateStatusPayload', order: orders[0] };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm order #1' }));
    expect(await screen.findByText('Order #1: Confirmed')).toBeVisible();
    expect(inputs).toEqual([{ orderId: 'ord_1', to: 'CONFIRMED' }]);
    expect(await orderNumbersIn('New')).toEqual([]);
    expect(await orderNumbersIn('Confirmed')).toEqual(['#1']);
    expect(screen.getByRole('button', { name: 'Start picking order #1' })).toBeEnabled();
    expect(screen.getByRole('region', { name: 'New' })).toContainElement(document.activeElement as HTMLElement);
  });

  it('shows the server’s message when a colleague was faster, and reloads', async () => {
    let orders = [fakeBoardOrder(2, 'PLACED'), fakeBoardOrder(1, 'PLACED')];
    const message = 'An order that is picking can’t become confirmed';
    const { user } = renderBoard({
      orders: () => orders,
      mutations: {
        orderUpdateStatus: () => {
          orders = [fakeBoardOrder(2, 'PACKED'), fakeBoardOrder(1, 'PICKING')];
          return { __typename: 'OrderTransitionError', message, currentOrder: orders[1] };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm order #1' }));
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(async () => expect(await orderNumbersIn('Packed')).toEqual(['#2']));
    expect(await orderNumbersIn('Picking')).toEqual(['#1']);
  });

  it('lets a card be dragged to the next column, and to no other', async () => {
    let order = fakeBoardOrder(1, 'PLACED');
    const inputs: object[] = [];
    renderBoard({
      orders: () => [order],
      mutations: {
        orderUpdateStatus: (input) => {
          inputs.push(input);
          order = fakeBoardOrder(1, 'CONFIRMED');
          return { __typename: 'OrderUpdateStatusPayload', order };
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
    await waitFor(async () => expect(await orderNumbersIn('Confirmed')).toEqual(['#1']));
    expect(inputs).toEqual([{ orderId: 'ord_1', to: 'CONFIRMED' }]);
  });

  it('adds a new order without a reload, announces it and counts it in the title', async () => {
    let orders = [fakeBoardOrder(1, 'PLACED')];
    const { publish } = renderBoard({ orders: () => orders });
    await publish(1);
    await waitFor(() => expect(document.title).toBe('(1) Orders · Kirana'));
    expect(screen.queryByText('New order')).not.toBeInTheDocument();

    orders = [fakeBoardOrder(2, 'PLACED', { minutes: 0.5 }), ...orders];
    await publish(2);
    await waitFor(async () => expect(await orderNumbersIn('New')).toEqual(['#1', '#2']));
    expect(screen.getByText('New order').parentElement).toHaveAttribute('aria-live', 'polite');
    expect(document.title).toBe('(2) Orders · Kirana');

    orders = [];
    await publish(0);
    await waitFor(async () => expect(await orderNumbersIn('New')).toEqual([]));
    expect(document.title).toBe('Orders · Kirana');
  });

  it('reloads once for all events that arrive during a reload', async () => {
    const { publish, requests } = renderBoard({ orders: () => [fakeBoardOrder(1, 'PLACED')] });
    const asked = () => requests.filter(({ name }) => name === 'OrderBoardPageQuery').length;
    await orderNumbersIn('New');
    expect(asked()).toBe(1);
    await publish(1, 1, 1, 1);
    await waitFor(() => expect(asked()).toBe(3));
  });

  it.each([true, false])('asks an iPhone for badges with the sound: %s on the home screen', async (standalone) => {
    vi.stubGlobal('navigator', Object.create(navigator, { standalone: { value: standalone } }));
    const requestPermission = vi.fn(() => Promise.resolve('granted'));
    vi.stubGlobal('Notification', { requestPermission });
    const { user } = renderBoard({ orders: () => [] });
    const sound = await screen.findByRole('button', { name: 'Sound on' });
    await user.click(sound);
    await user.click(sound);
    expect(requestPermission).toHaveBeenCalledTimes(standalone ? 1 : 0);
  });

  it('remembers that the sound is on', async () => {
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
