import { Badge, Flex, Button, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useState } from 'react';
import { AdminTableRow, Cell, PhoneLabel } from '../ui/AdminTableRow.tsx';
import { useCan } from '../../shop/identity/permissions.ts';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { StaffRow_member$data, StaffRow_member$key } from './__generated__/StaffRow_member.graphql.ts';
import { type AssignableRole, RoleChoice } from './roles/RoleChoice.tsx';
import { texts } from './texts.ts';
import { useAction } from '../../relay/useAction.ts';
import type { StaffRowResetTwoFactorMutation } from './__generated__/StaffRowResetTwoFactorMutation.graphql.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';
import { useAssignRole } from './useAssignRole.ts';

interface StaffRowProps {
  member: StaffRow_member$key;
  /** The email of the viewer. */
  ownEmail: string;
  /** The roles that the viewer can give. */
  roles: readonly AssignableRole[];
  onChanged: () => void;
}

/** One staff member. The viewer’s own role of an admin cannot be changed here, nor that of a member with more permissions than the viewer. */
export function StaffRow({ member: memberKey, ownEmail, roles, onChanged }: StaffRowProps) {
  const member = useFragment(
    graphql`
      fragment StaffRow_member on StaffMember {
        name
        email
        roleDefinition {
          id
          name
          builtIn
          permissions
        }
        createdAt
        isSuspended
        hasTwoFactor
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
          {roleDefinition != null && <Badge colorPalette={isAdmin ? 'yellow' : 'green'}>{roleDefinition.name}</Badge>}
          {isSuspended && <Badge colorPalette="red">Suspended</Badge>}
          {hasTwoFactor && <Badge colorPalette="gray">2FA</Badge>}
        </Flex>
      </Cell>
      <Cell color="fg.muted">
        <PhoneLabel>{texts.since} </PhoneLabel>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </Cell>
      <Cell textAlign={{ md: 'end' }}>
        <Flex gap="2" wrap="wrap" justify={{ md: 'flex-end' }}>
          {hasTwoFactor && isInReach && <ResetTwoFactor name={name} email={email} />}
          {(!isAdmin || email !== ownEmail) && isInReach && (
            <ChangeRole member={member} roles={roles} onChanged={onChanged} />
          )}
        </Flex>
      </Cell>
    </AdminTableRow>
  );
}

/** Removes a member's lost second factor after a confirmation. */
function ResetTwoFactor({ name, email }: { name: string; email: string }) {
  const { isOpen, start, close, closeWith } = useActiveDialog<'reset'>();
  const [resetTwoFactor, isResetting] = useAction<StaffRowResetTwoFactorMutation>(
    graphql`
      mutation StaffRowResetTwoFactorMutation($input: StaffMemberResetTwoFactorInput!) {
        staffMemberResetTwoFactor(input: $input) {
          ... on StaffMemberResetTwoFactorPayload {
            staffMember {
              hasTwoFactor
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { onDone: () => closeWith(showSuccess)(`${name} can now log in without a code`), onRefused: closeWith(showError) },
  );
  return (
    <>
      <Button variant="outline" colorPalette="gray" aria-label={`Reset 2FA: ${name}`} onClick={() => start('reset')}>
        {texts.resetTwoFactor}
      </Button>
      <ConfirmDialog
        title={`Reset ${name}’s two-factor authentication?`}
        text="For someone who has lost their phone and their recovery codes. They’ll be logged out everywhere, and can log in with just their password."
        action={texts.resetTwoFactor}
        isDestructive
        isOpen={isOpen}
        isBusy={isResetting}
        onClose={close}
        onConfirm={() => resetTwoFactor({ email })}
      />
    </>
  );
}

interface ChangeRoleProps extends Omit<StaffRowProps, 'member' | 'ownEmail'> {
  member: StaffRow_member$data;
}

/** Gives a member of staff another role, or removes it, after a confirmation. */
function ChangeRole({ member: { name, email, roleDefinition }, roles, onChanged }: ChangeRoleProps) {
  const present = roleDefinition?.id ?? null;
  const [assignRole, isAssigning] = useAssignRole();
  const { kind, isOpen, start, close, closeWith } = useActiveDialog<'change' | 'remove'>();
  const [chosen, setChosen] = useState(present);
  const role = roles.find(({ id }) => id === chosen);

  const assign = (roleDefinitionId: string | null, done: string) =>
    assignRole(
      { email, roleDefinitionId },
      {
        onDone: () => {
          closeWith(showSuccess)(done);
          onChanged();
        },
        onRefused: closeWith(showError),
      },
    );
  const startChange = () => {
    setChosen(present);
    start('change');
  };
  return (
    <Flex gap="2" wrap="wrap" justify={{ md: 'flex-end' }}>
      <Button variant="outline" aria-label={`Change role: ${name}`} onClick={startChange}>
        {texts.change}
      </Button>
      <Button variant="outline" colorPalette="red" aria-label={`Remove role: ${name}`} onClick={() => start('remove')}>
        {texts.remove}
      </Button>
      {kind === 'change' && (
        <ConfirmDialog
          title={`Change ${name}’s role`}
          action={texts.change}
          isOpen={isOpen}
          isBusy={isAssigning}
          onClose={close}
          onConfirm={() => {
            if (role === undefined || role.id === present) return close();
            assign(role.id, texts.assigned(name, role.name));
          }}
        >
          <Text color="fg.muted" mb="3">
            It applies right away, even where they’re already logged in.
          </Text>
          <RoleChoice roles={roles} chosen={chosen} onChoose={setChosen} />
        </ConfirmDialog>
      )}
      {kind === 'remove' && (
        <ConfirmDialog
          title={`Remove ${name}’s role?`}
          text="They’ll only be able to shop. Their account stays, and someone else can finish their orders."
          action={texts.remove}
          isDestructive
          isOpen={isOpen}
          isBusy={isAssigning}
          onClose={close}
          onConfirm={() => assign(null, `${name} is no longer on the staff`)}
        />
      )}
    </Flex>
  );
}
