import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
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
  const [commit, isDeleting] = useMutation<useDeleteProductMutation>(graphql`
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
  const deleteProduct = (productId: string, { onRemoved }: DeleteHandlers) => {
    commit({
      variables: { input: { productId }, connections: [connectionId] },
      updater: (store, response) => {
        if (response?.productDelete.__typename === 'ProductNotFoundError') {
          removeFromConnection(store, connectionId, productId);
        }
        store.invalidateStore();
      },
      onCompleted: ({ productDelete: result }) => {
        switch (result.__typename) {
          case 'ProductDeletePayload':
            showSuccess(cardTexts.deleted);
            return onRemoved();
          case 'ProductNotFoundError':
            showError(result.message);
            return onRemoved();
          case '%other':
            return showError(toErrorMessage(result));
        }
      },
      onError: (error) => showError(toErrorMessage(error)),
    });
  };
  return { deleteProduct, isDeleting };
}
