import { graphql, useFragment } from 'react-relay';
import { useState } from 'react';
import { GuardedDialog } from '../../ui/dialogs/GuardedDialog.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { Choice } from '../../ui/forms/ChoicePicker.tsx';
import { texts } from './texts.ts';
import { useAction } from '../../relay/useAction.ts';
import { categoryErrorFields, CategoryForm, type CategoryFormValues } from './CategoryForm.tsx';
import type { SubCategoryDialogsCreateMutation } from './__generated__/SubCategoryDialogsCreateMutation.graphql.ts';
import type {
  SubCategoryDialogs_subCategory$data,
  SubCategoryDialogs_subCategory$key,
} from './__generated__/SubCategoryDialogs_subCategory.graphql.ts';
import type { SubCategoryDialogsUpdateMutation } from './__generated__/SubCategoryDialogsUpdateMutation.graphql.ts';
import type { FormErrors } from '../../ui/forms/formErrors.ts';
import type { SubCategoryDialogs_query$key } from './__generated__/SubCategoryDialogs_query.graphql.ts';
import { CategoryPicker } from './CategoryPicker.tsx';

interface AddSubCategoryDialogProps {
  query: SubCategoryDialogs_query$key;
  /** The id of the connection that the new sub-category is appended to. */
  connectionId: string;
  /** The category that the list is filtered by, preselected in the form. */
  suggested: readonly Choice[];
  isOpen: boolean;
  onClose: () => void;
  onCreated: (subCategoryId: string) => void;
}

/** The form for a new sub-category; closes once it is saved. The shop's lists are refetched on the next visit. */
export function AddSubCategoryDialog(props: AddSubCategoryDialogProps) {
  const { query, connectionId, suggested, isOpen, onClose, onCreated } = props;
  const [createSubCategory, isCreating] = useAction<SubCategoryDialogsCreateMutation>(
    graphql`
      mutation SubCategoryDialogsCreateMutation($input: SubCategoryCreateInput!, $connections: [ID!]!) {
        subCategoryCreate(input: $input) {
          ... on SubCategoryCreatePayload {
            subCategoryEdge @appendEdge(connections: $connections) {
              node {
                id
                ...SubCategoryRow_subCategory
              }
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { variables: { connections: [connectionId] }, fields: categoryErrorFields, invalidatesStore: true },
  );
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

interface EditSubCategoryDialogProps {
  subCategory: SubCategoryDialogs_subCategory$key;
  query: SubCategoryDialogs_query$key;
  isOpen: boolean;
  onClose: () => void;
}

/** The form that edits a sub-category; closes once it is saved. The lists of its former and new categories are refetched. */
export function EditSubCategoryDialog(props: EditSubCategoryDialogProps) {
  const { query, isOpen, onClose } = props;
  const subCategory = useFragment(
    graphql`
      fragment SubCategoryDialogs_subCategory on SubCategory {
        id
        name
        picture {
          ...CategoryForm_picture
        }
        categories {
          id
          name
        }
      }
    `,
    props.subCategory,
  );
  const [updateSubCategory, isUpdating] = useAction<SubCategoryDialogsUpdateMutation>(
    graphql`
      mutation SubCategoryDialogsUpdateMutation($input: SubCategoryUpdateInput!) {
        subCategoryUpdate(input: $input) {
          ... on SubCategoryUpdatePayload {
            subCategory {
              ...SubCategoryRow_subCategory
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { fields: categoryErrorFields, invalidatesStore: true },
  );
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

/** The entered values. */
interface SubCategoryFormValues extends CategoryFormValues {
  categoryIds: string[];
}

interface SubCategoryFormProps {
  /** The sub-category to edit; undefined for a new one. */
  subCategory?: SubCategoryDialogs_subCategory$data;
  /** The categories to choose from. */
  query: SubCategoryDialogs_query$key;
  /** The preselected categories of a new one. */
  suggested?: readonly Choice[];
  /** The label of the submit button. */
  action: string;
  isBusy: boolean;
  onTouched: () => void;
  onSubmit: (values: SubCategoryFormValues, showErrors: (errors: FormErrors) => void) => void;
}

/** Name, picture and categories of a sub-category, all of them required. */
function SubCategoryForm(props: SubCategoryFormProps) {
  const { subCategory, suggested = [], action, isBusy, onTouched, onSubmit } = props;
  const query = useFragment(
    graphql`
      fragment SubCategoryDialogs_query on Query {
        ...CategoryPicker_query
      }
    `,
    props.query,
  );
  const [chosen, setChosen] = useState<readonly Choice[]>(subCategory?.categories ?? suggested);

  return (
    <CategoryForm
      name={subCategory?.name}
      picture={subCategory?.picture}
      action={action}
      isBusy={isBusy}
      isComplete={chosen.length > 0}
      onTouched={onTouched}
      onSubmit={(values, showErrors) => onSubmit({ ...values, categoryIds: chosen.map(({ id }) => id) }, showErrors)}
    >
      {(errors) => (
        <CategoryPicker
          query={query}
          chosen={chosen}
          error={errors['categoryIds'] ?? ''}
          onChosen={(next) => {
            setChosen(next);
            onTouched();
          }}
        />
      )}
    </CategoryForm>
  );
}
