import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { FormDialog } from '../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../ui/toasts/toastStore.ts';
import type { EditAddressDialog_address$key } from './__generated__/EditAddressDialog_address.graphql.ts';
import { AddressForm } from './AddressForm.tsx';
import type { AddressIssues } from './addressFields.ts';
import { texts } from './texts.ts';
import { useUpdateAddress } from './useUpdateAddress.ts';

interface EditAddressDialogProps {
  address: EditAddressDialog_address$key;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes a saved address; closes after the change was saved. */
export function EditAddressDialog({ address: addressKey, isOpen, onClose }: EditAddressDialogProps) {
  const address = useFragment(
    graphql`
      fragment EditAddressDialog_address on Address {
        id
        ...AddressForm_address
      }
    `,
    addressKey,
  );
  const [updateAddress, isBusy] = useUpdateAddress(address.id);
  const [issues, setIssues] = useState<AddressIssues>({});

  const close = () => {
    setIssues({});
    onClose();
  };

  return (
    <FormDialog title={texts.editTitle} isOpen={isOpen} onClose={close}>
      <AddressForm
        address={address}
        issues={issues}
        isBusy={isBusy}
        onSubmit={(values) =>
          updateAddress(values, {
            onInvalid: setIssues,
            onUpdated: () => {
              showSuccess(texts.saved);
              close();
            },
          })
        }
      />
    </FormDialog>
  );
}
