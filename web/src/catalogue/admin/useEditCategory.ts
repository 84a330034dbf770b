import { graphql, useMutation } from 'react-relay';
import { refusalOf, type FormRefusal } from '../../identity/formRefusal.ts';
import { troubleMessage } from '../../relay/RequestError.ts';
import type { CategoryEditInput, useEditCategoryMutation } from './__generated__/useEditCategoryMutation.graphql.ts';
import { saveRefusal } from './saveRefusal.ts';

interface EditHandlers {
  onEdited: () => void;
  onRefused: (refusal: FormRefusal) => void;
}

/** Changes the name and the picture of a category, wherever it is shown. */
export function useEditCategory() {
  const [commit, isEditing] = useMutation<useEditCategoryMutation>(graphql`
    mutation useEditCategoryMutation($input: CategoryEditInput!) {
      categoryEdit(input: $input) {
        __typename
        ... on CategoryEditPayload {
          category {
            ...AdminCategoryCard_category
          }
        }
        ... on CategoryGoneError {
          message
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on NameTakenError {
          message
        }
        ... on PictureGoneError {
          message
        }
      }
    }
  `);
  const editCategory = (input: CategoryEditInput, { onEdited, onRefused }: EditHandlers) => {
    commit({
      variables: { input },
      onCompleted: ({ categoryEdit: result }) => {
        if (result.__typename === 'CategoryEditPayload') onEdited();
        else onRefused(saveRefusal(result));
      },
      onError: (error) => onRefused(refusalOf(troubleMessage(error))),
    });
  };
  return { editCategory, isEditing };
}
