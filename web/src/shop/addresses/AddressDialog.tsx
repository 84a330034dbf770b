import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { AddressDialog_address$key } from './__generated__/AddressDialog_address.graphql.ts';
import type { AddressDialog_viewer$key } from './__generated__/AddressDialog_viewer.graphql.ts';
import type { createAddressMutation as createAddressMutationType } from './__generated__/createAddressMutation.graphql.ts';
import type { AddressDialogUpdateMutation } from './__generated__/AddressDialogUpdateMutation.graphql.ts';
import { addressInput, type AddressValues } from './addressFields.ts';
import styles from './AddressForm.module.css';
import { AddressForm } from './AddressForm.tsx';
import { readSavedAddress } from './addressValues.ts';
import { createAddressMutation } from './createAddress.ts';
import { texts } from './texts.ts';

/* eslint-disable relay/unused-fields -- the form reads them */
const viewerFragment = graphql`
  fragment AddressDialog_viewer on User {
    name
    mobile
  }
`;

/** A new address, and whether the shop delivers to it. */
export interface AddedAddress {
  id: string;
  isServiceable: boolean;
}

interface AddAddressDialogProps {
  viewer: AddressDialog_viewer$key;
  /** The id of the connection that the new address is added to. */
  connectionId: string;
  /** The form's initial values; by default those from the account. */
  initial?: AddressValues | undefined;
  isOpen: boolean;
  onClose: () => void;
  onAdded?: (address: AddedAddress) => void;
}

/** Asks for a new address; closes after it was saved. */
export function AddAddressDialog(props: AddAddressDialogProps) {
  const { connectionId, initial, isOpen, onClose, onAdded } = props;
  const account = useFragment(viewerFragment, props.viewer);
  const [createAddress, isCreating] = useAction<createAddressMutationType>(createAddressMutation, {
    variables: { connections: [connectionId] },
    onDone: ({ addressEdge }) => {
      showSuccess('Address added');
      onClose();
      onAdded?.(addressEdge.node);
    },
  });
  return (
    <FormDialog title="Add Address" isOpen={isOpen} onClose={onClose}>
      <AddressForm
        account={account}
        initial={initial}
        isBusy={isCreating}
        onSubmit={(values, onFormErrors) => createAddress(addressInput(values), { onFormErrors })}
      />
    </FormDialog>
  );
}

interface EditAddressDialogProps {
  address: AddressDialog_address$key;
  viewer: AddressDialog_viewer$key;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes a saved address; closes after the change was saved. */
export function EditAddressDialog({ address: addressKey, viewer, isOpen, onClose }: EditAddressDialogProps) {
  const address = useFragment(
    graphql`
      fragment AddressDialog_address on Address {
        id
        ...addressValues_address
      }
    `,
    addressKey,
  );
  const account = useFragment(viewerFragment, viewer);
  const [updateAddress, isUpdating] = useAction<AddressDialogUpdateMutation>(
    graphql`
      mutation AddressDialogUpdateMutation($input: AddressUpdateInput!) {
        addressUpdate(input: $input) {
          ... on AddressUpdatePayload {
            address {
              ...AddressLines_address
              ...addressValues_address
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      onDone: () => {
        showSuccess('Address saved');
        onClose();
      },
    },
  );
  return (
    <FormDialog title={texts.editTitle} isOpen={isOpen} onClose={onClose}>
      <AddressForm
        address={readSavedAddress(address)}
        account={account}
        isBusy={isUpdating}
        onSubmit={(values, onFormErrors) =>
          updateAddress({ addressId: address.id, ...addressInput(values) }, { onFormErrors })
        }
      />
    </FormDialog>
  );
}

/** A dashed tile with the button that adds an address. */
export function AddAddressTile({ onPress }: { onPress: () => void }) {
  return (
    <Button className={styles.tile} variant="outline" onClick={onPress}>
      <Plus size={18} aria-hidden />
      Add address
    </Button>
  );
}
