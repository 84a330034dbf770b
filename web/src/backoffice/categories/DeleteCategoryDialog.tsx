import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { listingPath } from '../../shop/catalogue/paths.ts';
import type { DeleteCategoryDialog_category$key } from './__generated__/DeleteCategoryDialog_category.graphql.ts';
import { PermanentDeleteDialog } from '../../ui/dialogs/PermanentDeleteDialog.tsx';
import { texts } from './texts.ts';
import { BlockerLink } from '../ui/BlockerLink.tsx';
import { useAction } from '../../relay/useAction.ts';
import { removeFromConnection } from '../../relay/removeFromConnection.ts';
import type { DeleteCategoryDialogMutation } from './__generated__/DeleteCategoryDialogMutation.graphql.ts';

interface DeleteCategoryDialogProps {
  category: DeleteCategoryDialog_category$key;
  /** The id of the connection that holds it. */
  connectionId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Deletes a category after a confirmation; a category in use is kept, and the dialog links to what uses it. */
export function DeleteCategoryDialog(props: DeleteCategoryDialogProps) {
  const { connectionId, isOpen, onClose } = props;
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
    props.category,
  );
  const [use, setUse] = useState<CategoryUse | null>(null);
  const [deleteCategory, isDeleting] = useAction<DeleteCategoryDialogMutation>(graphql`
    mutation DeleteCategoryDialogMutation($input: CategoryDeleteInput!, $connections: [ID!]!) {
      categoryDelete(input: $input) {
        __typename
        ... on CategoryDeletePayload {
          deletedCategoryId @deleteEdge(connections: $connections)
        }
        ... on CategoryNotFoundError {
          message
        }
        ... on CategoryInUseError {
          message
          subCategoryCount
          productCount
        }
      }
    }
  `);
  const subCategory = category.subCategories.edges[0]?.node;

  const close = () => {
    setUse(null);
    onClose();
  };

  const confirm = () =>
    deleteCategory(
      { categoryId: category.id },
      {
        variables: { connections: [connectionId] },
        updater: (store, response) => {
          const outcome = response?.categoryDelete.__typename;
          if (outcome === 'CategoryInUseError') return;
          if (outcome === 'CategoryNotFoundError') removeFromConnection(store, connectionId, category.id);
          store.invalidateStore(); // so that the shop's lists are refetched
        },
        onDone: () => showSuccess('Category deleted'),
        errors: { CategoryInUseError: setUse },
      },
    );

  return (
    <PermanentDeleteDialog
      name={category.name}
      isOpen={isOpen}
      isBusy={isDeleting}
      blocker={use && { message: use.message, links: linksTo(use) }}
      onClose={close}
      onConfirm={confirm}
    />
  );

  function linksTo({ subCategoryCount, productCount }: CategoryUse) {
    return (
      <>
        {subCategoryCount > 0 && (
          <BlockerLink to={`/dashboard/subcategory?category=${category.id}`}>
            {texts.usingSubCategories(subCategoryCount)}
          </BlockerLink>
        )}
        {productCount > 0 && subCategory !== undefined && (
          <BlockerLink to={listingPath(category, subCategory)}>{texts.viewInShop}</BlockerLink>
        )}
      </>
    );
  }
}

/** How much refers to a category that therefore cannot be deleted. */
interface CategoryUse {
  message: string;
  subCategoryCount: number;
  productCount: number;
}
