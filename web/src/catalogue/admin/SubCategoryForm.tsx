import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FormRefusal } from '../../identity/formRefusal.ts';
import type { SubCategoryForm_query$key } from './__generated__/SubCategoryForm_query.graphql.ts';
import type { SubCategoryForm_subCategory$key } from './__generated__/SubCategoryForm_subCategory.graphql.ts';
import { CatalogueForm, type CatalogueValues } from './CatalogueForm.tsx';
import { CategoryPicker } from './CategoryPicker.tsx';
import type { Choice } from './ChoicePicker.tsx';

/** What was entered. */
interface SubCategoryValues extends CatalogueValues {
  categoryIds: string[];
}

interface SubCategoryFormProps {
  /** The sub-category to change; none for a new one. */
  subCategory?: SubCategoryForm_subCategory$key;
  /** What there is to choose from. */
  query: SubCategoryForm_query$key;
  /** The categories of a new one to begin with. */
  suggested?: readonly Choice[];
  /** What the submit button does. */
  action: string;
  isBusy: boolean;
  onTouched: () => void;
  onSubmit: (values: SubCategoryValues, refuse: (refusal: FormRefusal) => void) => void;
}

/** Name, picture and categories of a sub-category, all of them needed. */
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
          ...CatalogueForm_picture
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
    <CatalogueForm
      name={subCategory?.name}
      picture={subCategory?.picture}
      action={action}
      isBusy={isBusy}
      isComplete={chosen.length > 0}
      onTouched={onTouched}
      onSubmit={(values, refuse) => onSubmit({ ...values, categoryIds: chosen.map(({ id }) => id) }, refuse)}
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
    </CatalogueForm>
  );
}
