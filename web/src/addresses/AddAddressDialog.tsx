import { useState } from 'react';
import { FormDialog } from '../ui/FormDialog.tsx';
import { showSuccess } from '../ui/toaster.ts';
import { AddressForm } from './AddressForm.tsx';
import type { AddressIssues } from './addressFields.ts';
import { texts } from './texts.ts';
import { useAddAddress } from './useAddAddress.ts';

interface AddAddressDialogProps {
  /** The list that the new address joins. */
  connectionId: string;
  isOpen: boolean;
  onClose: () => void;
  onAdded?: (addressId: string) => void;
}

/** Asks for a new address; closes once it is saved. */
export function AddAddressDialog({ connectionId, isOpen, onClose, onAdded }: AddAddressDialogProps) {
  const [addAddress, isBusy] = useAddAddress(connectionId);
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
          addAddress(values, {
            onInvalid: setIssues,
            onAdded: (addressId) => {
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
