import { graphql, useMutation } from 'react-relay';
import { refusalOf, type FormRefusal } from '../../identity/formRefusal.ts';
import { troubleMessage } from '../../relay/RequestError.ts';
import type { CategoryAddInput, useAddCategoryMutation } from './__generated__/useAddCategoryMutation.graphql.ts';
import { saveRefusal } from './saveRefusal.ts';

interface AddHandlers {
  onAdded: (categoryId: string) => void;
  onRefused: (refusal: FormRefusal) => void;
}

/** Adds a category at the end of the given list; the shop's own lists are asked for anew when they are next seen. */
export function useAddCategory(connectionId: string) {
  const [commit, isAdding] = useMutation<useAddCategoryMutation>(graphql`
    mutation useAddCategoryMutation($input: CategoryAddInput!, $connections: [ID!]!) {
      categoryAdd(input: $input) {
        __typename
        ... on CategoryAddPayload {
          categoryEdge @appendEdge(connections: $connections) {
            node {
              id
              ...AdminCategoryCard_category
            }
          }
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
  const addCategory = (input: CategoryAddInput, { onAdded, onRefused }: AddHandlers) => {
    commit({
      variables: { input, connections: [connectionId] },
      updater: (store, response) => {
        if (response?.categoryAdd.__typename === 'CategoryAddPayload') store.invalidateStore();
      },
      onCompleted: ({ categoryAdd: result }) => {
        if (result.__typename === 'CategoryAddPayload') onAdded(result.categoryEdge.node.id);
        else onRefused(saveRefusal(result));
      },
      onError: (error) => onRefused(refusalOf(troubleMessage(error))),
    });
  };
  return { addCategory, isAdding };
}
