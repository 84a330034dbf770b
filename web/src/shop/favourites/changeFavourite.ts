import { commitMutation, graphql } from 'relay-runtime';
import type { changeFavouriteAddMutation } from './__generated__/changeFavouriteAddMutation.graphql.ts';
import type { changeFavouriteRemoveMutation } from './__generated__/changeFavouriteRemoveMutation.graphql.ts';
import type { ChangeMark } from './useMark.ts';

/** Adds a product to the viewer's favourites, or removes it. */
export const changeFavourite: ChangeMark = (environment, { productId, isMarked }) =>
  new Promise((resolve, reject) => {
    const request = { variables: { input: { productId } }, onError: reject };
    if (isMarked) {
      commitMutation<changeFavouriteAddMutation>(environment, {
        ...request,
        mutation: graphql`
          mutation changeFavouriteAddMutation($input: FavouriteAddInput!) {
            favouriteAdd(input: $input) {
              __typename
              ... on FavouriteAddPayload {
                user {
                  favouriteProductIds
                }
              }
              ... on ProductUnavailableError {
                message
              }
              ... on TooManyFavouritesError {
                message
              }
            }
          }
        `,
        onCompleted: ({ favouriteAdd }) => resolve('message' in favouriteAdd ? favouriteAdd.message : null),
      });
    } else {
      commitMutation<changeFavouriteRemoveMutation>(environment, {
        ...request,
        mutation: graphql`
          mutation changeFavouriteRemoveMutation($input: FavouriteRemoveInput!) {
            favouriteRemove(input: $input) {
              user {
                favouriteProductIds
              }
            }
          }
        `,
        onCompleted: () => resolve(null),
      });
    }
  });
