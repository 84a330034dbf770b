import { graphql, useFragment } from 'react-relay';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { EditAddressDialog_address$key } from './__generated__/EditAddressDialog_address.graphql.ts';
import type { EditAddressDialog_viewer$key } from './__generated__/EditAddressDialog_viewer.graphql.ts';
import { AddressForm } from './AddressForm.tsx';
import { texts } from './texts.ts';
import { useUpdateAddress } from './useUpdateAddress.ts';

interface EditAddressDialogProps {
  address: EditAddressDialog_address$key;
  viewer: EditAddressDialog_viewer$key;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes a saved address; closes after the change was saved. */
export function EditAddressDialog({ address: addressKey, viewer: viewerKey, isOpen, onClose }: EditAddressDialogProps) {
  const address = useFragment(
    graphql`
      fragment EditAddressDialog_address on Address {
        id
        ...AddressForm_address
      }
    `,
    addressKey,
  );
  const viewer = useFragment(
    graphql`
      fragment EditAddressDialog_viewer on User {
        ...AddressForm_viewer
      }
    `,
    viewerKey,
  );
  const [updateAddress, isBusy] = useUpdateAddress(address.id);

  return (
    <FormDialog title={texts.editTitle} isOpen={isOpen} onClose={onClose}>
      <AddressForm
        address={address}
        viewer={viewer}
        isBusy={isBusy}
        onSubmit={(values, onInvalid) =>
          updateAddress(values, {
            onInvalid,
            onUpdated: () => {
              showSuccess(texts.saved);
              onClose();
            },
          })
        }
      />
    </FormDialog>
  );
}
