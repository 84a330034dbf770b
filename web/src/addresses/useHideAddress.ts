import { useCallback } from 'react';
import { ConnectionHandler, graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError } from '../ui/toaster.ts';
import type { useHideAddressMutation } from './__generated__/useHideAddressMutation.graphql.ts';

/** Takes an address out of the address book; one that is gone already leaves the list as well. */
export function useHideAddress(connectionId: string) {
  const [commit, isBusy] = useMutation<useHideAddressMutation>(graphql`
    mutation useHideAddressMutation($input: AddressHideInput!, $connections: [ID!]!) {
      addressHide(input: $input) {
        __typename
        ... on AddressHidePayload {
          hiddenAddressId @deleteEdge(connections: $connections)
        }
        ... on AddressGoneError {
          message
        }
      }
    }
  `);

  const hideAddress = useCallback(
    (addressId: string, onHidden: () => void) => {
      commit({
        variables: { input: { addressId }, connections: [connectionId] },
        updater: (store, response) => {
          const connection = store.get(connectionId);
          if (response?.addressHide.__typename === 'AddressGoneError' && connection != null) {
            ConnectionHandler.deleteNode(connection, addressId);
          }
        },
        onCompleted: ({ addressHide: answer }) => {
          if (answer.__typename === 'AddressGoneError') showError(answer.message);
          onHidden();
        },
        onError: (error) => showError(troubleMessage(error)),
      });
    },
    [commit, connectionId],
  );
  return [hideAddress, isBusy] as const;
}
