import { graphql, useFragment } from 'react-relay';
import type { Choice } from '../../../ui/forms/ChoicePicker.tsx';
import type { useCategoryGst_query$key } from './__generated__/useCategoryGst_query.graphql.ts';

/** The GST that a new product takes from one of its categories, in percent. */
interface CategoryGst {
  name: string;
  percent: number;
}

/** Finds the first of the chosen categories that has a GST, as the import of files does; null if none has. */
export function useCategoryGst(queryKey: useCategoryGst_query$key): (chosen: readonly Choice[]) => CategoryGst | null {
  const { categories } = useFragment(
    graphql`
      fragment useCategoryGst_query on Query {
        categories(first: 100) {
          edges {
            node {
              id
              gstPercent
            }
          }
        }
      }
    `,
    queryKey,
  );
  return (chosen) => {
    const percents = new Map(categories.edges.map(({ node }) => [node.id, node.gstPercent]));
    for (const { id, name } of chosen) {
      const percent = percents.get(id);
      if (percent != null) return { name, percent };
    }
    return null;
  };
}
