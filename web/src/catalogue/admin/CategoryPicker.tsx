import { graphql, useFragment } from 'react-relay';
import type { CategoryPicker_query$key } from './__generated__/CategoryPicker_query.graphql.ts';
import { ChoicePicker, type Choice } from './ChoicePicker.tsx';
import { texts } from './texts.ts';

interface CategoryPickerProps {
  query: CategoryPicker_query$key;
  chosen: readonly Choice[];
  /** What is wrong with the choice; empty for nothing. */
  error: string;
  onChosen: (chosen: readonly Choice[]) => void;
  /** What the form calls it. */
  name?: string;
}

const words = {
  search: texts.pickerSearch,
  none: texts.pickerNone,
  noMatch: texts.pickerNoMatch,
  chosen: texts.chosen,
};

/** Chooses categories of the shop. */
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
      words={words}
      offers={categories.edges.map(({ node: { id, name } }) => ({ id, name }))}
    />
  );
}
