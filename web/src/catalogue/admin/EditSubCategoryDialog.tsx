import { graphql, useFragment } from 'react-relay';
import { GuardedDialog } from '../../ui/GuardedDialog.tsx';
import { showSuccess } from '../../ui/toaster.ts';
import type { EditSubCategoryDialog_query$key } from './__generated__/EditSubCategoryDialog_query.graphql.ts';
import type { EditSubCategoryDialog_subCategory$key } from './__generated__/EditSubCategoryDialog_subCategory.graphql.ts';
import { SubCategoryForm } from './SubCategoryForm.tsx';
import { texts } from './texts.ts';
import { useEditSubCategory } from './useEditSubCategory.ts';

interface EditSubCategoryDialogProps {
  subCategory: EditSubCategoryDialog_subCategory$key;
  query: EditSubCategoryDialog_query$key;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes a sub-category; closes once that is saved. */
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
  const { editSubCategory, isEditing } = useEditSubCategory();
  return (
    <GuardedDialog title={texts.editSubCategory} isOpen={isOpen} onClose={onClose}>
      {({ onTouched, onDone }) => (
        <SubCategoryForm
          subCategory={subCategory}
          query={query}
          action={texts.updateSubCategory}
          isBusy={isEditing}
          onTouched={onTouched}
          onSubmit={(values, onRefused) =>
            editSubCategory(
              { subCategoryId: subCategory.id, ...values },
              {
                onRefused,
                onEdited: () => {
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
