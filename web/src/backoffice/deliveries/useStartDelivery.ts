import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import type { useStartDeliveryMutation } from './__generated__/useStartDeliveryMutation.graphql.ts';
import { useFulfilmentRefresh } from '../fulfilment/FulfilmentRefreshContext.ts';

/** Assigns an order to the viewer as its rider; reloads the page when the server refuses. */
export function useStartDelivery() {
  const refresh = useFulfilmentRefresh();
  return useAction<useStartDeliveryMutation>(
    graphql`
      mutation useStartDeliveryMutation($input: DeliveryStartInput!) {
        deliveryStart(input: $input) {
          ... on DeliveryStartPayload {
            order {
              ...DeliveryCard_order
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      onRefused: (message) => {
        showError(message);
        refresh();
      },
      onFailed: showError,
    },
  );
}
