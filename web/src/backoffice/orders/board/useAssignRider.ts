import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { OrderAssignRiderInput, useAssignRiderMutation } from './__generated__/useAssignRiderMutation.graphql.ts';

interface AssignHandlers {
  onAssigned: () => void;
  onRefused: (message: string) => void;
}

/** Assigns a rider to an order, or ends the assignment. */
export function useAssignRider() {
  const [commit, isAssigning] = useMutation<useAssignRiderMutation>(graphql`
    mutation useAssignRiderMutation($input: OrderAssignRiderInput!) {
      orderAssignRider(input: $input) {
        __typename
        ... on OrderAssignRiderPayload {
          order {
            ...boardOrderChanges_order
          }
        }
        ... on OrderNotFoundError {
          message
        }
        ... on OrderTransitionError {
          message
          currentOrder {
            ...boardOrderChanges_order
          }
        }
        ... on RiderNotFoundError {
          message
        }
      }
    }
  `);
  const assignRider = (input: OrderAssignRiderInput, { onAssigned, onRefused }: AssignHandlers) => {
    commit({
      variables: { input },
      onCompleted: ({ orderAssignRider: answer }) => {
        switch (answer.__typename) {
          case 'OrderAssignRiderPayload':
            return onAssigned();
          case 'OrderNotFoundError':
          case 'OrderTransitionError':
          case 'RiderNotFoundError':
            return onRefused(answer.message);
          case '%other':
            return onRefused(toErrorMessage(answer));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { assignRider, isAssigning };
}
