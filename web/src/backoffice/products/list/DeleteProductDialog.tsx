import { productTexts } from '../productTexts.ts';
import { graphql, useFragment } from 'react-relay';
import type { DeleteProductDialog_product$key } from './__generated__/DeleteProductDialog_product.graphql.ts';
import { PermanentDeleteDialog } from '../../../ui/dialogs/PermanentDeleteDialog.tsx';
import { useAction } from '../../../relay/useAction.ts';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import { removeFromConnection } from '../../../relay/removeFromConnection.ts';
import type { DeleteProductDialogMutation } from './__generated__/DeleteProductDialogMutation.graphql.ts';

interface DeleteProductDialogProps {
  product: DeleteProductDialog_product$key;
  /** The id of the connection that holds it. */
  connectionId: string;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a product after a confirmation. */
export function DeleteProductDialog({ product, connectionId, onDeleted, ...dialog }: DeleteProductDialogProps) {
  const { id, name } = useFragment(
    graphql`
      fragment DeleteProductDialog_product on Product {
        id
        name
      }
    `,
    product,
  );
  const [deleteProduct, isDeleting] = useAction<DeleteProductDialogMutation>(graphql`
    mutation DeleteProductDialogMutation($input: ProductDeleteInput!, $connections: [ID!]!) {
      productDelete(input: $input) {
        ... on ProductDeletePayload {
          deletedProductId @deleteEdge(connections: $connections)
        }
        ... on ProductNotFoundError @alias(as: "ProductNotFoundError") {
          message
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const confirm = () =>
    deleteProduct(
      { productId: id },
      {
        variables: { connections: [connectionId] },
        updater: (store, response) => {
          if (response?.productDelete.ProductNotFoundError != null) removeFromConnection(store, connectionId, id);
          store.invalidateStore(); // so that the shop's lists are refetched
        },
        onDone: () => {
          showSuccess('Product deleted');
          onDeleted();
        },
        errors: {
          ProductNotFoundError: ({ message }) => {
            showError(message);
            onDeleted();
          },
        },
      },
    );

  return (
    <PermanentDeleteDialog
      name={name}
      question={productTexts.deleteQuestion}
      action="Delete"
      {...dialog}
      isBusy={isDeleting}
      onConfirm={confirm}
    />
  );
}
