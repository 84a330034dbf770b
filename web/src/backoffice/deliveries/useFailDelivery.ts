import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { useFulfilmentRefresh } from '../fulfilment/FulfilmentRefreshContext.ts';
import type { DeliveryFailInput, useFailDeliveryMutation } from './__generated__/useFailDeliveryMutation.graphql.ts';

interface FailHandlers {
  onFailed: () => void;
  onRefused: (message: string) => void;
}

/** Records that an order could not be delivered; reloads the page when the server refuses. */
export function useFailDelivery() {
  const refresh = useFulfilmentRefresh();
  const [commit, isFailing] = useMutation<useFailDeliveryMutation>(graphql`
    mutation useFailDeliveryMutation($input: DeliveryFailInput!) {
      deliveryFail(input: $input) {
        __typename
        ... on DeliveryFailPayload {
          order {
            ...DeliveryCard_order
            ...FailDeliveryDialog_order
          }
        }
        ... on InvalidInputError {
          message
          issues {
            message
          }
        }
        ... on AlreadyAssignedError {
          message
        }
        ... on OrderNotFoundError {
          message
        }
        ... on OrderTransitionError {
          message
        }
      }
    }
  `);
  const failDelivery = (input: DeliveryFailInput, { onFailed, onRefused }: FailHandlers) => {
    const refuse = (message: string) => {
      onRefused(message);
      refresh();
    };
    commit({
      variables: { input },
      onCompleted: ({ deliveryFail: answer }) => {
        switch (answer.__typename) {
          case 'DeliveryFailPayload':
            return onFailed();
          case 'InvalidInputError':
            return onRefused(answer.issues[0]?.message ?? answer.message);
          case 'AlreadyAssignedError':
          case 'OrderNotFoundError':
          case 'OrderTransitionError':
            return refuse(answer.message);
          case '%other':
            return refuse(toErrorMessage(answer));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { failDelivery, isFailing };
}
