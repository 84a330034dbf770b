import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { announce } from '../../../ui/announce.ts';
import { recoveryTexts } from './recoveryTexts.ts';
import { useCountdown } from '../../../ui/useCountdown.ts';

const RESEND_AFTER_SECONDS = 30;

interface VerificationOtpResendProps {
  /** Sends another code, and calls back after the server has accepted the request. */
  onResend: (onSent: () => void) => void;
  isSending: boolean;
}

/** Sends another code. The button is disabled at first, because the first mail may only be slow. */
export function VerificationOtpResend({ onResend, isSending }: VerificationOtpResendProps) {
  const { secondsLeft, restart } = useCountdown(RESEND_AFTER_SECONDS);
  const isEarly = secondsLeft > 0;

  // Announced once, when the button is enabled; a live region with each second would interrupt the screen reader.
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
