import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { categoryErrorFields } from './categoryErrorFields.ts';
import type { useUpdateCategoryMutation } from './__generated__/useUpdateCategoryMutation.graphql.ts';

/** Updates the name, the picture, the GST and the places of a category. */
export function useUpdateCategory() {
  return useAction<useUpdateCategoryMutation>(
    graphql`
      mutation useUpdateCategoryMutation($input: CategoryUpdateInput!) {
        categoryUpdate(input: $input) {
          ... on CategoryUpdatePayload {
            category {
              ...AdminCategoryCard_category
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { fields: categoryErrorFields },
  );
}
