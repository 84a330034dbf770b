import { useRef } from 'react';
import { graphql } from 'react-relay';
import type { ActionOptions } from '../../relay/actionCallbacks.ts';
import { removeFromConnection } from '../../relay/removeFromConnection.ts';
import { useAction } from '../../relay/useAction.ts';
import { useIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import type { PaymentMethod, usePlaceOrderMutation } from './__generated__/usePlaceOrderMutation.graphql.ts';
import { type AtTheDoor, doorInput } from './atTheDoor/atTheDoor.ts';
import type { SeenLine } from './seenLines.ts';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { cartLinesConnectionIds } from '../cart/cartLines.ts';

/** Removes all lines of the cart, and invalidates what other screens loaded of stock and orders. */
function emptyCart(store: RecordSourceSelectorProxy, cartId: string): void {
  for (const connection of cartLinesConnectionIds(cartId).map((id) => store.get(id))) {
    for (const edge of connection?.getLinkedRecords('edges') ?? []) {
      const line = edge?.getLinkedRecord('node');
      if (line != null) store.delete(line.getDataID());
    }
    connection?.setLinkedRecords([], 'edges');
  }
  store.invalidateStore();
}

export type { PaymentMethod };

/** A buyer registered for the goods and services tax. */
export interface Buyer {
  name: string;
  gstin: string;
}

/** The cart that the shopper saw, where it is to be delivered and how the shopper pays. */
export interface CheckoutRequest {
  addressId: string;
  /** The total that the shopper saw, with the tip, in paise. */
  expectedTotal: number;
  seenLines: readonly SeenLine[];
  paymentMethod: PaymentMethod;
  /** What store credit pays, in paise. */
  storeCredit: number;
  atTheDoor: AtTheDoor;
  /** Whom the invoice names; null for a consumer. */
  buyer: Buyer | null;
}

/** What follows an order or its refusal. */
export type PlaceOrderOptions = Pick<
  ActionOptions<usePlaceOrderMutation>,
  'onDone' | 'errors' | 'onRefused' | 'onFailed'
>;

/**
 * Places an order of the cart; with online payment the cart stays in the store until the order is paid. A request keeps its
 * idempotency key until the server has answered, so that a retry after a lost response finds the placed order instead of placing
 * another. Another address, cart, payment method, use of store credit, tip, note or buyer is another request.
 */
export function usePlaceOrder({ cartId, addressListId }: { cartId: string; addressListId: string }) {
  const { keyFor, forget } = useIdempotencyKey();
  const isUnderWay = useRef(false);
  const [act, isBusy] = useAction<usePlaceOrderMutation>(graphql`
    mutation usePlaceOrderMutation($input: OrderPlaceInput!) {
      orderPlace(input: $input) {
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
        ... on InvalidInputError @alias(as: "InvalidInputError") {
          message
          issues {
            path
            message
          }
        }
        ... on AddressNotFoundError @alias(as: "AddressNotFoundError") {
          __typename
        }
        ... on PincodeNotServiceableError @alias(as: "PincodeNotServiceableError") {
          __typename
        }
        ... on EmptyCartError @alias(as: "EmptyCartError") {
          message
        }
        ... on PaymentUnavailableError @alias(as: "PaymentUnavailableError") {
          message
          remedies
        }
        ... on ShopClosedError @alias(as: "ShopClosedError") {
          message
        }
        ... on MinimumOrderError @alias(as: "MinimumOrderError") {
          message
        }
        ... on StoreCreditChangedError {
          viewer {
            storeCredit {
              balance
            }
          }
        }
        ... on CartChangedError @alias(as: "CartChangedError") {
          message
          cart {
            ...cartTotals_cart
            ...CartContents_cart
            ...CartChangedDialog_cart
            ...seenLines_readSeenLines
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the products of other pages show the same lines
            ...cartLines_cart
          }
        }
        ... on TotalChangedError @alias(as: "TotalChangedError") {
          cart {
            ...cartTotals_cart
            ...CartContents_cart
            ...CartChangedDialog_cart
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);

  const placeOrder = (request: CheckoutRequest, { onFailed, ...options }: PlaceOrderOptions) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const input = toInput(request);
    act(
      { ...input, idempotencyKey: keyFor(input) },
      {
        ...options,
        updater: (store, response) => {
          isUnderWay.current = false;
          forget();
          const answer = response?.orderPlace;
          if (answer?.order !== undefined && request.paymentMethod !== 'ONLINE') emptyCart(store, cartId);
          if (answer?.PincodeNotServiceableError != null) {
            store.get(request.addressId)?.setValue(false, 'isServiceable');
          }
          if (answer?.AddressNotFoundError != null) removeFromConnection(store, addressListId, request.addressId);
        },
        onFailed: (message, error) => {
          isUnderWay.current = false;
          onFailed?.(message, error);
        },
      },
    );
  };
  return [placeOrder, isBusy] as const;
}

function toInput({ seenLines, atTheDoor, storeCredit, buyer, ...request }: CheckoutRequest) {
  return {
    ...request,
    ...(storeCredit > 0 && { storeCredit }),
    ...doorInput(atTheDoor),
    ...(buyer !== null && { buyer }),
    seenLines: seenLines.map(({ productId, quantity }) => ({ productId, quantity })),
  };
}
