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
import { twoFactorTexts as texts } from './twoFactorTexts.ts';

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
              twoFactor {
                recoveryCodesLeft
              }
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
              twoFactor {
                enabledAt
                recoveryCodesLeft
              }
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      onDone: () => {
        close();
        showSuccess(texts.turnedOff);
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
            {texts.since} <time dateTime={enabledAt}>{formatDateTime(enabledAt)}</time> ·{' '}
          </>
        )}
        {texts.codesLeft(recoveryCodesLeft)}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" w={{ base: 'full', sm: 'auto' }} onClick={() => start('renew')}>
          {texts.renew}
        </Button>
        {!isRequired && (
          <Button variant="outline" colorPalette="red" w={{ base: 'full', sm: 'auto' }} onClick={() => start('off')}>
            {texts.turnOff}
          </Button>
        )}
      </Flex>
      {kind === 'renew' && (
        <ConfirmDialog
          title={texts.renewTitle}
          text={texts.renewText}
          action={texts.renew}
          isOpen={isOpen}
          isBusy={isCreating}
          onClose={close}
          onConfirm={() => createRecoveryCodes({})}
        />
      )}
      {kind === 'off' && (
        <ConfirmDialog
          title={texts.turnOffTitle}
          text={texts.turnOffText}
          action={texts.turnOff}
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
