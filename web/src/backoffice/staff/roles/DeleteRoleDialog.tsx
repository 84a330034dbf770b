import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { DeleteRoleDialogMutation } from './__generated__/DeleteRoleDialogMutation.graphql.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { RoleChoice, type AssignableRole } from './RoleChoice.tsx';
import { roleTexts as texts } from './roleTexts.ts';

const NO_ROLE = { id: 'none', name: texts.noRole };

interface DeleteRoleDialogProps {
  role: { readonly id: string; readonly name: string; readonly memberCount: number };
  /** The roles that the viewer can give. */
  roles: readonly AssignableRole[];
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a role after a confirmation, and asks how to reassign its members, if any. */
export function DeleteRoleDialog({ role, roles, isOpen, onClose, onDeleted }: DeleteRoleDialogProps) {
  const { id, name, memberCount } = role;
  const others = roles.filter((each) => each.id !== id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  const [deleteRole, isDeleting] = useAction<DeleteRoleDialogMutation>(
    graphql`
      mutation DeleteRoleDialogMutation($input: RoleDefinitionDeleteInput!) {
        roleDefinitionDelete(input: $input) {
          ... on RoleDefinitionDeletePayload {
            deletedRoleDefinitionId
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store, response) => {
        const deletedId = response?.roleDefinitionDelete.deletedRoleDefinitionId;
        if (deletedId === undefined) return;
        const left = store.getRoot().getLinkedRecords('roleDefinitions') ?? [];
        store.getRoot().setLinkedRecords(
          left.filter((each) => each?.getDataID() !== deletedId),
          'roleDefinitions',
        );
      },
    },
  );
  const close = () => {
    setRefusal('');
    onClose();
  };
  const remove = () => {
    if (memberCount > 0 && chosen === null) return setRefusal(texts.removeUsed(memberCount));
    deleteRole(
      {
        id,
        replacementId: chosen === NO_ROLE.id ? null : chosen,
        makesMembersShoppers: chosen === NO_ROLE.id,
      },
      {
        onRefused: setRefusal,
        onDone: () => {
          showSuccess(texts.removed(name));
          close();
          onDeleted();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={texts.removeTitle(name)}
      action={texts.remove}
      isDestructive
      errorMessage={refusal}
      isOpen={isOpen}
      isBusy={isDeleting}
      onClose={close}
      onConfirm={remove}
    >
      <Text color="fg.muted" mb="3">
        {memberCount === 0 ? texts.removeUnused : texts.removeUsed(memberCount)}
      </Text>
      {memberCount > 0 && (
        <RoleChoice label={texts.theyGet} roles={[...others, NO_ROLE]} chosen={chosen} onChoose={setChosen} />
      )}
    </ConfirmDialog>
  );
}
