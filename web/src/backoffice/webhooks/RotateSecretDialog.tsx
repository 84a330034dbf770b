import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { DialogActions } from '../../ui/dialogs/DialogActions.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import type { RotateSecretDialogMutation } from './__generated__/RotateSecretDialogMutation.graphql.ts';
import { texts } from './texts.ts';
import { WebhookSecret } from './WebhookSecret.tsx';

interface RotateSecretDialogProps {
  webhookId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Rotates a webhook's secret after a confirmation and shows it once; closing the dialog discards it. */
export function RotateSecretDialog({ webhookId, isOpen, onClose }: RotateSecretDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const [rotateSecret, isRotating] = useAction<RotateSecretDialogMutation>(
    graphql`
      mutation RotateSecretDialogMutation($input: WebhookEndpointRotateSecretInput!) {
        webhookEndpointRotateSecret(input: $input) {
          ... on WebhookEndpointRotateSecretPayload {
            secret
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { onDone: (rotated) => setSecret(rotated.secret) },
  );
  return (
    <FormDialog
      title={secret === null ? 'Create a new secret?' : 'New secret'}
      isOpen={isOpen}
      onClose={onClose}
      onExited={() => setSecret(null)}
    >
      {secret === null ? (
        <>
          <Text color="fg.muted" mb="5">
            The current one stops working right away: messages fail until the program has the new one.
          </Text>
          <DialogActions
            action={texts.rotate}
            isDestructive
            isBusy={isRotating}
            onCancel={onClose}
            onConfirm={() => rotateSecret({ endpointId: webhookId })}
          />
        </>
      ) : (
        <WebhookSecret secret={secret} onDone={onClose} />
      )}
    </FormDialog>
  );
}
