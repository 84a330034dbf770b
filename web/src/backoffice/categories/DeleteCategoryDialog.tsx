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
import type { DeleteCategoryDialog_subCategory$key } from './__generated__/DeleteCategoryDialog_subCategory.graphql.ts';
import type { DeleteCategoryDialogSubCategoryMutation } from './__generated__/DeleteCategoryDialogSubCategoryMutation.graphql.ts';
import type { DeleteCategoryDialogMutation } from './__generated__/DeleteCategoryDialogMutation.graphql.ts';

type DeleteDialogProps = Omit<AddDialogProps, 'onCreated'>;

interface DeleteCategoryDialogProps extends DeleteDialogProps {
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

interface DeleteSubCategoryDialogProps extends DeleteDialogProps {
  subCategory: DeleteCategoryDialog_subCategory$key;
}

/** Deletes a sub-category after a confirmation; a sub-category in use is kept, and the dialog links to what uses it. */
export function DeleteSubCategoryDialog({ subCategory: key, connectionId, ...dialog }: DeleteSubCategoryDialogProps) {
  const subCategory = useFragment(
    graphql`
      fragment DeleteCategoryDialog_subCategory on SubCategory {
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
  const [deleteSubCategory, isDeleting] = useAction<DeleteCategoryDialogSubCategoryMutation>(graphql`
    mutation DeleteCategoryDialogSubCategoryMutation($input: SubCategoryDeleteInput!, $connections: [ID!]!) {
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
