import { graphql, useFragment } from 'react-relay';
import { GuardedDialog } from '../../ui/dialogs/GuardedDialog.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { AddSubCategoryDialog_query$key } from './__generated__/AddSubCategoryDialog_query.graphql.ts';
import type { Choice } from '../../ui/forms/ChoicePicker.tsx';
import { SubCategoryForm } from './SubCategoryForm.tsx';
import { texts } from './texts.ts';
import { useCreateSubCategory } from './useCreateSubCategory.ts';

interface AddSubCategoryDialogProps {
  query: AddSubCategoryDialog_query$key;
  /** The id of the connection that the new sub-category is appended to. */
  connectionId: string;
  /** The category that the list is filtered by, preselected in the form. */
  suggested: readonly Choice[];
  isOpen: boolean;
  onClose: () => void;
  onCreated: (subCategoryId: string) => void;
}

/** The form for a new sub-category; closes once it is saved. */
export function AddSubCategoryDialog(props: AddSubCategoryDialogProps) {
  const { connectionId, suggested, isOpen, onClose, onCreated } = props;
  const query = useFragment(
    graphql`
      fragment AddSubCategoryDialog_query on Query {
        ...SubCategoryForm_query
      }
    `,
    props.query,
  );
  const [createSubCategory, isCreating] = useCreateSubCategory(connectionId);
  return (
    <GuardedDialog title={texts.createSubCategory} isOpen={isOpen} onClose={onClose}>
      {({ onTouched, onDone }) => (
        <SubCategoryForm
          query={query}
          suggested={suggested}
          action={texts.createSubCategory}
          isBusy={isCreating}
          onTouched={onTouched}
          onSubmit={(values, onRefused) =>
            createSubCategory(values, {
              onFormErrors: onRefused,
              onDone: ({ subCategoryEdge }) => {
                showSuccess(texts.subCategoryAdded);
                onDone();
                onCreated(subCategoryEdge.node.id);
              },
            })
          }
        />
      )}
    </GuardedDialog>
  );
}
