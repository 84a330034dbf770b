import { graphql, useMutation } from 'react-relay';
import { refusalOf, type FormRefusal } from '../../identity/formRefusal.ts';
import { troubleMessage } from '../../relay/RequestError.ts';
import type {
  SubCategoryEditInput,
  useEditSubCategoryMutation,
} from './__generated__/useEditSubCategoryMutation.graphql.ts';
import { saveRefusal } from './saveRefusal.ts';

interface EditHandlers {
  onEdited: () => void;
  onRefused: (refusal: FormRefusal) => void;
}

/**
 * Changes the name, the picture and the categories of a sub-category, wherever it is shown; the shelves of its former and its
 * new categories are asked for anew.
 */
export function useEditSubCategory() {
  const [commit, isEditing] = useMutation<useEditSubCategoryMutation>(graphql`
    mutation useEditSubCategoryMutation($input: SubCategoryEditInput!) {
      subCategoryEdit(input: $input) {
        __typename
        ... on SubCategoryEditPayload {
          subCategory {
            ...SubCategoryRow_subCategory
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
        ... on SubCategoryGoneError {
          message
        }
      }
    }
  `);
  const editSubCategory = (input: SubCategoryEditInput, { onEdited, onRefused }: EditHandlers) => {
    commit({
      variables: { input },
      updater: (store, response) => {
        if (response?.subCategoryEdit.__typename === 'SubCategoryEditPayload') store.invalidateStore();
      },
      onCompleted: ({ subCategoryEdit: result }) => {
        if (result.__typename === 'SubCategoryEditPayload') onEdited();
        else onRefused(saveRefusal(result));
      },
      onError: (error) => onRefused(refusalOf(troubleMessage(error))),
    });
  };
  return { editSubCategory, isEditing };
}
