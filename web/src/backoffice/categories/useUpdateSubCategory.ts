import { graphql, useMutation } from 'react-relay';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type {
  SubCategoryUpdateInput,
  useUpdateSubCategoryMutation,
} from './__generated__/useUpdateSubCategoryMutation.graphql.ts';
import { categoryFormErrors } from './categoryFormErrors.ts';

interface UpdateHandlers {
  onUpdated: () => void;
  onRefused: (errors: FormErrors) => void;
}

/**
 * Updates the name, the picture and the categories of a sub-category. Invalidates the store, so that the lists of its former
 * and its new categories are refetched.
 */
export function useUpdateSubCategory() {
  const [commit, isUpdating] = useMutation<useUpdateSubCategoryMutation>(graphql`
    mutation useUpdateSubCategoryMutation($input: SubCategoryUpdateInput!) {
      subCategoryUpdate(input: $input) {
        ... on SubCategoryUpdatePayload {
          subCategory {
            ...SubCategoryRow_subCategory
          }
        }
        ...categoryFormErrors_error @alias(as: "error")
      }
    }
  `);
  const updateSubCategory = (input: SubCategoryUpdateInput, { onUpdated, onRefused }: UpdateHandlers) => {
    commit({
      variables: { input },
      updater: (store, response) => {
        if (response?.subCategoryUpdate.subCategory !== undefined) store.invalidateStore();
      },
      onCompleted: ({ subCategoryUpdate: { error } }) => {
        if (error == null) onUpdated();
        else onRefused(categoryFormErrors(error));
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { updateSubCategory, isUpdating };
}
