import { graphql, useFragment } from 'react-relay';
import type { DeleteProductDialog_product$key } from './__generated__/DeleteProductDialog_product.graphql.ts';
import { cardTexts as texts } from './texts.ts';
import { PermanentDeleteDialog } from '../../../ui/dialogs/PermanentDeleteDialog.tsx';
import { useDeleteProduct } from './useDeleteProduct.ts';

interface DeleteProductDialogProps {
  product: DeleteProductDialog_product$key;
  /** The id of the connection that holds it. */
  connectionId: string;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a product after a confirmation. */
export function DeleteProductDialog(props: DeleteProductDialogProps) {
  const { connectionId, isOpen, onClose, onDeleted } = props;
  const { id, name } = useFragment(
    graphql`
      fragment DeleteProductDialog_product on Product {
        id
        name
      }
    `,
    props.product,
  );
  const { deleteProduct, isDeleting } = useDeleteProduct(connectionId);

  return (
    <PermanentDeleteDialog
      name={name}
      question={texts.deleteQuestion}
      action={texts.delete}
      isOpen={isOpen}
      isBusy={isDeleting}
      blocker={null}
      onClose={onClose}
      onConfirm={() => deleteProduct(id, { onRemoved: onDeleted })}
    />
  );
}
