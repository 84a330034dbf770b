import { Flex, IconButton } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { AddressCard_address$key } from './__generated__/AddressCard_address.graphql.ts';
import type { AddressCard_viewer$key } from './__generated__/AddressCard_viewer.graphql.ts';
import { AddressLines } from './AddressLines.tsx';
import { EditAddressDialog } from './EditAddressDialog.tsx';
import { DeleteAddressDialog } from './DeleteAddressDialog.tsx';
import { texts } from './texts.ts';
import { useDeleteAddress } from './useDeleteAddress.ts';

interface AddressCardProps {
  address: AddressCard_address$key;
  viewer: AddressCard_viewer$key;
  /** The id of the connection that contains it. */
  connectionId: string;
}

/** A saved address with its edit and remove buttons. */
export function AddressCard({ address: addressKey, viewer: viewerKey, connectionId }: AddressCardProps) {
  const address = useFragment(
    graphql`
      fragment AddressCard_address on Address {
        id
        line
        ...AddressLines_address
        ...EditAddressDialog_address
      }
    `,
    addressKey,
  );
  const viewer = useFragment(
    graphql`
      fragment AddressCard_viewer on User {
        ...EditAddressDialog_viewer
      }
    `,
    viewerKey,
  );
  const [deleteAddress, isDeleting] = useDeleteAddress(connectionId);
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
          aria-label={texts.removeLabel(address.line)}
          onClick={() => setTask('remove')}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Flex>
      <EditAddressDialog address={address} viewer={viewer} isOpen={task === 'edit'} onClose={close} />
      <DeleteAddressDialog
        isOpen={task === 'remove'}
        isBusy={isDeleting}
        onClose={close}
        onConfirm={() => deleteAddress(address.id, () => showSuccess(texts.removed))}
      />
    </Flex>
  );
}
