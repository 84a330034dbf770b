import { useCallback, useRef } from 'react';
import { ConnectionHandler, graphql, useMutation, useRelayEnvironment } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { refreshCart } from '../cart/refreshCart.ts';
import { isUnauthenticated } from '../relay/isUnauthenticated.ts';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError } from '../ui/toaster.ts';
import type { usePlaceOrderMutation } from './__generated__/usePlaceOrderMutation.graphql.ts';
import { newKey } from './newKey.ts';

/** Which cart the order is for, as the shopper saw it. */
export interface OrderWish {
  addressId: string;
  expectedTotal: number;
}

interface PlaceOrderHandlers {
  onPlaced: (orderId: string) => void;
  /** The server's total is another one; the store holds the new. */
  onTotalChanged: () => void;
  onRefused: (message: string) => void;
  /** The session has ended meanwhile. */
  onSignedOut: () => void;
}

/**
 * Orders what is in the cart, to be paid on delivery. A wish keeps its idempotency key until the server has answered it, so
 * that trying again after a lost answer finds the order that was made instead of making another.
 */
export function usePlaceOrder({ cartId, addressListId }: { cartId: string; addressListId: string }) {
  const environment = useRelayEnvironment();
  const attempt = useRef<(OrderWish & { key: string }) | null>(null);
  const isUnderWay = useRef(false);
  const [commit, isBusy] = useMutation<usePlaceOrderMutation>(graphql`
    mutation usePlaceOrderMutation($input: OrderPlaceInput!) {
      orderPlace(input: $input) {
        __typename
        ... on OrderPlacePayload {
          order {
            id
          }
          cart {
            ...cartTotals_cart
          }
        }
        ... on InvalidInputError {
          message
        }
        ... on AddressGoneError {
          message
        }
        ... on EmptyCartError {
          message
        }
        ... on KeyReusedError {
          message
        }
        ... on CartChangedError {
          message
          cart {
            ...cartTotals_cart
            ...CheckoutTrouble_cart
          }
        }
        ... on TotalChangedError {
          cart {
            ...cartTotals_cart
            ...CheckoutTrouble_cart
          }
        }
      }
    }
  `);

  const placeOrder = useCallback(
    (wish: OrderWish, handlers: PlaceOrderHandlers) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      attempt.current = sameWish(attempt.current, wish) ?? { ...wish, key: newKey() };
      commit({
        variables: { input: { ...wish, idempotencyKey: attempt.current.key } },
        updater: (store, response) => {
          const answer = response?.orderPlace.__typename;
          if (answer === 'OrderPlacePayload') emptyCart(store, cartId);
          if (answer === 'AddressGoneError') dropAddress(store, addressListId, wish.addressId);
        },
        onCompleted: ({ orderPlace: answer }) => {
          isUnderWay.current = false;
          attempt.current = null;
          if (answer.__typename === 'EmptyCartError') void refreshCart(environment).catch(tellTrouble);
          tell(answer, handlers);
        },
        onError: (error) => {
          isUnderWay.current = false;
          if (isUnauthenticated(error)) handlers.onSignedOut();
          else tellTrouble(error);
        },
      });
    },
    [commit, environment, cartId, addressListId],
  );
  return [placeOrder, isBusy] as const;
}

function sameWish<TWish extends OrderWish>(earlier: TWish | null, wish: OrderWish): TWish | null {
  const isSame = earlier?.addressId === wish.addressId && earlier.expectedTotal === wish.expectedTotal;
  return isSame ? earlier : null;
}

function tell(answer: usePlaceOrderMutation['response']['orderPlace'], handlers: PlaceOrderHandlers): void {
  switch (answer.__typename) {
    case 'OrderPlacePayload':
      handlers.onPlaced(answer.order.id);
      return;
    case 'TotalChangedError':
      handlers.onTotalChanged();
      return;
    case '%other':
      throw new Error('orderPlace answered with a type this client does not know');
    default:
      handlers.onRefused(answer.message);
  }
}

function tellTrouble(error: unknown): void {
  showError(troubleMessage(error));
}

function dropAddress(store: RecordSourceSelectorProxy, listId: string, addressId: string): void {
  const list = store.get(listId);
  if (list != null) ConnectionHandler.deleteNode(list, addressId);
}

/** Nothing is in the cart any more, and what other screens loaded of stock and orders is old. */
function emptyCart(store: RecordSourceSelectorProxy, cartId: string): void {
  const connection = store.get(ConnectionHandler.getConnectionID(cartId, 'CartPanel_lines'));
  for (const edge of connection?.getLinkedRecords('edges') ?? []) {
    const line = edge?.getLinkedRecord('node');
    if (line != null) store.delete(line.getDataID());
  }
  connection?.setLinkedRecords([], 'edges');
  store.invalidateStore();
}
