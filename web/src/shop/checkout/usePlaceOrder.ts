import { useCallback, useRef } from 'react';
// eslint-disable-next-line no-restricted-imports -- every answer, also a refusal, ends the attempt and its idempotency key
import { graphql, useMutation, useRelayEnvironment } from 'react-relay';
import { refreshCart } from '../cart/refreshCart.ts';
import { createIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import { removeFromConnection } from '../../relay/removeFromConnection.ts';
import { isUnauthenticated, toErrorMessage } from '../../relay/RequestError.ts';
import { refreshShop } from '../openingHours/refreshShop.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import type { PaymentMethod, usePlaceOrderMutation } from './__generated__/usePlaceOrderMutation.graphql.ts';
import { type AtTheDoor, doorInput } from './atTheDoor/atTheDoor.ts';
import { emptyCart } from './checkoutStore.ts';
import { compareLines, type SeenLine } from './seenLines.ts';
import { dispatchResult, type PlaceOrderHandlers } from './dispatchResult.ts';

export type { PaymentMethod };

/** A buyer registered for the goods and services tax. */
export interface Buyer {
  name: string;
  gstin: string;
}

/** The cart that the shopper saw, where it is to be delivered and how the shopper pays. */
export interface CheckoutRequest {
  addressId: string;
  expectedTotal: number;
  seenLines: readonly SeenLine[];
  paymentMethod: PaymentMethod;
  /** What store credit pays, in paise. */
  storeCredit: number;
  atTheDoor: AtTheDoor;
  /** Whom the invoice names; null for a consumer. */
  buyer: Buyer | null;
}

/**
 * Places an order of the cart; with online payment the cart stays in the store until the order is paid. A request keeps its
 * idempotency key until the server has answered, so that a retry after a lost response finds the placed order instead of placing
 * another. Another address, cart, payment method, use of store credit, tip, note or buyer is another request.
 */
export function usePlaceOrder({ cartId, addressListId }: { cartId: string; addressListId: string }) {
  const environment = useRelayEnvironment();
  const attempt = useRef<(CheckoutRequest & { key: string }) | null>(null);
  const isUnderWay = useRef(false);
  const [commit, isBusy] = useMutation<usePlaceOrderMutation>(graphql`
    mutation usePlaceOrderMutation($input: OrderPlaceInput!) {
      orderPlace(input: $input) {
        __typename
        ... on OrderPlacePayload {
          order {
            id
            status
            isOnHold
            paymentMethod
            payment {
              url
            }
          }
          cart {
            ...cartTotals_cart
          }
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on AddressNotFoundError {
          message
        }
        ... on EmptyCartError {
          message
        }
        ... on IdempotencyKeyReusedError {
          message
        }
        ... on PaymentUnavailableError {
          message
          remedies
        }
        ... on ShopClosedError {
          message
        }
        ... on MinimumOrderError {
          message
        }
        ... on StoreCreditChangedError {
          message
          viewer {
            storeCredit {
              balance
            }
          }
        }
        ... on CartChangedError {
          message
          cart {
            ...cartTotals_cart
            ...CheckoutIssues_cart
            ...CartChangedDialog_cart
            ...seenLines_readSeenLines
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the products of other pages show the same lines
            ...cartLines_cart
          }
        }
        ... on TotalChangedError {
          cart {
            ...cartTotals_cart
            ...CheckoutIssues_cart
            ...CartChangedDialog_cart
          }
        }
      }
    }
  `);

  const placeOrder = useCallback(
    (request: CheckoutRequest, handlers: PlaceOrderHandlers) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      attempt.current = sameRequest(attempt.current, request) ?? { ...request, key: createIdempotencyKey() };
      commit({
        variables: { input: toInput(request, attempt.current.key) },
        updater: (store, response) => {
          const answer = response?.orderPlace.__typename;
          if (answer === 'OrderPlacePayload' && request.paymentMethod !== 'ONLINE') emptyCart(store, cartId);
          if (answer === 'AddressNotFoundError') removeFromConnection(store, addressListId, request.addressId);
        },
        onCompleted: ({ orderPlace: answer }) => {
          isUnderWay.current = false;
          attempt.current = null;
          if (isOutdatedCart(answer)) void refreshCart(environment).catch(showRequestError);
          if (answer.__typename === 'ShopClosedError') refreshShop();
          dispatchResult(answer, handlers);
        },
        onError: (error) => {
          isUnderWay.current = false;
          if (isUnauthenticated(error)) handlers.onSignedOut();
          else showRequestError(error);
        },
      });
    },
    [commit, environment, cartId, addressListId],
  );
  return [placeOrder, isBusy] as const;
}

function isOutdatedCart({ __typename }: { readonly __typename: string }): boolean {
  return __typename === 'EmptyCartError' || __typename === 'MinimumOrderError';
}

function toInput({ seenLines, atTheDoor, storeCredit, buyer, ...request }: CheckoutRequest, idempotencyKey: string) {
  return {
    ...request,
    ...(storeCredit > 0 && { storeCredit }),
    ...doorInput(atTheDoor),
    ...(buyer !== null && { buyer }),
    seenLines: seenLines.map(({ productId, quantity }) => ({ productId, quantity })),
    idempotencyKey,
  };
}

function sameRequest<TAttempt extends CheckoutRequest>(
  earlier: TAttempt | null,
  request: CheckoutRequest,
): TAttempt | null {
  const isSame =
    earlier?.addressId === request.addressId &&
    earlier.expectedTotal === request.expectedTotal &&
    earlier.paymentMethod === request.paymentMethod &&
    earlier.storeCredit === request.storeCredit &&
    JSON.stringify(earlier.atTheDoor) === JSON.stringify(request.atTheDoor) &&
    JSON.stringify(earlier.buyer) === JSON.stringify(request.buyer) &&
    compareLines(earlier.seenLines, request.seenLines).length === 0;
  return isSame ? earlier : null;
}

function showRequestError(error: unknown): void {
  showError(toErrorMessage(error));
}
