import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { useReleaseHoldMutation } from './__generated__/useReleaseHoldMutation.graphql.ts';

interface ReleaseHandlers {
  onReleased: () => void;
  /** The order was not released; the store contains its present state. */
  onRefused: (message: string) => void;
}

/** Releases an order that is on hold. */
export function useReleaseHold() {
  const [commit, isReleasing] = useMutation<useReleaseHoldMutation>(graphql`
    mutation useReleaseHoldMutation($input: OrderReleaseHoldInput!) {
      orderReleaseHold(input: $input) {
        __typename
        ... on OrderReleaseHoldPayload {
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
      }
    }
  `);
  const releaseHold = (orderId: string, { onReleased, onRefused }: ReleaseHandlers) => {
    commit({
      variables: { input: { orderId } },
      onCompleted: ({ orderReleaseHold: answer }) => {
        switch (answer.__typename) {
          case 'OrderReleaseHoldPayload':
            return onReleased();
          case 'OrderNotFoundError':
          case 'OrderTransitionError':
            return onRefused(answer.message);
          case '%other':
            return onRefused(toErrorMessage(answer));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { releaseHold, isReleasing };
}
