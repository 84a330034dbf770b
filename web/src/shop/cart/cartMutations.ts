import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { commitAction } from '../../relay/actionCallbacks.ts';
import { RefusedError } from '../../relay/RequestError.ts';
import type { cartMutationsAddMutation } from './__generated__/cartMutationsAddMutation.graphql.ts';
import type { cartMutationsRemoveMutation } from './__generated__/cartMutationsRemoveMutation.graphql.ts';
import type { cartMutationsUpdateMutation } from './__generated__/cartMutationsUpdateMutation.graphql.ts';
import { readMyCart } from './cartLines.ts';
import { deleteCartLine, updateAvailability } from './cartStore.ts';
import type { ConfirmedLine } from './quantityQueue.ts';

/** Adds a product to the cart; the server increases the quantity of a product that is in it already. */
export async function addCartLine(
  environment: IEnvironment,
  productId: string,
  quantity: number,
): Promise<ConfirmedLine> {
  const { lineEdge } = await commitAction<cartMutationsAddMutation>(environment, {
    mutation: graphql`
      mutation cartMutationsAddMutation($input: CartLineAddInput!, $connections: [ID!]!) {
        cartLineAdd(input: $input) {
          ... on CartLineAddPayload {
            cart {
              ...cartTotals_cart
            }
            lineEdge @appendEdge(connections: $connections) {
              node {
                id
                quantity
                ...CartLineRow_line
                product {
                  ...AddToCartButton_product
                }
              }
            }
          }
          ... on OutOfStockError {
            available
          }
          ... on QuantityLimitError {
            limit
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    variables: { input: { productId, quantity }, connections: readMyCart(environment).connectionIds },
    updater: (store, response) => {
      if (response != null) updateAvailability(store, productId, response.cartLineAdd);
    },
  });
  return lineEdge.node;
}

/** Sets the quantity of a cart line. */
export async function updateCartLine(
  environment: IEnvironment,
  lineId: string,
  quantity: number,
): Promise<ConfirmedLine> {
  const { line } = await commitAction<cartMutationsUpdateMutation>(environment, {
    mutation: graphql`
      mutation cartMutationsUpdateMutation($input: CartLineUpdateInput!) {
        cartLineUpdate(input: $input) {
          ... on CartLineUpdatePayload {
            cart {
              ...cartTotals_cart
            }
            line {
              id
              quantity
              ...CartLineRow_line
              product {
                ...AddToCartButton_product
              }
            }
          }
          ... on CartLineNotFoundError @alias(as: "missing") {
            __typename
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    variables: { input: { lineId, quantity } },
    updater: (store, response) => {
      if (response?.cartLineUpdate.missing != null) deleteCartLine(store, lineId);
    },
  });
  return line;
}

/** Removes a line from the cart; a line that no longer exists counts as removed. */
export async function removeCartLine(environment: IEnvironment, lineId: string): Promise<ConfirmedLine> {
  const removal = commitAction<cartMutationsRemoveMutation>(environment, {
    mutation: graphql`
      mutation cartMutationsRemoveMutation($input: CartLineRemoveInput!) {
        cartLineRemove(input: $input) {
          ... on CartLineRemovePayload {
            cart {
              ...cartTotals_cart
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    variables: { input: { lineId } },
    updater: (store, response) => {
      if (response != null) deleteCartLine(store, lineId);
    },
  });
  await removal.catch((error: unknown) => {
    if (!(error instanceof RefusedError)) throw error;
  });
  return null;
}
