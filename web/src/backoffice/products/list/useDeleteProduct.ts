import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import { removeFromConnection } from '../../../relay/removeFromConnection.ts';
import type { useDeleteProductMutation } from './__generated__/useDeleteProductMutation.graphql.ts';
import { cardTexts } from './texts.ts';

interface DeleteHandlers {
  /** Called once the product is removed from the connection: deleted now, or by another admin before. */
  onRemoved: () => void;
}

/**
 * Deletes a product permanently and removes it from the given connection, also if it no longer exists. Invalidates the store,
 * so that the shop's lists are refetched on the next visit.
 */
export function useDeleteProduct(connectionId: string) {
  const [act, isDeleting] = useAction<useDeleteProductMutation>(graphql`
    mutation useDeleteProductMutation($input: ProductDeleteInput!, $connections: [ID!]!) {
      productDelete(input: $input) {
        __typename
        ... on ProductDeletePayload {
          deletedProductId @deleteEdge(connections: $connections)
        }
        ... on ProductNotFoundError {
          message
        }
      }
    }
  `);
  const deleteProduct = (productId: string, { onRemoved }: DeleteHandlers) =>
    act(
      { productId },
      {
        variables: { connections: [connectionId] },
        updater: (store, response) => {
          if (response?.productDelete.__typename === 'ProductNotFoundError') {
            removeFromConnection(store, connectionId, productId);
          }
          store.invalidateStore();
        },
        onDone: () => {
          showSuccess(cardTexts.deleted);
          onRemoved();
        },
        errors: {
          ProductNotFoundError: ({ message }) => {
            showError(message);
            onRemoved();
          },
        },
      },
    );
  return { deleteProduct, isDeleting };
}
