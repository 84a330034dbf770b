import { graphql, useMutation } from 'react-relay';
import { refusalOf, type FormRefusal } from '../../identity/formRefusal.ts';
import { troubleMessage } from '../../relay/RequestError.ts';
import type {
  SubCategoryAddInput,
  useAddSubCategoryMutation,
} from './__generated__/useAddSubCategoryMutation.graphql.ts';
import { saveRefusal } from './saveRefusal.ts';

interface AddHandlers {
  onAdded: (subCategoryId: string) => void;
  onRefused: (refusal: FormRefusal) => void;
}

/** Adds a sub-category at the end of the given list; the shop's own lists are asked for anew when they are next seen. */
export function useAddSubCategory(connectionId: string) {
  const [commit, isAdding] = useMutation<useAddSubCategoryMutation>(graphql`
    mutation useAddSubCategoryMutation($input: SubCategoryAddInput!, $connections: [ID!]!) {
      subCategoryAdd(input: $input) {
        __typename
        ... on SubCategoryAddPayload {
          subCategoryEdge @appendEdge(connections: $connections) {
            node {
              id
              ...SubCategoryRow_subCategory
            }
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
  const addSubCategory = (input: SubCategoryAddInput, { onAdded, onRefused }: AddHandlers) => {
    commit({
      variables: { input, connections: [connectionId] },
      updater: (store, response) => {
        if (response?.subCategoryAdd.__typename === 'SubCategoryAddPayload') store.invalidateStore();
      },
      onCompleted: ({ subCategoryAdd: result }) => {
        if (result.__typename === 'SubCategoryAddPayload') onAdded(result.subCategoryEdge.node.id);
        else onRefused(saveRefusal(result));
      },
      onError: (error) => onRefused(refusalOf(troubleMessage(error))),
    });
  };
  return { addSubCategory, isAdding };
}
