import { Button, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import type { ChangeRole_member$key } from './__generated__/ChangeRole_member.graphql.ts';
import { roleNouns, texts } from './texts.ts';
import { useChangeRole } from './useChangeRole.ts';

/** Changes a picker's or rider's role, or removes it, after a confirmation. */
export function ChangeRole({ member }: { member: ChangeRole_member$key }) {
  const { name, email, role } = useFragment(
    graphql`
      fragment ChangeRole_member on StaffMember {
        name
        email
        role
      }
    `,
    member,
  );
  const { changeRole, isChanging } = useChangeRole();
  const { kind, isOpen, start, close } = useActiveDialog<'make' | 'remove'>();
  const other = role === 'PICKER' ? 'RIDER' : 'PICKER';
  const noun = roleNouns[other];

  const change = (to: 'USER' | typeof other, done: string) =>
    changeRole(
      { email, role: to },
      {
        onChanged: () => {
          close();
          showSuccess(done);
        },
        onRefused: ({ message }) => {
          close();
          showError(message);
        },
      },
    );
  return (
    <Flex gap="2" wrap="wrap" justify={{ md: 'flex-end' }}>
      <Button variant="outline" aria-label={texts.makeLabel(name, noun)} onClick={() => start('make')}>
        {texts.make(noun)}
      </Button>
      <Button variant="outline" colorPalette="red" aria-label={texts.removeLabel(name)} onClick={() => start('remove')}>
        {texts.remove}
      </Button>
      {kind === 'make' && (
        <ConfirmDialog
          title={texts.makeTitle(name, noun)}
          text={texts.makeText(roleNouns[other === 'RIDER' ? 'PICKER' : 'RIDER'], noun)}
          action={texts.make(noun)}
          isOpen={isOpen}
          isBusy={isChanging}
          onClose={close}
          onConfirm={() => change(other, texts.added(name, noun))}
        />
      )}
      {kind === 'remove' && (
        <ConfirmDialog
          title={texts.removeTitle(name)}
          text={texts.removeText}
          action={texts.remove}
          isDestructive
          isOpen={isOpen}
          isBusy={isChanging}
          onClose={close}
          onConfirm={() => change('USER', texts.removed(name))}
        />
      )}
    </Flex>
  );
}
