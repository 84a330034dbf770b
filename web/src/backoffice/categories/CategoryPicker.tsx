import type { ComponentProps } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CategoryPicker_query$key } from './__generated__/CategoryPicker_query.graphql.ts';
import { ChoicePicker } from '../../ui/forms/ChoicePicker.tsx';
import { texts } from './texts.ts';

/** What a form says to a picker. */
export type PickerProps = Pick<ComponentProps<typeof ChoicePicker>, 'name' | 'chosen' | 'error' | 'onChosen'>;

interface CategoryPickerProps extends PickerProps {
  query: CategoryPicker_query$key;
  /** What is said when none is chosen. */
  none?: string;
}

/** A picker of categories. */
export function CategoryPicker({ query, none = 'No category chosen yet', ...picker }: CategoryPickerProps) {
  const { categories } = useFragment(
    graphql`
      fragment CategoryPicker_query on Query {
        categories(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <ChoicePicker
      {...picker}
      label={texts.category}
      labels={{
        search: 'Search categories',
        none,
        noMatch: 'No category with this name',
        chosen: 'Chosen categories',
      }}
      choices={categories.edges.map(({ node: { id, name } }) => ({ id, name }))}
    />
  );
}
