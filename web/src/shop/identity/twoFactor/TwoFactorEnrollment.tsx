import { Box, Button, Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { ConnectionHandler, graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { CopyField } from '../../../ui/forms/CopyField.tsx';
import type { TwoFactorEnrollmentMutation } from './__generated__/TwoFactorEnrollmentMutation.graphql.ts';
import { TwoFactorCodeForm } from './TwoFactorCodeForm.tsx';

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));

/** A new secret, as text and as the address in a QR code. */
export interface EnrolledSecret {
  secret: string;
  uri: string;
}

interface TwoFactorEnrollmentProps {
  viewerId: string;
  secret: EnrolledSecret;
  onCancel: () => void;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/**
 * Shows the new secret as a QR code and as text, and asks for a code that proves that the app has it. The code turns the second factor on,
 * which signs the viewer's other devices out.
 */
export function TwoFactorEnrollment({ viewerId, secret, onCancel, onConfirmed }: TwoFactorEnrollmentProps) {
  const [confirmTwoFactor, isConfirming] = useAction<TwoFactorEnrollmentMutation>(
    graphql`
      mutation TwoFactorEnrollmentMutation($input: TwoFactorConfirmInput!, $connections: [ID!]!) {
        twoFactorConfirm(input: $input) {
          ... on TwoFactorConfirmPayload {
            recoveryCodes
            revokedSessionIds @deleteEdge(connections: $connections)
            viewer {
              ...TwoFactorOn_viewer
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      variables: { connections: [ConnectionHandler.getConnectionID(viewerId, 'DevicesPage_sessions')] },
      onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    },
  );
  return (
    <Flex direction="column" gap="5">
      <Box>
        <Heading as="h3" textStyle="md">
          Scan this with your authenticator app
        </Heading>
        <Text mb="3" textStyle="sm" color="fg.muted">
          Any app for one-time codes will do.
        </Text>
        <Box boxSize="52">
          <Suspense fallback={<Skeleton boxSize="52" />}>
            <QrCode text={secret.uri} label="QR code with your key" />
          </Suspense>
        </Box>
      </Box>
      <CopyField label="Or type this key into the app" value={secret.secret} action="Copy key" />
      <Box>
        <Heading as="h3" textStyle="md" mb="3">
          Enter the code that the app shows
        </Heading>
        <TwoFactorCodeForm
          action="Turn on"
          hasRecovery={false}
          isFocused={false}
          isBusy={isConfirming}
          onSubmit={(code, onRefused) => confirmTwoFactor({ code }, { onRefused })}
        />
        <Button variant="ghost" colorPalette="gray" mt="2" w="full" onClick={onCancel}>
          Cancel
        </Button>
      </Box>
    </Flex>
  );
}
