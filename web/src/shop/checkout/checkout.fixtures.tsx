import { screen } from '@testing-library/react';
import type { FakeCart } from '../cart/cart.fixtures.ts';
import { connection } from '../../../mock/mocks.ts';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { fakeOrder } from '../orders/order.fixtures.ts';
import checkoutPage, { type CheckoutPageQuery } from './__generated__/CheckoutPageQuery.graphql.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { loadSuccess } from './result/resultLoaders.ts';
import { SuccessPage } from './result/SuccessPage.tsx';
import type { PaymentMethod } from './usePlaceOrder.ts';

/** The input of orderPlace. */
export interface PlacedInput {
  addressId: string;
  expectedTotal: number;
  seenLines: ReadonlyArray<{ productId: string; quantity: number }>;
  paymentMethod: PaymentMethod;
  idempotencyKey: string;
  deliveryNote?: string;
  storeCredit?: number;
  buyer?: { name: string; gstin: string };
}

interface Shop {
  cart: FakeCart;
  addresses?: string[];
  /** The ids of the addresses that the shop does not deliver to; none by default. */
  unserved?: string[];
  /** The instructions of the addresses, in their order. */
  instructions?: string[];
  /** The server's online payment; cash only by default. */
  onlinePayment?: { isSandbox: boolean } | null;
  /** The viewer's balance of store credit at each query; none by default. */
  storeCredit?: () => number;
  /** The buyer of the viewer's latest order with one; none by default. */
  lastBuyer?: { name: string; gstin: string };
  /** The viewer's unpaid order at each query. */
  unpaidOrder?: () => object | null;
  /** Whether the shop is open; always by default. */
  status?: object;
  place?: (input: PlacedInput) => unknown;
  abandon?: (input: { orderId: string }) => unknown;
  /** The result of sending the verification mail again. */
  sendMail?: () => object;
  /** The order that pages query. */
  order?: () => object | null;
  answer?: Parameters<typeof renderWithRelay>[0]['answer'];
}

/** For tests: the checkout of `cart`, with the pages that it navigates to. */
export function renderCheckout(shop: Shop) {
  const { cart, addresses = ['1 First Street', '2 Second Street'], onlinePayment = null, answer } = shop;
  const attempts: PlacedInput[] = [];
  const nodes = addresses.map((line, index) => ({
    __typename: 'Address',
    id: `addr_${index + 1}`,
    line,
    isServiceable: shop.unserved?.includes(`addr_${index + 1}`) !== true,
    deliveryInstructions: shop.instructions?.[index] ?? null,
  }));
  const placeOrder = () => {
    cart.quantities.clear();
    return { __typename: 'OrderPlacePayload', order: fakeOrder(['PLACED']), cart: cart.cart() };
  };
  const rendered = renderWithRelay({
    answer,
    resolvers: () => {
      const { Query, Mutation } = cart.resolvers();
      return {
        Query: {
          ...Query,
          onlinePayment: () => onlinePayment,
          order: () => shop.order?.() ?? null,
          shop: () => ({
            isOpen: true,
            opensAt: null,
            closesAt: null,
            closureMessage: null,
            isRegistered: true,
            ...shop.status,
          }),
        },
        User: {
          unpaidOrder: () => shop.unpaidOrder?.() ?? null,
          storeCredit: () => ({ balance: shop.storeCredit?.() ?? 0 }),
          lastBuyer: () => shop.lastBuyer ?? null,
          addresses: () => connection(nodes, { first: 50 }),
        },
        Mutation: {
          ...Mutation,
          addressCreate: (_root, { input }: { input: { house: string; street: string } }) => {
            const line = `${input.house}, ${input.street}`;
            const node = { __typename: 'Address', id: 'addr_new', ...input, line };
            return { __typename: 'AddressCreatePayload', addressEdge: { cursor: 'new', node } };
          },
          orderPlace: (_root, { input }: { input: PlacedInput }) => {
            attempts.push({ ...input });
            return shop.place?.(input) ?? placeOrder();
          },
          emailVerificationRequest: () => shop.sendMail?.(),
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

/** For tests: the button that opens the payment page. */
export const onlinePayment = () => screen.findByRole('button', { name: 'Online Payment' });
