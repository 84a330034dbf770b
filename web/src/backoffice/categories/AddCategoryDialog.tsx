import { GuardedDialog } from '../../ui/dialogs/GuardedDialog.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { CategoryDetailsForm } from './CategoryDetailsForm.tsx';
import { texts } from './texts.ts';
import { useCreateCategory } from './useCreateCategory.ts';

interface AddCategoryDialogProps {
  /** The id of the connection that the new category is appended to. */
  connectionId: string;
  isOpen: boolean;
  onClose: () => void;
  onCreated: (categoryId: string) => void;
}

/** The form for a new category; closes once it is saved. */
export function AddCategoryDialog({ connectionId, isOpen, onClose, onCreated }: AddCategoryDialogProps) {
  const [createCategory, isCreating] = useCreateCategory(connectionId);
  return (
    <GuardedDialog title={texts.category} isOpen={isOpen} onClose={onClose}>
      {({ onTouched, onDone }) => (
        <CategoryDetailsForm
          action={texts.createCategory}
          isBusy={isCreating}
          onTouched={onTouched}
          onSubmit={(values, onRefused) =>
            createCategory(values, {
              onFormErrors: onRefused,
              onDone: ({ categoryEdge }) => {
                showSuccess(texts.categoryAdded);
                onDone();
                onCreated(categoryEdge.node.id);
              },
            })
          }
        />
      )}
    </GuardedDialog>
  );
}
