import { Badge, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { AdminTableRow, Cell, PhoneLabel } from '../ui/AdminTableRow.tsx';
import { useCan } from '../../shop/identity/permissions.ts';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { StaffRow_member$key } from './__generated__/StaffRow_member.graphql.ts';
import { ChangeRole } from './ChangeRole.tsx';
import { ResetTwoFactor } from './ResetTwoFactor.tsx';
import type { AssignableRole } from './roles/RoleChoice.tsx';
import { texts } from './texts.ts';

interface StaffRowProps {
  member: StaffRow_member$key;
  /** The roles that the viewer can give. */
  roles: readonly AssignableRole[];
  onChanged: () => void;
}

/** One staff member; an admin's role cannot be changed here, nor that of a member with more permissions than the viewer. */
export function StaffRow({ member: memberKey, roles, onChanged }: StaffRowProps) {
  const member = useFragment(
    graphql`
      fragment StaffRow_member on StaffMember {
        name
        email
        roleDefinition {
          name
          builtIn
          permissions
        }
        createdAt
        isSuspended
        hasTwoFactor
        ...ChangeRole_member
        ...ResetTwoFactor_member
      }
    `,
    memberKey,
  );
  const { name, email, roleDefinition, createdAt, isSuspended, hasTwoFactor } = member;
  const can = useCan();
  const isAdmin = roleDefinition?.builtIn === 'ADMIN';
  const isInReach = roleDefinition?.permissions.every((permission) => can(permission)) ?? true;
  return (
    <AdminTableRow>
      <Cell fontWeight="semibold" overflowWrap="anywhere" dir="auto">
        {name}
      </Cell>
      <Cell overflowWrap="anywhere">{email}</Cell>
      <Cell>
        <Flex gap="2" wrap="wrap">
          {roleDefinition != null && <Badge colorPalette={isAdmin ? 'brand' : 'green'}>{roleDefinition.name}</Badge>}
          {isSuspended && <Badge colorPalette="red">{texts.suspended}</Badge>}
          {hasTwoFactor && <Badge colorPalette="gray">{texts.twoFactor}</Badge>}
        </Flex>
      </Cell>
      <Cell color="fg.muted">
        <PhoneLabel>{texts.since} </PhoneLabel>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </Cell>
      <Cell textAlign={{ md: 'end' }}>
        <Flex gap="2" wrap="wrap" justify={{ md: 'flex-end' }}>
          {hasTwoFactor && isInReach && <ResetTwoFactor member={member} />}
          {!isAdmin && isInReach && <ChangeRole member={member} roles={roles} onChanged={onChanged} />}
        </Flex>
      </Cell>
    </AdminTableRow>
  );
}
