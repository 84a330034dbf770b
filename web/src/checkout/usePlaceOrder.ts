import { useCallback, useRef } from 'react';
import { graphql, useMutation, useRelayEnvironment } from 'react-relay';
import { refreshCart } from '../cart/refreshCart.ts';
import { isUnauthenticated } from '../relay/isUnauthenticated.ts';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError } from '../ui/toaster.ts';
import type { PaymentMethod, usePlaceOrderMutation } from './__generated__/usePlaceOrderMutation.graphql.ts';
import { dropAddress, emptyCart } from './checkoutStore.ts';
import { newKey } from './newKey.ts';
import { tellAnswer, type PlaceOrderHandlers } from './tellAnswer.ts';

export type { PaymentMethod };

/** Which cart the order is for, as the shopper saw it, and how they want to pay. */
export interface OrderWish {
  addressId: string;
  expectedTotal: number;
  paymentMethod: PaymentMethod;
}

/**
 * Orders what is in the cart, which stays in the store until it is paid for where that is done online. A wish keeps its
 * idempotency key until the server has answered it, so that trying again after a lost answer finds the order that was made
 * instead of making another; another way to pay is another wish.
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
            status
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
        ... on PaymentUnavailableError {
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
          if (answer === 'OrderPlacePayload' && wish.paymentMethod !== 'ONLINE') emptyCart(store, cartId);
          if (answer === 'AddressGoneError') dropAddress(store, addressListId, wish.addressId);
        },
        onCompleted: ({ orderPlace: answer }) => {
          isUnderWay.current = false;
          attempt.current = null;
          if (answer.__typename === 'EmptyCartError') void refreshCart(environment).catch(tellTrouble);
          tellAnswer(answer, handlers);
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
  const isSame =
    earlier?.addressId === wish.addressId &&
    earlier.expectedTotal === wish.expectedTotal &&
    earlier.paymentMethod === wish.paymentMethod;
  return isSame ? earlier : null;
}

function tellTrouble(error: unknown): void {
  showError(troubleMessage(error));
}
