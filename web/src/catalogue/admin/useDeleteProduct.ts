import { ConnectionHandler, graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../../relay/RequestError.ts';
import { showError, showSuccess } from '../../ui/toaster.ts';
import type { useDeleteProductMutation } from './__generated__/useDeleteProductMutation.graphql.ts';
import { cardTexts } from './adminProductTexts.ts';

interface DeleteHandlers {
  /** It is out of the list. */
  onGone: () => void;
}

/**
 * Deletes a product for good and takes it out of the given list, as one that is gone already; the shop's own lists are asked for
 * anew when they are next seen.
 */
export function useDeleteProduct(connectionId: string) {
  const [commit, isDeleting] = useMutation<useDeleteProductMutation>(graphql`
    mutation useDeleteProductMutation($input: ProductDeleteInput!, $connections: [ID!]!) {
      productDelete(input: $input) {
        __typename
        ... on ProductDeletePayload {
          deletedProductId @deleteEdge(connections: $connections)
        }
        ... on ProductGoneError {
          message
        }
      }
    }
  `);
  const deleteProduct = (productId: string, { onGone }: DeleteHandlers) => {
    commit({
      variables: { input: { productId }, connections: [connectionId] },
      updater: (store, response) => {
        const connection = store.get(connectionId);
        if (response?.productDelete.__typename === 'ProductGoneError' && connection != null) {
          ConnectionHandler.deleteNode(connection, productId);
        }
        store.invalidateStore();
      },
      onCompleted: ({ productDelete: result }) => {
        switch (result.__typename) {
          case 'ProductDeletePayload':
            showSuccess(cardTexts.deleted);
            return onGone();
          case 'ProductGoneError':
            showError(result.message);
            return onGone();
          case '%other':
            return showError(troubleMessage(result));
        }
      },
      onError: (error) => showError(troubleMessage(error)),
    });
  };
  return { deleteProduct, isDeleting };
}
