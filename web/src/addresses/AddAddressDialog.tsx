import { useState } from 'react';
import { FormDialog } from '../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../ui/toasts/toastStore.ts';
import { AddressForm } from './AddressForm.tsx';
import type { AddressIssues } from './addressFields.ts';
import { texts } from './texts.ts';
import { useCreateAddress } from './useCreateAddress.ts';

interface AddAddressDialogProps {
  /** The id of the connection that the new address is added to. */
  connectionId: string;
  isOpen: boolean;
  onClose: () => void;
  onAdded?: (addressId: string) => void;
}

/** Asks for a new address; closes after it was saved. */
export function AddAddressDialog({ connectionId, isOpen, onClose, onAdded }: AddAddressDialogProps) {
  const [createAddress, isBusy] = useCreateAddress(connectionId);
  const [issues, setIssues] = useState<AddressIssues>({});

  const close = () => {
    setIssues({});
    onClose();
  };

  return (
    <FormDialog title={texts.add} isOpen={isOpen} onClose={close}>
      <AddressForm
        issues={issues}
        isBusy={isBusy}
        onSubmit={(values) =>
          createAddress(values, {
            onInvalid: setIssues,
            onCreated: (addressId) => {
              showSuccess(texts.added);
              close();
              onAdded?.(addressId);
            },
          })
        }
      />
    </FormDialog>
  );
}
