import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { showSuccess } from '../../ui/toaster.ts';
import { listingPath } from '../paths.ts';
import type { DeleteSubCategoryDialog_subCategory$key } from './__generated__/DeleteSubCategoryDialog_subCategory.graphql.ts';
import { PermanentDeleteDialog } from './PermanentDeleteDialog.tsx';
import { texts } from './texts.ts';
import { useDeleteSubCategory } from './useDeleteSubCategory.ts';
import { WayLink } from './WayLink.tsx';

interface DeleteSubCategoryDialogProps {
  subCategory: DeleteSubCategoryDialog_subCategory$key;
  /** The list that it stands in. */
  connectionId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Deletes a sub-category after a second yes; one in use stays, and the dialog leads to what uses it. */
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
  const { deleteSubCategory, isDeleting } = useDeleteSubCategory(connectionId);
  const [category] = subCategory.categories;
  const wayToShelf = category !== undefined && (
    <WayLink to={listingPath(category, subCategory)}>{texts.shopShelf}</WayLink>
  );

  const close = () => {
    setUse(null);
    onClose();
  };

  return (
    <PermanentDeleteDialog
      name={subCategory.name}
      isOpen={isOpen}
      isBusy={isDeleting}
      refusal={use && { message: use.message, ways: wayToShelf }}
      onClose={close}
      onConfirm={() =>
        deleteSubCategory(subCategory.id, { onDeleted: () => showSuccess(texts.subCategoryDeleted), onInUse: setUse })
      }
    />
  );
}
