import { graphql, useMutation } from 'react-relay';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type {
  CategoryUpdateInput,
  useUpdateCategoryMutation,
} from './__generated__/useUpdateCategoryMutation.graphql.ts';
import { categoryFormErrors } from './categoryFormErrors.ts';

interface UpdateHandlers {
  onUpdated: () => void;
  onRefused: (errors: FormErrors) => void;
}

/** Updates the name, the picture, the GST and the places of a category. */
export function useUpdateCategory() {
  const [commit, isUpdating] = useMutation<useUpdateCategoryMutation>(graphql`
    mutation useUpdateCategoryMutation($input: CategoryUpdateInput!) {
      categoryUpdate(input: $input) {
        ... on CategoryUpdatePayload {
          category {
            ...AdminCategoryCard_category
          }
        }
        ...categoryFormErrors_error @alias(as: "error")
      }
    }
  `);
  const updateCategory = (input: CategoryUpdateInput, { onUpdated, onRefused }: UpdateHandlers) => {
    commit({
      variables: { input },
      onCompleted: ({ categoryUpdate: { error } }) => {
        if (error == null) onUpdated();
        else onRefused(categoryFormErrors(error));
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { updateCategory, isUpdating };
}
