import { GuardedDialog } from '../../ui/GuardedDialog.tsx';
import { showSuccess } from '../../ui/toaster.ts';
import { CatalogueForm } from './CatalogueForm.tsx';
import { texts } from './texts.ts';
import { useAddCategory } from './useAddCategory.ts';

interface AddCategoryDialogProps {
  /** The list that the new category joins. */
  connectionId: string;
  isOpen: boolean;
  onClose: () => void;
  onAdded: (categoryId: string) => void;
}

/** Asks for a new category; closes once it is saved. */
export function AddCategoryDialog({ connectionId, isOpen, onClose, onAdded }: AddCategoryDialogProps) {
  const { addCategory, isAdding } = useAddCategory(connectionId);
  return (
    <GuardedDialog title={texts.category} isOpen={isOpen} onClose={onClose}>
      {({ onTouched, onDone }) => (
        <CatalogueForm
          action={texts.addCategory}
          isBusy={isAdding}
          onTouched={onTouched}
          onSubmit={(values, onRefused) =>
            addCategory(values, {
              onRefused,
              onAdded: (categoryId) => {
                showSuccess(texts.categoryAdded);
                onDone();
                onAdded(categoryId);
              },
            })
          }
        />
      )}
    </GuardedDialog>
  );
}
