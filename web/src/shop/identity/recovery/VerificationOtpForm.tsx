import { Button, Flex } from '@chakra-ui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { showError } from '../../../ui/toasts/toastStore.ts';
import { AuthCard } from '../login/AuthCard.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { ChallengeNotice } from '../challenges/ChallengeNotice.tsx';
import { EmailSentence } from './EmailSentence.tsx';
import type { RecoveryState } from './recoveryState.ts';
import { recoveryTexts } from './recoveryTexts.ts';
import { useSendOtp } from './useSendOtp.ts';
import { useVerifyOtp } from './useVerifyOtp.ts';
import { isCompleteCode, VerificationOtpBoxes } from './VerificationOtpBoxes.tsx';
import { VerificationOtpResend } from './VerificationOtpResend.tsx';

/** Asks for the code that was mailed to an address, and submits it when its last digit is entered. */
export function VerificationOtpForm({ email }: { email: string }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [digits, setDigits] = useState<string[]>([]);
  const [refusal, setRefusal] = useState('');
  const isUnderWay = useRef(false);
  const firstBox = useRef<HTMLInputElement>(null);

  const resetDigits = (message: string) => {
    isUnderWay.current = false;
    setRefusal(message);
    setDigits([]);
    firstBox.current?.focus();
  };

  const { verifyOtp, isVerifying, challenge } = useVerifyOtp({
    onVerified: () => {
      const next: RecoveryState = { email, verified: true };
      void navigate({ pathname: '/reset-password', search }, { state: next, replace: true });
    },
    onRefused: resetDigits,
    onFailed: (message) => {
      isUnderWay.current = false;
      showError(message);
    },
  });
  const { sendOtp, isSending, challenge: resendChallenge } = useSendOtp(({ message }) => showError(message));

  const verify = (code: string) => {
    if (isUnderWay.current && challenge.state.kind !== 'failed') return;
    isUnderWay.current = true;
    verifyOtp({ email, code });
  };
  const change = (next: string[]) => {
    setDigits(next);
    if (next.some((digit) => digit !== '')) setRefusal('');
  };
  const resend = (onSent: () => void) =>
    sendOtp(email, () => {
      resetDigits('');
      onSent();
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isCompleteCode(digits)) verify(digits.join(''));
  };

  return (
    <AuthCard
      title={recoveryTexts.codeTitle}
      step="recovery"
      lead={<EmailSentence {...recoveryTexts.codeSent} email={email} />}
      foot={
        <AccountLink to={`/forgot-password${search}`} state={{ email }}>
          {recoveryTexts.otherAddress}
        </AccountLink>
      }
    >
      <Flex asChild direction="column" gap="3">
        <form onSubmit={submit} noValidate>
          <VerificationOtpBoxes
            digits={digits}
            onChange={change}
            onComplete={verify}
            error={refusal}
            isBusy={isVerifying}
            firstBox={firstBox}
          />
          <ChallengeNotice challenge={challenge} />
          <Button type="submit" size="lg" disabled={!isCompleteCode(digits)} loading={isVerifying}>
            {recoveryTexts.verifyOtp}
          </Button>
          <VerificationOtpResend onResend={resend} isSending={isSending} />
          <ChallengeNotice challenge={resendChallenge} />
        </form>
      </Flex>
    </AuthCard>
  );
}
