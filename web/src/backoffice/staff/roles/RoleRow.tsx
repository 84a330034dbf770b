import { Badge, Button, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { AdminTableRow, Cell } from '../../ui/AdminTableRow.tsx';
import { useActiveDialog } from '../../../ui/dialogs/useActiveDialog.ts';
import { useCan } from '../../../shop/identity/permissions.ts';
import type { RoleRow_role$key } from './__generated__/RoleRow_role.graphql.ts';
import type { AssignableRole } from './RoleChoice.tsx';
import { DeleteRoleDialog } from './DeleteRoleDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { permissionTexts, roleTexts as texts } from './roleTexts.ts';

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
  const { id, name, builtIn, permissions, memberCount } = role;
  const canEdit = builtIn !== 'ADMIN' && permissions.every((permission) => can(permission));
  return (
    <AdminTableRow>
      <Cell fontWeight="semibold" overflowWrap="anywhere" dir="auto">
        {name}
      </Cell>
      <Cell>
        <Flex gap="1.5" wrap="wrap">
          {builtIn === 'ADMIN' ? (
            <Badge colorPalette="brand">{texts.everything}</Badge>
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
            <Button variant="outline" aria-label={texts.editLabel(name)} onClick={() => start('edit')}>
              {texts.edit}
            </Button>
          )}
          {canEdit && builtIn == null && (
            <Button
              variant="outline"
              colorPalette="red"
              aria-label={texts.removeLabel(name)}
              onClick={() => start('delete')}
            >
              {texts.remove}
            </Button>
          )}
        </Flex>
        {kind === 'edit' && (
          <RoleDialog role={{ id, name, builtIn, permissions }} isOpen={isOpen} onClose={close} onSaved={onChanged} />
        )}
        {kind === 'delete' && (
          <DeleteRoleDialog
            role={{ id, name, memberCount }}
            roles={roles}
            isOpen={isOpen}
            onClose={close}
            onDeleted={onChanged}
          />
        )}
      </Cell>
    </AdminTableRow>
  );
}
