import { Button, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useActiveDialog } from '../../../ui/dialogs/useActiveDialog.ts';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { TwoFactorOn_viewer$key } from './__generated__/TwoFactorOn_viewer.graphql.ts';
import type { TwoFactorOnDisableMutation } from './__generated__/TwoFactorOnDisableMutation.graphql.ts';
import type { TwoFactorOnRenewMutation } from './__generated__/TwoFactorOnRenewMutation.graphql.ts';

interface TwoFactorOnProps {
  viewer: TwoFactorOn_viewer$key;
  onCodes: (codes: readonly string[]) => void;
}

/** Since when the second factor is on, and buttons that renew its recovery codes and turn it off. */
export function TwoFactorOn({ viewer, onCodes }: TwoFactorOnProps) {
  const { twoFactor } = useFragment(
    graphql`
      fragment TwoFactorOn_viewer on User {
        twoFactor {
          enabledAt
          isRequired
          recoveryCodesLeft
        }
      }
    `,
    viewer,
  );
  const { kind, isOpen, start, close } = useActiveDialog<'renew' | 'off'>();
  const refuse = (message: string) => {
    close();
    showError(message);
  };
  const [createRecoveryCodes, isCreating] = useAction<TwoFactorOnRenewMutation>(
    graphql`
      mutation TwoFactorOnRenewMutation {
        recoveryCodesCreate {
          ... on RecoveryCodesCreatePayload {
            recoveryCodes
            viewer {
              ...TwoFactorOn_viewer
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { onDone: ({ recoveryCodes }) => onCodes(recoveryCodes), onRefused: refuse },
  );
  const [disableTwoFactor, isDisabling] = useAction<TwoFactorOnDisableMutation>(
    graphql`
      mutation TwoFactorOnDisableMutation {
        twoFactorDisable {
          ... on TwoFactorDisablePayload {
            viewer {
              ...TwoFactorOn_viewer
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      onDone: () => {
        close();
        showSuccess('Two-factor authentication is off');
      },
      onRefused: refuse,
    },
  );
  const { enabledAt, isRequired, recoveryCodesLeft } = twoFactor;
  return (
    <Flex direction="column" gap="4">
      <Text color="fg.muted">
        {enabledAt != null && (
          <>
            On since <time dateTime={enabledAt}>{formatDateTime(enabledAt)}</time> ·{' '}
          </>
        )}
        {recoveryCodesLeft === 1 ? '1 recovery code left' : `${recoveryCodesLeft} recovery codes left`}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" w={{ base: 'full', sm: 'auto' }} onClick={() => start('renew')}>
          New recovery codes
        </Button>
        {!isRequired && (
          <Button variant="outline" colorPalette="red" w={{ base: 'full', sm: 'auto' }} onClick={() => start('off')}>
            Turn off
          </Button>
        )}
      </Flex>
      {kind === 'renew' && (
        <ConfirmDialog
          title="Make new recovery codes?"
          text="The ones you have now stop working."
          action="New recovery codes"
          isOpen={isOpen}
          isBusy={isCreating}
          onClose={close}
          onConfirm={() => createRecoveryCodes({})}
        />
      )}
      {kind === 'off' && (
        <ConfirmDialog
          title="Turn off two-factor authentication?"
          text="Anyone who learns your password can then log in as you."
          action="Turn off"
          isDestructive
          isOpen={isOpen}
          isBusy={isDisabling}
          onClose={close}
          onConfirm={() => disableTwoFactor({})}
        />
      )}
    </Flex>
  );
}
