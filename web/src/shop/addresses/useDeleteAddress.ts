import { ConnectionHandler, graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import type { useDeleteAddressMutation } from './__generated__/useDeleteAddressMutation.graphql.ts';

/** Deletes an address and removes it from the list, also when the server no longer has it. */
export function useDeleteAddress(connectionId: string) {
  const [act, isBusy] = useAction<useDeleteAddressMutation>(graphql`
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
  const deleteAddress = (addressId: string, onDeleted: () => void) =>
    act(
      { addressId },
      {
        variables: { connections: [connectionId] },
        updater: (store, response) => {
          const connection = store.get(connectionId);
          if (response?.addressDelete.__typename === 'AddressNotFoundError' && connection != null) {
            ConnectionHandler.deleteNode(connection, addressId);
          }
        },
        onDone: onDeleted,
        errors: {
          AddressNotFoundError: ({ message }) => {
            showError(message);
            onDeleted();
          },
        },
      },
    );
  return [deleteAddress, isBusy] as const;
}
