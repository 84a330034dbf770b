import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { RoleForm, type EditedRole } from './RoleForm.tsx';
import { roleTexts as texts } from './roleTexts.ts';
import { useSaveRole } from './useSaveRole.ts';

interface RoleDialogProps {
  /** Null for a new role. */
  role: (EditedRole & { readonly id: string }) | null;
  isOpen: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** Asks for the name and the permissions of a role; closes after they were saved. */
export function RoleDialog({ role, isOpen, onClose, onSaved }: RoleDialogProps) {
  const [saveRole, isSaving] = useSaveRole();
  return (
    <FormDialog title={role === null ? texts.addTitle : texts.editTitle(role.name)} isOpen={isOpen} onClose={onClose}>
      <RoleForm
        role={role}
        isBusy={isSaving}
        onCancel={onClose}
        onSubmit={(values, onRefused) =>
          saveRole(role?.id ?? null, values, {
            onFormErrors: onRefused,
            onDone: () => {
              showSuccess(role === null ? texts.added(values.name) : texts.saved(values.name));
              onClose();
              onSaved();
            },
          })
        }
      />
    </FormDialog>
  );
}
