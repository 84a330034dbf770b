import { Box, Button, Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { CopyField } from '../../../ui/forms/CopyField.tsx';
import { TwoFactorCodeForm } from './TwoFactorCodeForm.tsx';
import { twoFactorTexts as texts } from './twoFactorTexts.ts';
import { useConfirmTwoFactor } from './useConfirmTwoFactor.ts';
import type { EnrolledSecret } from './useEnrollTwoFactor.ts';

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));

interface TwoFactorEnrollmentProps {
  viewerId: string;
  secret: EnrolledSecret;
  onCancel: () => void;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** Shows the new secret as a QR code and as text, and asks for a code that proves that the app has it. */
export function TwoFactorEnrollment({ viewerId, secret, onCancel, onConfirmed }: TwoFactorEnrollmentProps) {
  const [confirmTwoFactor, isConfirming] = useConfirmTwoFactor({ viewerId, onConfirmed });
  return (
    <Flex direction="column" gap="5">
      <Box>
        <Heading as="h3" textStyle="md">
          {texts.scanTitle}
        </Heading>
        <Text mb="3" textStyle="sm" color="fg.muted">
          {texts.scanText}
        </Text>
        <Box boxSize="52">
          <Suspense fallback={<Skeleton boxSize="52" />}>
            <QrCode text={secret.uri} label={texts.qrLabel} />
          </Suspense>
        </Box>
      </Box>
      <CopyField label={texts.key} value={secret.secret} action={texts.copyKey} />
      <Box>
        <Heading as="h3" textStyle="md" mb="3">
          {texts.confirmTitle}
        </Heading>
        <TwoFactorCodeForm
          action={texts.turnOn}
          hasRecovery={false}
          isFocused={false}
          isBusy={isConfirming}
          onSubmit={(code, onRefused) => confirmTwoFactor({ code }, { onRefused })}
        />
        <Button variant="ghost" colorPalette="gray" mt="2" w="full" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Box>
    </Flex>
  );
}
