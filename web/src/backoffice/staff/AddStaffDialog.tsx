import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { AddStaffForm } from './AddStaffForm.tsx';
import type { AssignableRole } from './roles/RoleChoice.tsx';
import { texts } from './texts.ts';
import { useAssignRole } from './useAssignRole.ts';

interface AddStaffDialogProps {
  roles: readonly AssignableRole[];
  isOpen: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Asks for an email and a role; closes after the role was given. */
export function AddStaffDialog({ roles, isOpen, onClose, onChanged }: AddStaffDialogProps) {
  const [assignRole, isAssigning] = useAssignRole();
  return (
    <FormDialog title={texts.addTitle} isOpen={isOpen} onClose={onClose}>
      <AddStaffForm
        roles={roles}
        isBusy={isAssigning}
        onCancel={onClose}
        onSubmit={({ email, role }, onRefused) =>
          assignRole(
            { email, roleDefinitionId: role.id },
            {
              onFormErrors: onRefused,
              onDone: ({ staffMember: { name } }) => {
                showSuccess(texts.assigned(name, role.name));
                onClose();
                onChanged();
              },
            },
          )
        }
      />
    </FormDialog>
  );
}
