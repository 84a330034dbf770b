import { useCallback } from 'react';
import { ConnectionHandler, graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import type { useDeleteAddressMutation } from './__generated__/useDeleteAddressMutation.graphql.ts';

/** Deletes an address and removes it from the list, also when the server no longer has it. */
export function useDeleteAddress(connectionId: string) {
  const [commit, isBusy] = useMutation<useDeleteAddressMutation>(graphql`
    mutation useDeleteAddressMutation($input: AddressDeleteInput!, $connections: [ID!]!) {
      addressDelete(input: $input) {
        __typename
        ... on AddressDeletePayload {
          deletedAddressId @deleteEdge(connections: $connections)
        }
        ... on AddressNotFoundError {
          message
        }
      }
    }
  `);

  const deleteAddress = useCallback(
    (addressId: string, onDeleted: () => void) => {
      commit({
        variables: { input: { addressId }, connections: [connectionId] },
        updater: (store, response) => {
          const connection = store.get(connectionId);
          if (response?.addressDelete.__typename === 'AddressNotFoundError' && connection != null) {
            ConnectionHandler.deleteNode(connection, addressId);
          }
        },
        onCompleted: ({ addressDelete: result }) => {
          if (result.__typename === 'AddressNotFoundError') showError(result.message);
          onDeleted();
        },
        onError: (error) => showError(toErrorMessage(error)),
      });
    },
    [commit, connectionId],
  );
  return [deleteAddress, isBusy] as const;
}
