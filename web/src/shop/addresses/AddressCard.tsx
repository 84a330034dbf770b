import { Flex, IconButton } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { removeFromConnection } from '../../relay/removeFromConnection.ts';
import { useAction } from '../../relay/useAction.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import type { AddressCard_address$key } from './__generated__/AddressCard_address.graphql.ts';
import type { AddressDialog_viewer$key } from './__generated__/AddressDialog_viewer.graphql.ts';
import type { AddressCardDeleteMutation } from './__generated__/AddressCardDeleteMutation.graphql.ts';
import { EditAddressDialog } from './AddressDialog.tsx';
import { AddressLines } from './AddressLines.tsx';
import { texts } from './texts.ts';

interface AddressCardProps {
  address: AddressCard_address$key;
  viewer: AddressDialog_viewer$key;
  /** The id of the connection that contains it. */
  connectionId: string;
}

/** A saved address with its edit and remove buttons. */
export function AddressCard({ address: addressKey, viewer, connectionId }: AddressCardProps) {
  const address = useFragment(
    graphql`
      fragment AddressCard_address on Address {
        id
        line
        ...AddressLines_address
        ...AddressDialog_address
      }
    `,
    addressKey,
  );
  // The address leaves the list also when the server no longer has it.
  const [deleteAddress, isDeleting] = useAction<AddressCardDeleteMutation>(
    graphql`
      mutation AddressCardDeleteMutation($input: AddressDeleteInput!, $connections: [ID!]!) {
        addressDelete(input: $input) {
          ... on AddressDeletePayload {
            deletedAddressId @deleteEdge(connections: $connections)
          }
          ... on AddressNotFoundError @alias(as: "AddressNotFoundError") {
            message
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      variables: { connections: [connectionId] },
      updater: (store, response) => {
        const isMissing = response?.addressDelete.AddressNotFoundError != null;
        if (isMissing) removeFromConnection(store, connectionId, address.id);
      },
      onDone: () => showSuccess(texts.removed),
      errors: {
        AddressNotFoundError: ({ message }) => {
          showError(message);
          showSuccess(texts.removed);
        },
      },
    },
  );
  const [task, setTask] = useState<'none' | 'edit' | 'remove'>('none');
  const close = () => setTask('none');

  return (
    <Flex as="li" layerStyle="card" gap="2" padding="4" justifyContent="space-between" height="100%">
      <AddressLines address={address} />
      <Flex direction="column" gap="1" flexShrink="0">
        <IconButton variant="ghost" aria-label={texts.editLabel(address.line)} onClick={() => setTask('edit')}>
          <Pencil size={18} aria-hidden />
        </IconButton>
        <IconButton
          variant="ghost"
          colorPalette="red"
          aria-label={`Remove address ${address.line}`}
          onClick={() => setTask('remove')}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Flex>
      <EditAddressDialog address={address} viewer={viewer} isOpen={task === 'edit'} onClose={close} />
      <ConfirmDialog
        isDestructive
        title="Remove this address?"
        text="Your past orders won’t change."
        action="Remove"
        isOpen={task === 'remove'}
        isBusy={isDeleting}
        onClose={close}
        onConfirm={() => deleteAddress({ addressId: address.id })}
      />
    </Flex>
  );
}
