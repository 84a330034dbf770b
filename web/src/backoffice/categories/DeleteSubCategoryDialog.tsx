import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { listingPath } from '../../shop/catalogue/paths.ts';
import type { DeleteSubCategoryDialog_subCategory$key } from './__generated__/DeleteSubCategoryDialog_subCategory.graphql.ts';
import { PermanentDeleteDialog } from '../../ui/dialogs/PermanentDeleteDialog.tsx';
import { texts } from './texts.ts';
import { BlockerLink } from '../ui/BlockerLink.tsx';
import { useAction } from '../../relay/useAction.ts';
import { removeFromConnection } from '../../relay/removeFromConnection.ts';
import type { DeleteSubCategoryDialogMutation } from './__generated__/DeleteSubCategoryDialogMutation.graphql.ts';

interface DeleteSubCategoryDialogProps {
  subCategory: DeleteSubCategoryDialog_subCategory$key;
  /** The id of the connection that holds it. */
  connectionId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Deletes a sub-category after a confirmation; a sub-category in use is kept, and the dialog links to what uses it. */
export function DeleteSubCategoryDialog(props: DeleteSubCategoryDialogProps) {
  const { connectionId, isOpen, onClose } = props;
  const subCategory = useFragment(
    graphql`
      fragment DeleteSubCategoryDialog_subCategory on SubCategory {
        id
        name
        categories {
          id
          name
        }
      }
    `,
    props.subCategory,
  );
  const [use, setUse] = useState<{ message: string } | null>(null);
  const [deleteSubCategory, isDeleting] = useAction<DeleteSubCategoryDialogMutation>(graphql`
    mutation DeleteSubCategoryDialogMutation($input: SubCategoryDeleteInput!, $connections: [ID!]!) {
      subCategoryDelete(input: $input) {
        __typename
        ... on SubCategoryDeletePayload {
          deletedSubCategoryId @deleteEdge(connections: $connections)
        }
        ... on SubCategoryNotFoundError {
          message
        }
        ... on SubCategoryInUseError {
          message
        }
      }
    }
  `);
  const [category] = subCategory.categories;
  const subCategoryLink = category !== undefined && (
    <BlockerLink to={listingPath(category, subCategory)}>{texts.viewInShop}</BlockerLink>
  );

  const close = () => {
    setUse(null);
    onClose();
  };

  const confirm = () =>
    deleteSubCategory(
      { subCategoryId: subCategory.id },
      {
        variables: { connections: [connectionId] },
        updater: (store, response) => {
          const outcome = response?.subCategoryDelete.__typename;
          if (outcome === 'SubCategoryInUseError') return;
          if (outcome === 'SubCategoryNotFoundError') removeFromConnection(store, connectionId, subCategory.id);
          store.invalidateStore(); // so that the shop's lists are refetched
        },
        onDone: () => showSuccess('Sub Category deleted'),
        errors: { SubCategoryInUseError: setUse },
      },
    );

  return (
    <PermanentDeleteDialog
      name={subCategory.name}
      isOpen={isOpen}
      isBusy={isDeleting}
      blocker={use && { message: use.message, links: subCategoryLink }}
      onClose={close}
      onConfirm={confirm}
    />
  );
}
