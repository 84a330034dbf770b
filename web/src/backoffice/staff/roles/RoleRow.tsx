import { Badge, Button, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useState } from 'react';
import { AdminTableRow, Cell } from '../../ui/AdminTableRow.tsx';
import { useActiveDialog } from '../../../ui/dialogs/useActiveDialog.ts';
import { useCan } from '../../../shop/identity/permissions.ts';
import type { RoleRow_role$data, RoleRow_role$key } from './__generated__/RoleRow_role.graphql.ts';
import { type AssignableRole, RoleChoice } from './RoleChoice.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { permissionTexts, roleTexts as texts } from './roleTexts.ts';
import { useAction } from '../../../relay/useAction.ts';
import type { RoleRowDeleteRoleDialogMutation } from './__generated__/RoleRowDeleteRoleDialogMutation.graphql.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';

interface RoleRowProps {
  role: RoleRow_role$key;
  /** The roles that the viewer can give. */
  roles: readonly AssignableRole[];
  onChanged: () => void;
}

/** One role. The admin's has no buttons, nor has one that may do more than the viewer. */
export function RoleRow({ role: roleKey, roles, onChanged }: RoleRowProps) {
  const role = useFragment(
    graphql`
      fragment RoleRow_role on RoleDefinition {
        id
        name
        builtIn
        permissions
        memberCount
      }
    `,
    roleKey,
  );
  const can = useCan();
  const { kind, isOpen, start, close } = useActiveDialog<'edit' | 'delete'>();
  const { name, builtIn, permissions, memberCount } = role;
  const canEdit = builtIn !== 'ADMIN' && permissions.every((permission) => can(permission));
  return (
    <AdminTableRow>
      <Cell fontWeight="semibold" overflowWrap="anywhere" dir="auto">
        {name}
      </Cell>
      <Cell>
        <Flex gap="1.5" wrap="wrap">
          {builtIn === 'ADMIN' ? (
            <Badge colorPalette="yellow">Everything</Badge>
          ) : (
            permissions.map((permission) => (
              <Badge key={permission} colorPalette="gray">
                {permissionTexts[permission]?.label ?? permission}
              </Badge>
            ))
          )}
        </Flex>
      </Cell>
      <Cell color="fg.muted" whiteSpace="nowrap">
        {texts.memberCount(memberCount)}
      </Cell>
      <Cell textAlign={{ md: 'end' }}>
        <Flex gap="2" wrap="wrap" justify={{ md: 'flex-end' }}>
          {canEdit && (
            <Button variant="outline" aria-label={`Edit role: ${name}`} onClick={() => start('edit')}>
              Edit
            </Button>
          )}
          {canEdit && builtIn == null && (
            <Button
              variant="outline"
              colorPalette="red"
              aria-label={`Delete role: ${name}`}
              onClick={() => start('delete')}
            >
              {texts.remove}
            </Button>
          )}
        </Flex>
        {kind === 'edit' && <RoleDialog role={role} isOpen={isOpen} onClose={close} onSaved={onChanged} />}
        {kind === 'delete' && (
          <DeleteRoleDialog role={role} roles={roles} isOpen={isOpen} onClose={close} onDeleted={onChanged} />
        )}
      </Cell>
    </AdminTableRow>
  );
}

const NO_ROLE = { id: 'none', name: 'No role: they can only shop' };

interface DeleteRoleDialogProps {
  role: RoleRow_role$data;
  /** The roles that the viewer can give. */
  roles: readonly AssignableRole[];
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a role after a confirmation, and asks how to reassign its members, if any. */
function DeleteRoleDialog({ role, roles, isOpen, onClose, onDeleted }: DeleteRoleDialogProps) {
  const { id, name, memberCount } = role;
  const others = roles.filter((each) => each.id !== id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  const [deleteRole, isDeleting] = useAction<RoleRowDeleteRoleDialogMutation>(
    graphql`
      mutation RoleRowDeleteRoleDialogMutation($input: RoleDefinitionDeleteInput!) {
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
      { id, replacementId: chosen === NO_ROLE.id ? null : chosen, makesMembersShoppers: chosen === NO_ROLE.id },
      {
        onRefused: setRefusal,
        onDone: () => {
          showSuccess(`Role ${name} deleted`);
          close();
          onDeleted();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={`Delete the role ${name}?`}
      action={texts.remove}
      isDestructive
      errorMessage={refusal}
      isOpen={isOpen}
      isBusy={isDeleting}
      onClose={close}
      onConfirm={remove}
    >
      <Text color="fg.muted" mb="3">
        {memberCount === 0 ? 'No one has this role.' : texts.removeUsed(memberCount)}
      </Text>
      {memberCount > 0 && (
        <RoleChoice label="New role" roles={[...others, NO_ROLE]} chosen={chosen} onChoose={setChosen} />
      )}
    </ConfirmDialog>
  );
}
