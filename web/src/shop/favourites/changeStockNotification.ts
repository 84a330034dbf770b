import { commitMutation, graphql } from 'relay-runtime';
import type { changeStockNotificationCreateMutation } from './__generated__/changeStockNotificationCreateMutation.graphql.ts';
import type { changeStockNotificationDeleteMutation } from './__generated__/changeStockNotificationDeleteMutation.graphql.ts';
import type { ChangeMark } from './useMark.ts';

/** Requests a mail for when a sold-out product is back in stock, or withdraws the request. */
export const changeStockNotification: ChangeMark = (environment, { productId, isMarked }) =>
  new Promise((resolve, reject) => {
    const request = { variables: { input: { productId } }, onError: reject };
    if (isMarked) {
      commitMutation<changeStockNotificationCreateMutation>(environment, {
        ...request,
        mutation: graphql`
          mutation changeStockNotificationCreateMutation($input: StockNotificationCreateInput!) {
            stockNotificationCreate(input: $input) {
              __typename
              ... on StockNotificationCreatePayload {
                user {
                  stockNotificationProductIds
                }
              }
              ... on ProductUnavailableError {
                message
              }
              ... on ProductInStockError {
                message
              }
              ... on TooManyStockNotificationsError {
                message
              }
            }
          }
        `,
        onCompleted: ({ stockNotificationCreate: result }) => resolve('message' in result ? result.message : null),
      });
    } else {
      commitMutation<changeStockNotificationDeleteMutation>(environment, {
        ...request,
        mutation: graphql`
          mutation changeStockNotificationDeleteMutation($input: StockNotificationDeleteInput!) {
            stockNotificationDelete(input: $input) {
              user {
                stockNotificationProductIds
              }
            }
          }
        `,
        onCompleted: () => resolve(null),
      });
    }
  });
