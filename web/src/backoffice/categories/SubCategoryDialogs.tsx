import { graphql, useFragment } from 'react-relay';
import { useState } from 'react';
import { GuardedDialog } from '../../ui/dialogs/GuardedDialog.tsx';
import type { Choice } from '../../ui/forms/ChoicePicker.tsx';
import { texts } from './texts.ts';
import { useAction } from '../../relay/useAction.ts';
import { categoryErrorFields, CategoryForm, type CategoryFormValues, type CategorySaving } from './CategoryForm.tsx';
import type { SubCategoryDialogsCreateMutation } from './__generated__/SubCategoryDialogsCreateMutation.graphql.ts';
import type {
  SubCategoryDialogs_subCategory$data,
  SubCategoryDialogs_subCategory$key,
} from './__generated__/SubCategoryDialogs_subCategory.graphql.ts';
import type { SubCategoryDialogsUpdateMutation } from './__generated__/SubCategoryDialogsUpdateMutation.graphql.ts';
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
  const { query, connectionId, suggested, onCreated, ...dialog } = props;
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
    {
      variables: { connections: [connectionId] },
      fields: categoryErrorFields,
      invalidatesStore: true,
      onDone: ({ subCategoryEdge }) => onCreated(subCategoryEdge.node.id),
    },
  );
  return (
    <GuardedDialog title={texts.createSubCategory} {...dialog}>
      {(guard) => (
        <SubCategoryForm
          {...guard}
          query={query}
          suggested={suggested}
          action={texts.createSubCategory}
          done="Sub Category added"
          isBusy={isCreating}
          onSubmit={createSubCategory}
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
export function EditSubCategoryDialog({ subCategory: key, query, ...dialog }: EditSubCategoryDialogProps) {
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
    key,
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
    <GuardedDialog title="Edit Sub Category" {...dialog}>
      {(guard) => (
        <SubCategoryForm
          {...guard}
          subCategory={subCategory}
          query={query}
          action="Update Sub Category"
          done="Sub Category updated"
          isBusy={isUpdating}
          onSubmit={(values, handlers) => updateSubCategory({ subCategoryId: subCategory.id, ...values }, handlers)}
        />
      )}
    </GuardedDialog>
  );
}

/** The entered values. */
interface SubCategoryFormValues extends CategoryFormValues {
  categoryIds: string[];
}

interface SubCategoryFormProps extends CategorySaving<SubCategoryFormValues> {
  /** The sub-category to edit; undefined for a new one. */
  subCategory?: SubCategoryDialogs_subCategory$data;
  /** The categories to choose from. */
  query: SubCategoryDialogs_query$key;
  /** The preselected categories of a new one. */
  suggested?: readonly Choice[];
}

/** Name, picture and categories of a sub-category, all of them required. */
function SubCategoryForm(props: SubCategoryFormProps) {
  const { query: queryKey, subCategory, suggested = [], onSubmit, ...saving } = props;
  const query = useFragment(
    graphql`
      fragment SubCategoryDialogs_query on Query {
        ...CategoryPicker_query
      }
    `,
    queryKey,
  );
  const [chosen, setChosen] = useState<readonly Choice[]>(subCategory?.categories ?? suggested);

  return (
    <CategoryForm
      {...saving}
      name={subCategory?.name}
      picture={subCategory?.picture}
      isComplete={chosen.length > 0}
      onSubmit={(values, handlers) => onSubmit({ ...values, categoryIds: chosen.map(({ id }) => id) }, handlers)}
    >
      {(errors) => (
        <CategoryPicker
          query={query}
          chosen={chosen}
          error={errors['categoryIds'] ?? ''}
          onChosen={(next) => {
            setChosen(next);
            saving.onTouched();
          }}
        />
      )}
    </CategoryForm>
  );
}
