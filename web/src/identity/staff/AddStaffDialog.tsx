import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { AddStaffForm } from './AddStaffForm.tsx';
import { roleNouns, texts } from './texts.ts';
import { useChangeRole } from './useChangeRole.ts';

interface AddStaffDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for an email and a role; closes after the role was given. */
export function AddStaffDialog({ isOpen, onClose }: AddStaffDialogProps) {
  const { changeRole, isChanging } = useChangeRole();
  return (
    <FormDialog title={texts.addTitle} isOpen={isOpen} onClose={onClose}>
      <AddStaffForm
        isBusy={isChanging}
        onCancel={onClose}
        onSubmit={(input, onRefused) =>
          changeRole(input, {
            onRefused,
            onChanged: (name) => {
              showSuccess(texts.added(name, roleNouns[input.role]));
              onClose();
            },
          })
        }
      />
    </FormDialog>
  );
}
