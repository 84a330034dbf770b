import { graphql, useFragment } from 'react-relay';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { listingPath } from '../../shop/catalogue/paths.ts';
import type { DeleteCategoryDialog_category$key } from './__generated__/DeleteCategoryDialog_category.graphql.ts';
import { PermanentDeleteDialog } from '../../ui/dialogs/PermanentDeleteDialog.tsx';
import { texts } from './texts.ts';
import { BlockerLink } from '../ui/BlockerLink.tsx';
import { useAction } from '../../relay/useAction.ts';
import { removeFromConnection } from '../../relay/removeFromConnection.ts';
import type { AddDialogProps } from './CategoryForm.tsx';
import type { DeleteCategoryDialogMutation } from './__generated__/DeleteCategoryDialogMutation.graphql.ts';

interface DeleteCategoryDialogProps extends Omit<AddDialogProps, 'onCreated'> {
  category: DeleteCategoryDialog_category$key;
}

/** Deletes a category after a confirmation; a category in use is kept, and the dialog links to what uses it. */
export function DeleteCategoryDialog({ category: key, connectionId, ...dialog }: DeleteCategoryDialogProps) {
  const category = useFragment(
    graphql`
      fragment DeleteCategoryDialog_category on Category {
        id
        name
        subCategories(first: 1) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    key,
  );
  const [deleteCategory, isDeleting] = useAction<DeleteCategoryDialogMutation>(graphql`
    mutation DeleteCategoryDialogMutation($input: CategoryDeleteInput!, $connections: [ID!]!) {
      categoryDelete(input: $input) {
        ... on CategoryDeletePayload {
          deletedCategoryId @deleteEdge(connections: $connections)
        }
        ... on CategoryNotFoundError @alias(as: "CategoryNotFoundError") {
          __typename
        }
        ... on CategoryInUseError @alias(as: "CategoryInUseError") {
          message
          subCategoryCount
          productCount
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const subCategory = category.subCategories.edges[0]?.node;
  const linksTo = (use: { subCategoryCount: number; productCount: number }) => (
    <>
      {use.subCategoryCount > 0 && (
        <BlockerLink to={`/dashboard/subcategory?category=${category.id}`}>
          {`See the ${texts.subCategoryCount(use.subCategoryCount)}`}
        </BlockerLink>
      )}
      {use.productCount > 0 && subCategory !== undefined && (
        <BlockerLink to={listingPath(category, subCategory)}>{texts.viewInShop}</BlockerLink>
      )}
    </>
  );

  return (
    <PermanentDeleteDialog
      name={category.name}
      {...dialog}
      isBusy={isDeleting}
      onConfirm={(block) =>
        deleteCategory(
          { categoryId: category.id },
          {
            variables: { connections: [connectionId] },
            updater: (store, response) => {
              const outcome = response?.categoryDelete;
              if (outcome?.CategoryInUseError != null) return;
              if (outcome?.CategoryNotFoundError != null) removeFromConnection(store, connectionId, category.id);
              store.invalidateStore(); // so that the shop's lists are refetched
            },
            onDone: () => showSuccess('Category deleted'),
            errors: {
              CategoryInUseError: ({ message, ...counts }) => block({ message, links: linksTo(counts) }),
            },
          },
        )
      }
    />
  );
}
