import { graphql, useMutation } from 'react-relay';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type {
  SubCategoryCreateInput,
  useCreateSubCategoryMutation,
} from './__generated__/useCreateSubCategoryMutation.graphql.ts';
import { categoryFormErrors } from './categoryFormErrors.ts';

interface CreateHandlers {
  onCreated: (subCategoryId: string) => void;
  onRefused: (errors: FormErrors) => void;
}

/**
 * Creates a sub-category and appends it to the given connection. Invalidates the store, so that the shop's lists are refetched
 * on the next visit.
 */
export function useCreateSubCategory(connectionId: string) {
  const [commit, isCreating] = useMutation<useCreateSubCategoryMutation>(graphql`
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
        ...categoryFormErrors_error @alias(as: "error")
      }
    }
  `);
  const createSubCategory = (input: SubCategoryCreateInput, { onCreated, onRefused }: CreateHandlers) => {
    commit({
      variables: { input, connections: [connectionId] },
      updater: (store, response) => {
        if (response?.subCategoryCreate.subCategoryEdge !== undefined) store.invalidateStore();
      },
      onCompleted: ({ subCategoryCreate: { subCategoryEdge, error } }) => {
        if (error != null) onRefused(categoryFormErrors(error));
        else if (subCategoryEdge !== undefined) onCreated(subCategoryEdge.node.id);
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { createSubCategory, isCreating };
}
