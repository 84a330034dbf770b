import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useAction } from '../../relay/useAction.ts';
import type { ResetTwoFactorMutation } from './__generated__/ResetTwoFactorMutation.graphql.ts';
import { graphql, useFragment } from 'react-relay';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import type { ResetTwoFactor_member$key } from './__generated__/ResetTwoFactor_member.graphql.ts';
import { texts } from './texts.ts';

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
  const closeWith = (show: (message: string) => void) => (message: string) => {
    close();
    show(message);
  };
  const [resetTwoFactor, isResetting] = useAction<ResetTwoFactorMutation>(
    graphql`
      mutation ResetTwoFactorMutation($input: StaffMemberResetTwoFactorInput!) {
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
    { onDone: () => closeWith(showSuccess)(texts.twoFactorIsReset(name)), onRefused: closeWith(showError) },
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
        onConfirm={() => resetTwoFactor({ email })}
      />
    </>
  );
}
