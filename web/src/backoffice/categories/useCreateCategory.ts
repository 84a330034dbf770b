import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { categoryErrorFields } from './categoryErrorFields.ts';
import type { useCreateCategoryMutation } from './__generated__/useCreateCategoryMutation.graphql.ts';

/**
 * Creates a category and appends it to the given connection. Invalidates the store, so that the shop's lists are refetched on
 * the next visit.
 */
export function useCreateCategory(connectionId: string) {
  return useAction<useCreateCategoryMutation>(
    graphql`
      mutation useCreateCategoryMutation($input: CategoryCreateInput!, $connections: [ID!]!) {
        categoryCreate(input: $input) {
          ... on CategoryCreatePayload {
            categoryEdge @appendEdge(connections: $connections) {
              node {
                id
                ...AdminCategoryCard_category
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
