import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { categoryErrorFields } from './categoryErrorFields.ts';
import type { useUpdateSubCategoryMutation } from './__generated__/useUpdateSubCategoryMutation.graphql.ts';

/**
 * Updates the name, the picture and the categories of a sub-category. Invalidates the store, so that the lists of its former
 * and its new categories are refetched.
 */
export function useUpdateSubCategory() {
  return useAction<useUpdateSubCategoryMutation>(
    graphql`
      mutation useUpdateSubCategoryMutation($input: SubCategoryUpdateInput!) {
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
}
