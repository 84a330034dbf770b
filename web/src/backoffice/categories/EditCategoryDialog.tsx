import { graphql, useFragment } from 'react-relay';
import { GuardedDialog } from '../../ui/dialogs/GuardedDialog.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { EditCategoryDialog_category$key } from './__generated__/EditCategoryDialog_category.graphql.ts';
import { CategoryDetailsForm } from './CategoryDetailsForm.tsx';
import { texts } from './texts.ts';
import { useUpdateCategory } from './useUpdateCategory.ts';

interface EditCategoryDialogProps {
  category: EditCategoryDialog_category$key;
  isOpen: boolean;
  onClose: () => void;
}

/** The form that edits a category; closes once it is saved. */
export function EditCategoryDialog({ category: categoryKey, isOpen, onClose }: EditCategoryDialogProps) {
  const category = useFragment(
    graphql`
      fragment EditCategoryDialog_category on Category {
        id
        ...CategoryDetailsForm_category
      }
    `,
    categoryKey,
  );
  const [updateCategory, isUpdating] = useUpdateCategory();
  return (
    <GuardedDialog title={texts.updateCategory} isOpen={isOpen} onClose={onClose}>
      {({ onTouched, onDone }) => (
        <CategoryDetailsForm
          category={category}
          action={texts.updateCategory}
          isBusy={isUpdating}
          onTouched={onTouched}
          onSubmit={(values, onRefused) =>
            updateCategory(
              { categoryId: category.id, ...values },
              {
                onFormErrors: onRefused,
                onDone: () => {
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
