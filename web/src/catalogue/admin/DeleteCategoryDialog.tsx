import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { showSuccess } from '../../ui/toaster.ts';
import { listingPath } from '../paths.ts';
import type { DeleteCategoryDialog_category$key } from './__generated__/DeleteCategoryDialog_category.graphql.ts';
import { PermanentDeleteDialog } from './PermanentDeleteDialog.tsx';
import { texts } from './texts.ts';
import { useDeleteCategory, type CategoryUse } from './useDeleteCategory.ts';
import { WayLink } from './WayLink.tsx';

interface DeleteCategoryDialogProps {
  category: DeleteCategoryDialog_category$key;
  /** The list that it stands in. */
  connectionId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Deletes a category after a second yes; one in use stays, and the dialog leads to what uses it. */
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
  const { deleteCategory, isDeleting } = useDeleteCategory(connectionId);
  const subCategory = category.subCategories.edges[0]?.node;

  const close = () => {
    setUse(null);
    onClose();
  };

  return (
    <PermanentDeleteDialog
      name={category.name}
      isOpen={isOpen}
      isBusy={isDeleting}
      refusal={use && { message: use.message, ways: waysTo(use) }}
      onClose={close}
      onConfirm={() =>
        deleteCategory(category.id, { onDeleted: () => showSuccess(texts.categoryDeleted), onInUse: setUse })
      }
    />
  );

  function waysTo({ subCategoryCount, productCount }: CategoryUse) {
    return (
      <>
        {subCategoryCount > 0 && (
          <WayLink to={`/dashboard/subcategory?category=${category.id}`}>
            {texts.usingSubCategories(subCategoryCount)}
          </WayLink>
        )}
        {productCount > 0 && subCategory !== undefined && (
          <WayLink to={listingPath(category, subCategory)}>{texts.shopShelf}</WayLink>
        )}
      </>
    );
  }
}
