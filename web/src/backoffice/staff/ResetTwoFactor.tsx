import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import type { ResetTwoFactor_member$key } from './__generated__/ResetTwoFactor_member.graphql.ts';
import { texts } from './texts.ts';
import { useResetTwoFactor } from './useResetTwoFactor.ts';

/** Removes a member's lost second factor after a confirmation. */
export function ResetTwoFactor({ member }: { member: ResetTwoFactor_member$key }) {
  const { name, email } = useFragment(
    graphql`
      fragment ResetTwoFactor_member on StaffMember {
        name
        email
      }
    `,
    member,
  );
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const [resetTwoFactor, isResetting] = useResetTwoFactor();
  const reset = () =>
    resetTwoFactor(
      { email },
      {
        onDone: () => {
          close();
          showSuccess(texts.twoFactorIsReset(name));
        },
        onRefused: (message) => {
          close();
          showError(message);
        },
      },
    );
  return (
    <>
      <Button
        variant="outline"
        colorPalette="gray"
        aria-label={texts.resetTwoFactorLabel(name)}
        onClick={() => setOpen(true)}
      >
        {texts.resetTwoFactor}
      </Button>
      <ConfirmDialog
        title={texts.resetTwoFactorTitle(name)}
        text={texts.resetTwoFactorText}
        action={texts.resetTwoFactor}
        isDestructive
        isOpen={isOpen}
        isBusy={isResetting}
        onClose={close}
        onConfirm={reset}
      />
    </>
  );
}
