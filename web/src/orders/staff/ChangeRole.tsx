import { Button, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useTask } from '../../catalogue/admin/useTask.ts';
import { showError, showSuccess } from '../../ui/toaster.ts';
import { WorkQuestion } from '../work/WorkQuestion.tsx';
import type { ChangeRole_member$key } from './__generated__/ChangeRole_member.graphql.ts';
import { roleNouns, texts } from './texts.ts';
import { useChangeRole } from './useChangeRole.ts';

/** Makes a rider of a picker or the other way round, or takes the role away; each after a question. */
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
  const { kind, isOpen, start, close } = useTask<'make' | 'remove'>();
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
        <WorkQuestion
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
        <WorkQuestion
          title={texts.removeTitle(name)}
          text={texts.removeText}
          action={texts.remove}
          isGrave
          isOpen={isOpen}
          isBusy={isChanging}
          onClose={close}
          onConfirm={() => change('USER', texts.removed(name))}
        />
      )}
    </Flex>
  );
}
