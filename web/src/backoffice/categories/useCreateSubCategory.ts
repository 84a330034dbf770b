import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { categoryErrorFields } from './categoryErrorFields.ts';
import type { useCreateSubCategoryMutation } from './__generated__/useCreateSubCategoryMutation.graphql.ts';

/**
 * Creates a sub-category and appends it to the given connection. Invalidates the store, so that the shop's lists are refetched
 * on the next visit.
 */
export function useCreateSubCategory(connectionId: string) {
  return useAction<useCreateSubCategoryMutation>(
    graphql`
      mutation useCreateSubCategoryMutation($input: SubCategoryCreateInput!, $connections: [ID!]!) {
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
}
