import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCart } from '../../cart/cart.fixtures.ts';
import { preload } from '../../../relay/preload.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { RequestError } from '../../../relay/RequestError.ts';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import type { OrderStatus } from '../__generated__/OrderDetails_order.graphql.ts';
import ordersPage, { type OrdersPageQuery } from '../list/__generated__/OrdersPageQuery.graphql.ts';
import { OrdersPage } from '../list/OrdersPage.tsx';
import { fakeOrder } from '../order.fixtures.ts';

type Answer = Parameters<typeof renderWithRelay>[0]['answer'];

const connection = (nodes: readonly object[]) => ({
  edges: nodes.map((node, at) => ({ cursor: String(at), node })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  totalCount: nodes.length,
});

/** My Orders with one order; ordering it again adds its products to `cart`. */
function renderOrders(
  cart: FakeCart,
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
          orders: connection([fakeOrder([status])]),
        }),
      },
      Mutation: { ...resolvers.Mutation, orderReorder: () => reordered?.() },
    }),
    answer,
    routes: [{ path: '/', loader: preload<OrdersPageQuery>(ordersPage, () => ({})), Component: OrdersPage }],
    at: '/',
  });
}

/** The payload after `quantity` of prod_1 were added to the cart. */
function inCart(cart: FakeCart, quantity: number, unavailableLines: readonly object[] = []) {
  const had = cart.quantities.get('prod_1') ?? 0;
  if (quantity > 0) cart.quantities.set('prod_1', quantity);
  const { lines, ...rest } = cart.cart();
  return {
    __typename: 'OrderReorderPayload',
    cart: { ...rest, lines },
    changedLineEdges: quantity > had ? lines.edges : [],
    addedCount: quantity - had,
    unavailableLines,
  };
}

const orderAgain = () => screen.findByRole('button', { name: 'Order again: order #100231' });
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

describe('Ordering again', () => {
  it('adds the products to the cart and opens it', async () => {
    const cart = new FakeCart().stock('prod_1', { name: 'Toor dal', price: 4900 });
    const { user } = renderOrders(cart, { reordered: () => inCart(cart, 2) });
    await user.click(await orderAgain());
    expect(await (await drawer()).findByText('Toor dal')).toBeVisible();
    expect(screen.getByText('2 items added to your cart')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await orderAgain()).toHaveFocus());
  });

  it('lists the unavailable products with the reasons, before the cart opens', async () => {
    const cart = new FakeCart().stock('prod_1', { name: 'Toor dal' });
    const unavailableLines = [
      { name: 'Toor dal', reason: 'INSUFFICIENT_STOCK', quantity: 2 },
      { name: 'Mango', reason: 'OUT_OF_STOCK', quantity: 1 },
      { name: 'Old soap', reason: 'WITHDRAWN', quantity: 1 },
      { name: 'Milk', reason: 'LIMIT_EXCEEDED', quantity: 2 },
      { name: 'Ghee', reason: 'CART_FULL', quantity: 3 },
    ];
    const { user } = renderOrders(cart, { reordered: () => inCart(cart, 1, unavailableLines) });
    await user.click(await orderAgain());
    const dialog = await findDialog('Some items couldn’t be added');
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Toor dal2 fewer than last time',
      'MangoOut of stock',
      'Old soapNo longer sold',
      'Milk2 over the limit per order',
      'GheeYour cart is full',
    ]);
    expect(dialog.getByText('1 item added to your cart')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'View cart' }));
    expect(await (await drawer()).findByText('Toor dal')).toBeVisible();
  });

  it('says that the cart has it all already', async () => {
    const cart = new FakeCart().stock('prod_1', { name: 'Toor dal' }, 2);
    const { user } = renderOrders(cart, { reordered: () => inCart(cart, 2) });
    await user.click(await orderAgain());
    expect(await screen.findByText('Everything is already in your cart')).toBeInTheDocument();
    expect(await (await drawer()).findByText('Toor dal')).toBeVisible();
  });

  it('sends one request for several presses', async () => {
    const gate = Promise.withResolvers<object>();
    const cart = new FakeCart().stock('prod_1', {});
    const reordered = vi.fn(() => gate.promise);
    const { user } = renderOrders(cart, { reordered });
    await user.dblClick(await orderAgain());
    gate.resolve(inCart(cart, 1));
    await drawer();
    expect(reordered).toHaveBeenCalledOnce();
  });

  it('says that the order can’t be found, or that the shop does not answer', async () => {
    const message = 'We can’t find this order';
    const { user, unmount } = renderOrders(new FakeCart(), {
      reordered: () => ({ __typename: 'OrderNotFoundError', message }),
    });
    await user.click(await orderAgain());
    expect(await screen.findByText(message)).toBeVisible();
    unmount();
    const { user: other } = renderOrders(new FakeCart(), {
      answer: (request) =>
        request.name === 'ReorderButtonReorderMutation' ? Promise.reject(new RequestError('timeout')) : undefined,
    });
    await other.click(await orderAgain());
    expect(await screen.findByText(/taking too long/)).toBeVisible();
  });

  it('is not offered for an order that still waits for its payment', async () => {
    renderOrders(new FakeCart(), { status: 'PENDING_PAYMENT' });
    expect(await screen.findByText('Order #100231')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Order again/ })).not.toBeInTheDocument();
  });
});
