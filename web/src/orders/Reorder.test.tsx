import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestCart } from '../cart/testCart.ts';
import { preload } from '../relay/preload.ts';
import { renderWithRelay } from '../relay/renderWithRelay.tsx';
import { RequestError } from '../relay/RequestError.ts';
import { findDialog } from '../ui/findDialog.ts';
import { toastStore } from '../ui/toaster.ts';
import type { OrderStatus } from './__generated__/OrderStatusBadge_order.graphql.ts';
import ordersPage, { type OrdersPageQuery } from './__generated__/OrdersPageQuery.graphql.ts';
import { OrdersPage } from './OrdersPage.tsx';
import { testOrder } from './testOrder.ts';

type Answer = Parameters<typeof renderWithRelay>[0]['answer'];

const connection = (nodes: readonly object[]) => ({
  edges: nodes.map((node, at) => ({ cursor: String(at), node })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  totalCount: nodes.length,
});

/** My Orders with one order, whose products come into `cart` when it is ordered again. */
function renderOrders(
  cart: TestCart,
  { status = 'DELIVERED', reordered, answer }: { status?: OrderStatus; reordered?: () => object; answer?: Answer } = {},
) {
  const { Query, ...resolvers } = cart.resolvers();
  return renderWithRelay({
    resolvers: () => ({
      ...resolvers,
      Query: {
        ...Query,
        viewer: () => ({
          __typename: 'User',
          id: 'user_1',
          cart: cart.cart,
          orders: connection([testOrder([status])]),
        }),
      },
      Mutation: { ...resolvers.Mutation, orderReorder: () => reordered?.() },
    }),
    answer,
    routes: [{ path: '/', loader: preload<OrdersPageQuery>(ordersPage, () => ({})), Component: OrdersPage }],
    at: '/',
  });
}

/** The payload after `quantity` of prod_1 have come into the cart. */
function inCart(cart: TestCart, quantity: number, leftOut: readonly object[] = []) {
  const had = cart.quantities.get('prod_1') ?? 0;
  if (quantity > 0) cart.quantities.set('prod_1', quantity);
  const { lines, ...rest } = cart.cart();
  return {
    __typename: 'OrderReorderPayload',
    cart: { ...rest, lines },
    changedLineEdges: quantity > had ? lines.edges : [],
    addedCount: quantity - had,
    leftOut,
  };
}

const orderAgain = () => screen.findByRole('button', { name: 'Order again what was in order #100231' });
const drawer = () => findDialog('My Cart');

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
});

describe('Ordering again', () => {
  it('puts the products into the cart and opens it', async () => {
    const cart = new TestCart().stock('prod_1', { name: 'Toor dal', price: 4900 });
    const { user } = renderOrders(cart, { reordered: () => inCart(cart, 2) });
    await user.click(await orderAgain());
    expect(await (await drawer()).findByText('Toor dal')).toBeVisible();
    expect(screen.getByText('2 items added to your cart')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await orderAgain()).toHaveFocus());
  });

  it('names what is left out and why, before the cart opens', async () => {
    const cart = new TestCart().stock('prod_1', { name: 'Toor dal' });
    const leftOut = [
      { name: 'Toor dal', reason: 'FEWER_LEFT', quantity: 2 },
      { name: 'Mango', reason: 'OUT_OF_STOCK', quantity: 1 },
      { name: 'Old soap', reason: 'NOT_SOLD', quantity: 1 },
      { name: 'Ghee', reason: 'CART_FULL', quantity: 3 },
    ];
    const { user } = renderOrders(cart, { reordered: () => inCart(cart, 1, leftOut) });
    await user.click(await orderAgain());
    const dialog = await findDialog('Not everything could be added');
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Toor dalThere are 2 less than you ordered.',
      'MangoIt is out of stock.',
      'Old soapIt is no longer sold.',
      'GheeYour cart is full.',
    ]);
    expect(dialog.getByText('1 item added to your cart')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'See cart' }));
    expect(await (await drawer()).findByText('Toor dal')).toBeVisible();
  });

  it('says that the cart has it all already', async () => {
    const cart = new TestCart().stock('prod_1', { name: 'Toor dal' }, 2);
    const { user } = renderOrders(cart, { reordered: () => inCart(cart, 2) });
    await user.click(await orderAgain());
    expect(await screen.findByText('Your cart has all of it already')).toBeInTheDocument();
    expect(await (await drawer()).findByText('Toor dal')).toBeVisible();
  });

  it('is asked for once while it is under way', async () => {
    const gate = Promise.withResolvers<object>();
    const cart = new TestCart().stock('prod_1', {});
    const reordered = vi.fn(() => gate.promise);
    const { user } = renderOrders(cart, { reordered });
    await user.dblClick(await orderAgain());
    gate.resolve(inCart(cart, 1));
    await drawer();
    expect(reordered).toHaveBeenCalledOnce();
  });

  it('says that the order can’t be found, or that the shop does not answer', async () => {
    const message = 'This order can no longer be found';
    const { user, unmount } = renderOrders(new TestCart(), {
      reordered: () => ({ __typename: 'OrderGoneError', message }),
    });
    await user.click(await orderAgain());
    expect(await screen.findByText(message)).toBeVisible();
    unmount();
    const { user: other } = renderOrders(new TestCart(), {
      answer: (request) =>
        request.name === 'useReorderMutation' ? Promise.reject(new RequestError('timeout')) : undefined,
    });
    await other.click(await orderAgain());
    expect(await screen.findByText(/takes longer than it should/)).toBeVisible();
  });

  it('is not offered for an order that still waits for its payment', async () => {
    renderOrders(new TestCart(), { status: 'PENDING_PAYMENT' });
    expect(await screen.findByText('Order #100231')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Order again/ })).not.toBeInTheDocument();
  });
});
