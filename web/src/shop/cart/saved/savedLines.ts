import { ConnectionHandler, graphql } from 'react-relay';
import type { IEnvironment, RecordSourceProxy } from 'relay-runtime';
import { commitAction } from '../../../relay/actionCallbacks.ts';
import { viewerIdIn } from '../../../relay/environment.ts';
import { removeFromConnection } from '../../../relay/removeFromConnection.ts';
import { RefusedError, toErrorMessage } from '../../../relay/RequestError.ts';
import { showError } from '../../../ui/toasts/toastStore.ts';
import { readMyCart } from '../cartLines.ts';
import { deleteCartLine, updateAvailability } from '../cartStore.ts';
import { refreshCart } from '../refreshCart.ts';
import type { savedLinesCreateMutation } from './__generated__/savedLinesCreateMutation.graphql.ts';
import type { savedLinesDeleteMutation } from './__generated__/savedLinesDeleteMutation.graphql.ts';
import type { savedLinesMoveMutation } from './__generated__/savedLinesMoveMutation.graphql.ts';
import type { savedLinesSaveMutation } from './__generated__/savedLinesSaveMutation.graphql.ts';

/** Moves a line of the cart to what is saved for later; it leaves the cart at once and comes back if the server refuses. */
export async function saveLineForLater(environment: IEnvironment, lineId: string): Promise<string> {
  const { savedLineEdge } = await commitAction<savedLinesSaveMutation>(environment, {
    mutation: graphql`
      mutation savedLinesSaveMutation($input: CartLineSaveForLaterInput!, $cartLines: [ID!]!, $savedLines: [ID!]!) {
        cartLineSaveForLater(input: $input) {
          ... on CartLineSaveForLaterPayload {
            cart {
              ...cartTotals_cart
            }
            removedEdge: removedLineId @deleteEdge(connections: $cartLines)
            removedLineId @deleteRecord
            savedLineEdge @prependEdge(connections: $savedLines) {
              node {
                id
                ...SavedCartLineRow_line
              }
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    variables: {
      input: { lineId },
      cartLines: readMyCart(environment).connectionIds,
      savedLines: connectionsOf(environment),
    },
    optimisticUpdater: (store) => deleteCartLine(store, lineId),
  });
  return savedLineEdge.node.id;
}

/** Moves a saved line to the cart; resolves with the quantity that the cart could take. */
export async function moveLineToCart(
  environment: IEnvironment,
  { savedLineId, productId }: { savedLineId: string; productId: string },
): Promise<number> {
  const { movedQuantity } = await commitAction<savedLinesMoveMutation>(environment, {
    mutation: graphql`
      mutation savedLinesMoveMutation($input: SavedCartLineMoveToCartInput!, $cartLines: [ID!]!, $savedLines: [ID!]!) {
        savedCartLineMoveToCart(input: $input) {
          ... on SavedCartLineMoveToCartPayload {
            movedQuantity
            cart {
              ...cartTotals_cart
            }
            lineEdge @appendEdge(connections: $cartLines) {
              node {
                id
                quantity
                ...CartLineRow_line
                product {
                  ...AddToCartButton_product
                }
              }
            }
            removedEdge: removedSavedLineId @deleteEdge(connections: $savedLines)
            removedSavedLineId @deleteRecord
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
    variables: {
      input: { savedLineId },
      cartLines: readMyCart(environment).connectionIds,
      savedLines: connectionsOf(environment),
    },
    updater: (store, response) => {
      if (response != null) updateAvailability(store, productId, response.savedCartLineMoveToCart);
    },
  });
  return movedQuantity;
}

/** Saves a product for later again. */
export async function createSavedLine(
  environment: IEnvironment,
  product: { productId: string; quantity: number },
): Promise<void> {
  await commitAction<savedLinesCreateMutation>(environment, {
    mutation: graphql`
      mutation savedLinesCreateMutation($input: SavedCartLineCreateInput!, $savedLines: [ID!]!) {
        savedCartLineCreate(input: $input) {
          ... on SavedCartLineCreatePayload {
            savedLineEdge @prependEdge(connections: $savedLines) {
              node {
                id
                ...SavedCartLineRow_line
              }
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    variables: { input: product, savedLines: connectionsOf(environment) },
  });
}

/** Deletes a saved line, which leaves the list at once; one that no longer exists counts as deleted. */
export async function deleteSavedLine(environment: IEnvironment, savedLineId: string): Promise<void> {
  const connections = connectionsOf(environment);
  const drop = (store: RecordSourceProxy) => {
    for (const connection of connections) removeFromConnection(store, connection, savedLineId);
    store.delete(savedLineId);
  };
  // The document reads no error: a line that the server does not have is deleted as well.
  await commitAction<savedLinesDeleteMutation>(environment, {
    mutation: graphql`
      mutation savedLinesDeleteMutation($input: SavedCartLineDeleteInput!) {
        savedCartLineDelete(input: $input) {
          __typename
        }
      }
    `,
    variables: { input: { savedLineId } },
    optimisticUpdater: drop,
    updater: (store, response) => {
      if (response != null) drop(store);
    },
  });
}

/** Shows why a change of saved lines failed; a refusal means that the cart on the screen is out of date. */
export async function reportFailure(environment: IEnvironment, change: Promise<void>): Promise<void> {
  try {
    await change.catch(async (error: unknown) => {
      if (!(error instanceof RefusedError)) throw error;
      showError(error.message);
      await refreshCart(environment);
    });
  } catch (error) {
    showError(toErrorMessage(error));
  }
}

/** The connection of the viewer's lines saved for later, as the argument of a mutation's directive; empty until it is loaded. */
function connectionsOf(environment: IEnvironment): string[] {
  const viewerId = viewerIdIn(environment);
  if (viewerId === undefined) return [];
  const id = ConnectionHandler.getConnectionID(viewerId, 'SavedCartLines_savedCartLines');
  return environment.getStore().getSource().has(id) ? [id] : [];
}
