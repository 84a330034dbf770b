import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type {
  OrderUpdateStateInput,
  useUpdateOrderStateMutation,
} from './__generated__/useUpdateOrderStateMutation.graphql.ts';

interface UpdateStateHandlers {
  onUpdated: () => void;
  /** The order was not changed; the store contains its present state. */
  onRefused: (message: string) => void;
}

/** Moves an order to another state; its card changes columns with it. */
export function useUpdateOrderState() {
  const [commit, isUpdating] = useMutation<useUpdateOrderStateMutation>(graphql`
    mutation useUpdateOrderStateMutation($input: OrderUpdateStateInput!) {
      orderUpdateState(input: $input) {
        __typename
        ... on OrderUpdateStatePayload {
          order {
            ...boardOrderChanges_order
          }
        }
        ... on InvalidInputError {
          message
          issues {
            message
          }
        }
        ... on OrderNotFoundError {
          message
        }
        ... on RiderNotFoundError {
          message
        }
        ... on OrderTransitionError {
          message
          currentOrder {
            ...boardOrderChanges_order
          }
        }
      }
    }
  `);
  const updateOrderState = (input: OrderUpdateStateInput, { onUpdated, onRefused }: UpdateStateHandlers) => {
    commit({
      variables: { input },
      onCompleted: ({ orderUpdateState: answer }) => {
        switch (answer.__typename) {
          case 'OrderUpdateStatePayload':
            return onUpdated();
          case 'InvalidInputError':
            return onRefused(answer.issues[0]?.message ?? answer.message);
          case 'OrderNotFoundError':
          case 'RiderNotFoundError':
          case 'OrderTransitionError':
            return onRefused(answer.message);
          case '%other':
            return onRefused(toErrorMessage(answer));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { updateOrderState, isUpdating };
}
