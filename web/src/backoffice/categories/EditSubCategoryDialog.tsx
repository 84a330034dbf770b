import { graphql, useFragment } from 'react-relay';
import { GuardedDialog } from '../../ui/dialogs/GuardedDialog.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { EditSubCategoryDialog_query$key } from './__generated__/EditSubCategoryDialog_query.graphql.ts';
import type { EditSubCategoryDialog_subCategory$key } from './__generated__/EditSubCategoryDialog_subCategory.graphql.ts';
import { SubCategoryForm } from './SubCategoryForm.tsx';
import { texts } from './texts.ts';
import { useUpdateSubCategory } from './useUpdateSubCategory.ts';

interface EditSubCategoryDialogProps {
  subCategory: EditSubCategoryDialog_subCategory$key;
  query: EditSubCategoryDialog_query$key;
  isOpen: boolean;
  onClose: () => void;
}

/** The form that edits a sub-category; closes once it is saved. */
export function EditSubCategoryDialog(props: EditSubCategoryDialogProps) {
  const { isOpen, onClose } = props;
  const subCategory = useFragment(
    graphql`
      fragment EditSubCategoryDialog_subCategory on SubCategory {
        id
        ...SubCategoryForm_subCategory
      }
    `,
    props.subCategory,
  );
  const query = useFragment(
    graphql`
      fragment EditSubCategoryDialog_query on Query {
        ...SubCategoryForm_query
      }
    `,
    props.query,
  );
  const [updateSubCategory, isUpdating] = useUpdateSubCategory();
  return (
    <GuardedDialog title={texts.editSubCategoryTitle} isOpen={isOpen} onClose={onClose}>
      {({ onTouched, onDone }) => (
        <SubCategoryForm
          subCategory={subCategory}
          query={query}
          action={texts.updateSubCategory}
          isBusy={isUpdating}
          onTouched={onTouched}
          onSubmit={(values, onRefused) =>
            updateSubCategory(
              { subCategoryId: subCategory.id, ...values },
              {
                onFormErrors: onRefused,
                onDone: () => {
                  showSuccess(texts.subCategoryUpdated);
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
