import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../../relay/RequestError.ts';
import type { OrderMoveInput, useMoveOrderMutation } from './__generated__/useMoveOrderMutation.graphql.ts';

interface MoveHandlers {
  onMoved: () => void;
  /** The order is as it was, or as the server has found it, which the store holds by now. */
  onRefused: (message: string) => void;
}

/** Brings an order to another state; where that goes, the board follows. */
export function useMoveOrder() {
  const [commit, isMoving] = useMutation<useMoveOrderMutation>(graphql`
    mutation useMoveOrderMutation($input: OrderMoveInput!) {
      orderMove(input: $input) {
        __typename
        ... on OrderMovePayload {
          order {
            ...changedOrder_order
          }
        }
        ... on InvalidInputError {
          message
          issues {
            message
          }
        }
        ... on OrderGoneError {
          message
        }
        ... on OrderTransitionError {
          message
          order {
            ...changedOrder_order
          }
        }
      }
    }
  `);
  const moveOrder = (input: OrderMoveInput, { onMoved, onRefused }: MoveHandlers) => {
    commit({
      variables: { input },
      onCompleted: ({ orderMove: answer }) => {
        switch (answer.__typename) {
          case 'OrderMovePayload':
            return onMoved();
          case 'InvalidInputError':
            return onRefused(answer.issues[0]?.message ?? answer.message);
          case 'OrderGoneError':
          case 'OrderTransitionError':
            return onRefused(answer.message);
          case '%other':
            return onRefused(troubleMessage(answer));
        }
      },
      onError: (error) => onRefused(troubleMessage(error)),
    });
  };
  return { moveOrder, isMoving };
}
