import { FormDialog } from '../../ui/FormDialog.tsx';
import { showSuccess } from '../../ui/toaster.ts';
import { AddStaffForm } from './AddStaffForm.tsx';
import { roleNouns, texts } from './texts.ts';
import { useChangeRole } from './useChangeRole.ts';

interface AddStaffDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks whose role is to be what; closes once it is. */
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
