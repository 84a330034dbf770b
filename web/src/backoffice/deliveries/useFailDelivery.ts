import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { useFulfilmentRefresh } from '../fulfilment/FulfilmentRefreshContext.ts';
import type { DeliveryFailInput, useFailDeliveryMutation } from './__generated__/useFailDeliveryMutation.graphql.ts';

interface FailHandlers {
  onFailed: () => void;
  onRefused: (message: string) => void;
}

/** Records that an order could not be delivered; reloads the page when the server refuses. */
export function useFailDelivery() {
  const refresh = useFulfilmentRefresh();
  const [act, isFailing] = useAction<useFailDeliveryMutation>(graphql`
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
  const failDelivery = (input: DeliveryFailInput, { onFailed, onRefused }: FailHandlers) =>
    act(input, {
      onDone: onFailed,
      errors: { InvalidInputError: ({ message }) => onRefused(message) },
      onRefused: (message) => {
        onRefused(message);
        refresh();
      },
      onFailed: onRefused,
    });
  return { failDelivery, isFailing };
}
