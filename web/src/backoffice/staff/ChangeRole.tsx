import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import type { ChangeRole_member$key } from './__generated__/ChangeRole_member.graphql.ts';
import { RoleChoice, type AssignableRole } from './roles/RoleChoice.tsx';
import { texts } from './texts.ts';
import { useAssignRole } from './useAssignRole.ts';

interface ChangeRoleProps {
  member: ChangeRole_member$key;
  /** The roles that the viewer can give. */
  roles: readonly AssignableRole[];
  onChanged: () => void;
}

/** Gives a member of staff another role, or removes it, after a confirmation. */
export function ChangeRole({ member, roles, onChanged }: ChangeRoleProps) {
  const { name, email, roleDefinition } = useFragment(
    graphql`
      fragment ChangeRole_member on StaffMember {
        name
        email
        roleDefinition {
          id
        }
      }
    `,
    member,
  );
  const [assignRole, isAssigning] = useAssignRole();
  const { kind, isOpen, start, close } = useActiveDialog<'change' | 'remove'>();
  const present = roleDefinition?.id ?? null;
  const [chosen, setChosen] = useState(present);
  const role = roles.find(({ id }) => id === chosen);

  const assign = (roleDefinitionId: string | null, done: string) =>
    assignRole(
      { email, roleDefinitionId },
      {
        onDone: () => {
          close();
          showSuccess(done);
          onChanged();
        },
        onRefused: (message) => {
          close();
          showError(message);
        },
      },
    );
  const startChange = () => {
    setChosen(present);
    start('change');
  };
  return (
    <Flex gap="2" wrap="wrap" justify={{ md: 'flex-end' }}>
      <Button variant="outline" aria-label={texts.changeLabel(name)} onClick={startChange}>
        {texts.change}
      </Button>
      <Button variant="outline" colorPalette="red" aria-label={texts.removeLabel(name)} onClick={() => start('remove')}>
        {texts.remove}
      </Button>
      {kind === 'change' && (
        <ConfirmDialog
          title={texts.changeTitle(name)}
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
            {texts.changeText}
          </Text>
          <RoleChoice roles={roles} chosen={chosen} onChoose={setChosen} />
        </ConfirmDialog>
      )}
      {kind === 'remove' && (
        <ConfirmDialog
          title={texts.removeTitle(name)}
          text={texts.removeText}
          action={texts.remove}
          isDestructive
          isOpen={isOpen}
          isBusy={isAssigning}
          onClose={close}
          onConfirm={() => assign(null, texts.removed(name))}
        />
      )}
    </Flex>
  );
}
