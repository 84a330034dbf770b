import { graphql, useFragment } from 'react-relay';
import { GuardedDialog } from '../../ui/GuardedDialog.tsx';
import { showSuccess } from '../../ui/toaster.ts';
import type { AddSubCategoryDialog_query$key } from './__generated__/AddSubCategoryDialog_query.graphql.ts';
import type { Choice } from './ChoicePicker.tsx';
import { SubCategoryForm } from './SubCategoryForm.tsx';
import { texts } from './texts.ts';
import { useAddSubCategory } from './useAddSubCategory.ts';

interface AddSubCategoryDialogProps {
  query: AddSubCategoryDialog_query$key;
  /** The list that the new sub-category joins. */
  connectionId: string;
  /** The category that is looked at. */
  suggested: readonly Choice[];
  isOpen: boolean;
  onClose: () => void;
  onAdded: (subCategoryId: string) => void;
}

/** Asks for a new sub-category; closes once it is saved. */
export function AddSubCategoryDialog(props: AddSubCategoryDialogProps) {
  const { connectionId, suggested, isOpen, onClose, onAdded } = props;
  const query = useFragment(
    graphql`
      fragment AddSubCategoryDialog_query on Query {
        ...SubCategoryForm_query
      }
    `,
    props.query,
  );
  const { addSubCategory, isAdding } = useAddSubCategory(connectionId);
  return (
    <GuardedDialog title={texts.addSubCategory} isOpen={isOpen} onClose={onClose}>
      {({ onTouched, onDone }) => (
        <SubCategoryForm
          query={query}
          suggested={suggested}
          action={texts.addSubCategory}
          isBusy={isAdding}
          onTouched={onTouched}
          onSubmit={(values, onRefused) =>
            addSubCategory(values, {
              onRefused,
              onAdded: (subCategoryId) => {
                showSuccess(texts.subCategoryAdded);
                onDone();
                onAdded(subCategoryId);
              },
            })
          }
        />
      )}
    </GuardedDialog>
  );
}
