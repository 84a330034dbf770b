import { graphql, useMutation } from 'react-relay';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type {
  CategoryCreateInput,
  useCreateCategoryMutation,
} from './__generated__/useCreateCategoryMutation.graphql.ts';
import { categoryFormErrors } from './categoryFormErrors.ts';

interface CreateHandlers {
  onCreated: (categoryId: string) => void;
  onRefused: (errors: FormErrors) => void;
}

/**
 * Creates a category and appends it to the given connection. Invalidates the store, so that the shop's lists are refetched on
 * the next visit.
 */
export function useCreateCategory(connectionId: string) {
  const [commit, isCreating] = useMutation<useCreateCategoryMutation>(graphql`
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
        ...categoryFormErrors_error @alias(as: "error")
      }
    }
  `);
  const createCategory = (input: CategoryCreateInput, { onCreated, onRefused }: CreateHandlers) => {
    commit({
      variables: { input, connections: [connectionId] },
      updater: (store, response) => {
        if (response?.categoryCreate.categoryEdge !== undefined) store.invalidateStore();
      },
      onCompleted: ({ categoryCreate: { categoryEdge, error } }) => {
        if (error != null) onRefused(categoryFormErrors(error));
        else if (categoryEdge !== undefined) onCreated(categoryEdge.node.id);
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { createCategory, isCreating };
}
