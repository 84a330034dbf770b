import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { announce } from '../ui/announce.ts';
import { recoveryTexts } from './recoveryTexts.ts';
import { useCountdown } from './useCountdown.ts';

const RESEND_AFTER_SECONDS = 30;

interface VerificationOtpResendProps {
  /** Sends another code, and calls back once it is on its way. */
  onResend: (onSent: () => void) => void;
  isSending: boolean;
}

/** Another code, for a mail that did not arrive: not at once, because the first may only be slow. */
export function VerificationOtpResend({ onResend, isSending }: VerificationOtpResendProps) {
  const { secondsLeft, restart } = useCountdown(RESEND_AFTER_SECONDS);
  const isEarly = secondsLeft > 0;

  // Told once, when it can be pressed; a region that counted aloud would talk over everything else.
  useEffect(() => {
    if (!isEarly) announce(recoveryTexts.mayResend);
  }, [isEarly]);

  return (
    <Flex wrap="wrap" justify="center" align="center" columnGap="1" textStyle="sm" color="fg.muted">
      <Text>{recoveryTexts.notArrived}</Text>
      <Flex align="center">
        <Button variant="ghost" px="2" disabled={isEarly} loading={isSending} onClick={() => onResend(restart)}>
          {recoveryTexts.resend}
        </Button>
        {isEarly && (
          <Text fontVariantNumeric="tabular-nums" minW="9">
            {recoveryTexts.resendIn(secondsLeft)}
          </Text>
        )}
      </Flex>
    </Flex>
  );
}
