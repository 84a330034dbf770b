import { graphql, useFragment } from 'react-relay';
import { GuardedDialog } from '../../ui/GuardedDialog.tsx';
import { showSuccess } from '../../ui/toaster.ts';
import type { EditCategoryDialog_category$key } from './__generated__/EditCategoryDialog_category.graphql.ts';
import { CatalogueForm } from './CatalogueForm.tsx';
import { texts } from './texts.ts';
import { useEditCategory } from './useEditCategory.ts';

interface EditCategoryDialogProps {
  category: EditCategoryDialog_category$key;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes a category; closes once that is saved. */
export function EditCategoryDialog({ category: categoryKey, isOpen, onClose }: EditCategoryDialogProps) {
  const category = useFragment(
    graphql`
      fragment EditCategoryDialog_category on Category {
        id
        name
        picture {
          ...CatalogueForm_picture
        }
      }
    `,
    categoryKey,
  );
  const { editCategory, isEditing } = useEditCategory();
  return (
    <GuardedDialog title={texts.updateCategory} isOpen={isOpen} onClose={onClose}>
      {({ onTouched, onDone }) => (
        <CatalogueForm
          name={category.name}
          picture={category.picture}
          action={texts.updateCategory}
          isBusy={isEditing}
          onTouched={onTouched}
          onSubmit={(values, onRefused) =>
            editCategory(
              { categoryId: category.id, ...values },
              {
                onRefused,
                onEdited: () => {
                  showSuccess(texts.categoryUpdated);
                  onDone();
                },
              },
            )
          }
        />
      )}
    </GuardedDialog>
  );
}
