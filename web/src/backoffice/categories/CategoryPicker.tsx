import { graphql, useFragment } from 'react-relay';
import type { CategoryPicker_query$key } from './__generated__/CategoryPicker_query.graphql.ts';
import { ChoicePicker, type Choice } from '../../ui/forms/ChoicePicker.tsx';
import { texts } from './texts.ts';

interface CategoryPickerProps {
  query: CategoryPicker_query$key;
  chosen: readonly Choice[];
  /** The error message; empty if there is none. */
  error: string;
  onChosen: (chosen: readonly Choice[]) => void;
  /** The name of the field in its form. */
  name?: string;
}

const labels = {
  search: 'Search categories',
  none: 'No category chosen yet',
  noMatch: 'No category with this name',
  chosen: 'Chosen categories',
};

/** A picker of categories. */
export function CategoryPicker({ query, ...picker }: CategoryPickerProps) {
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
      labels={labels}
      choices={categories.edges.map(({ node: { id, name } }) => ({ id, name }))}
    />
  );
}
