import { screen } from '@testing-library/react';
import type { TestCart } from '../cart/testCart.ts';
import { preload } from '../relay/preload.ts';
import { renderWithRelay } from '../relay/renderWithRelay.tsx';
import { testOrder } from '../orders/testOrder.ts';
import checkoutPage, { type CheckoutPageQuery } from './__generated__/CheckoutPageQuery.graphql.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { loadSuccess } from './endLoaders.ts';
import { SuccessPage } from './SuccessPage.tsx';
import type { PaymentMethod } from './usePlaceOrder.ts';

/** What an order was asked for with. */
export interface Placed {
  addressId: string;
  expectedTotal: number;
  paymentMethod: PaymentMethod;
  idempotencyKey: string;
}

interface Shop {
  cart: TestCart;
  addresses?: string[];
  /** What the server says of payments online; cash alone unless it is given. */
  onlinePayment?: { isTest: boolean } | null;
  /** The viewer's order that waits for its payment, as it is at each look. */
  unpaidOrder?: () => object | null;
  place?: (input: Placed) => unknown;
  abandon?: (input: { orderId: string }) => unknown;
  /** The order that any page asks for. */
  order?: () => object | null;
  answer?: Parameters<typeof renderWithRelay>[0]['answer'];
}

const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };

/** For tests: the checkout of a server's cart, with the pages that it leads to. */
export function renderCheckout(shop: Shop) {
  const { cart, addresses = ['1 First Street', '2 Second Street'], onlinePayment = null, answer } = shop;
  const attempts: Placed[] = [];
  const nodes = addresses.map((line, index) => ({ __typename: 'Address', id: `addr_${index + 1}`, line }));
  const placeOrder = () => {
    cart.quantities.clear();
    return { __typename: 'OrderPlacePayload', order: testOrder(['PLACED']), cart: cart.cart() };
  };
  const rendered = renderWithRelay({
    answer,
    resolvers: () => {
      const { Query, Mutation } = cart.resolvers();
      return {
        Query: { ...Query, onlinePayment: () => onlinePayment, order: () => shop.order?.() ?? null },
        User: {
          unpaidOrder: () => shop.unpaidOrder?.() ?? null,
          addresses: () => ({
            edges: nodes.map((node) => ({ cursor: node.id, node })),
            pageInfo,
            totalCount: nodes.length,
          }),
        },
        Mutation: {
          ...Mutation,
          addressAdd: (_root, { input }: { input: { line: string } }) => {
            const node = { __typename: 'Address', id: 'addr_new', ...input };
            return { __typename: 'AddressAddPayload', addressEdge: { cursor: 'new', node } };
          },
          orderPlace: (_root, { input }: { input: Placed }) => {
            attempts.push({ ...input });
            return shop.place?.(input) ?? placeOrder();
          },
          paymentAbandon: (_root, { input }: { input: { orderId: string } }) => shop.abandon?.(input),
        },
      };
    },
    routes: [
      { path: '/checkout', loader: preload<CheckoutPageQuery>(checkoutPage, () => ({})), Component: CheckoutPage },
      { path: '/success', loader: loadSuccess, Component: SuccessPage },
      { path: '/login', element: <h1>Log in</h1> },
    ],
    at: '/checkout',
  });
  return { ...rendered, attempts };
}

/** For tests: the button that orders for cash. */
export const cashOnDelivery = () => screen.findByRole('button', { name: 'Cash on Delivery' });

/** For tests: the button that leads to the payment page. */
export const onlinePayment = () => screen.findByRole('button', { name: 'Online Payment' });
