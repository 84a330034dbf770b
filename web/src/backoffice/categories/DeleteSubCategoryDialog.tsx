import { graphql, useFragment } from 'react-relay';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { listingPath } from '../../shop/catalogue/paths.ts';
import type { DeleteSubCategoryDialog_subCategory$key } from './__generated__/DeleteSubCategoryDialog_subCategory.graphql.ts';
import { PermanentDeleteDialog } from '../../ui/dialogs/PermanentDeleteDialog.tsx';
import { texts } from './texts.ts';
import { BlockerLink } from '../ui/BlockerLink.tsx';
import { useAction } from '../../relay/useAction.ts';
import { removeFromConnection } from '../../relay/removeFromConnection.ts';
import type { AddDialogProps } from './CategoryForm.tsx';
import type { DeleteSubCategoryDialogMutation } from './__generated__/DeleteSubCategoryDialogMutation.graphql.ts';

interface DeleteSubCategoryDialogProps extends Omit<AddDialogProps, 'onCreated'> {
  subCategory: DeleteSubCategoryDialog_subCategory$key;
}

/** Deletes a sub-category after a confirmation; a sub-category in use is kept, and the dialog links to what uses it. */
export function DeleteSubCategoryDialog({ subCategory: key, connectionId, ...dialog }: DeleteSubCategoryDialogProps) {
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
    key,
  );
  const [deleteSubCategory, isDeleting] = useAction<DeleteSubCategoryDialogMutation>(graphql`
    mutation DeleteSubCategoryDialogMutation($input: SubCategoryDeleteInput!, $connections: [ID!]!) {
      subCategoryDelete(input: $input) {
        ... on SubCategoryDeletePayload {
          deletedSubCategoryId @deleteEdge(connections: $connections)
        }
        ... on SubCategoryNotFoundError @alias(as: "SubCategoryNotFoundError") {
          __typename
        }
        ... on SubCategoryInUseError @alias(as: "SubCategoryInUseError") {
          message
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const [category] = subCategory.categories;
  const links = category !== undefined && (
    <BlockerLink to={listingPath(category, subCategory)}>{texts.viewInShop}</BlockerLink>
  );

  return (
    <PermanentDeleteDialog
      name={subCategory.name}
      {...dialog}
      isBusy={isDeleting}
      onConfirm={(block) =>
        deleteSubCategory(
          { subCategoryId: subCategory.id },
          {
            variables: { connections: [connectionId] },
            updater: (store, response) => {
              const outcome = response?.subCategoryDelete;
              if (outcome?.SubCategoryInUseError != null) return;
              if (outcome?.SubCategoryNotFoundError != null) removeFromConnection(store, connectionId, subCategory.id);
              store.invalidateStore(); // so that the shop's lists are refetched
            },
            onDone: () => showSuccess('Sub Category deleted'),
            errors: { SubCategoryInUseError: ({ message }) => block({ message, links }) },
          },
        )
      }
    />
  );
}
