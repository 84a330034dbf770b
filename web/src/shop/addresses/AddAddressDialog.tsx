import { graphql, useFragment } from 'react-relay';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { AddressForm } from './AddressForm.tsx';
import type { AddAddressDialog_viewer$key } from './__generated__/AddAddressDialog_viewer.graphql.ts';
import type { AddressValues } from './addressFields.ts';
import { texts } from './texts.ts';
import { useCreateAddress } from './useCreateAddress.ts';

interface AddAddressDialogProps {
  viewer: AddAddressDialog_viewer$key;
  /** The id of the connection that the new address is added to. */
  connectionId: string;
  /** The form's initial values; by default those from the account. */
  initial?: AddressValues | undefined;
  isOpen: boolean;
  onClose: () => void;
  onAdded?: (addressId: string) => void;
}

/** Asks for a new address; closes after it was saved. */
export function AddAddressDialog({
  viewer: viewerKey,
  connectionId,
  initial,
  isOpen,
  onClose,
  onAdded,
}: AddAddressDialogProps) {
  const viewer = useFragment(
    graphql`
      fragment AddAddressDialog_viewer on User {
        ...AddressForm_viewer
      }
    `,
    viewerKey,
  );
  const [createAddress, isBusy] = useCreateAddress(connectionId);

  return (
    <FormDialog title={texts.add} isOpen={isOpen} onClose={onClose}>
      <AddressForm
        viewer={viewer}
        initial={initial}
        isBusy={isBusy}
        onSubmit={(values, onInvalid) =>
          createAddress(values, {
            onInvalid,
            onCreated: (addressId) => {
              showSuccess(texts.added);
              onClose();
              onAdded?.(addressId);
            },
          })
        }
      />
    </FormDialog>
  );
}
