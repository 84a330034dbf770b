import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FormErrors } from '../../ui/forms/formErrors.ts';
import type { SubCategoryForm_query$key } from './__generated__/SubCategoryForm_query.graphql.ts';
import type { SubCategoryForm_subCategory$key } from './__generated__/SubCategoryForm_subCategory.graphql.ts';
import { CategoryForm, type CategoryFormValues } from './CategoryForm.tsx';
import { CategoryPicker } from './CategoryPicker.tsx';
import type { Choice } from '../../ui/forms/ChoicePicker.tsx';

/** The entered values. */
interface SubCategoryFormValues extends CategoryFormValues {
  categoryIds: string[];
}

interface SubCategoryFormProps {
  /** The sub-category to edit; undefined for a new one. */
  subCategory?: SubCategoryForm_subCategory$key;
  /** The categories to choose from. */
  query: SubCategoryForm_query$key;
  /** The preselected categories of a new one. */
  suggested?: readonly Choice[];
  /** The label of the submit button. */
  action: string;
  isBusy: boolean;
  onTouched: () => void;
  onSubmit: (values: SubCategoryFormValues, showErrors: (errors: FormErrors) => void) => void;
}

/** Name, picture and categories of a sub-category, all of them required. */
export function SubCategoryForm(props: SubCategoryFormProps) {
  const { suggested = [], action, isBusy, onTouched, onSubmit } = props;
  const query = useFragment(
    graphql`
      fragment SubCategoryForm_query on Query {
        ...CategoryPicker_query
      }
    `,
    props.query,
  );
  const subCategory = useFragment(
    graphql`
      fragment SubCategoryForm_subCategory on SubCategory {
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
