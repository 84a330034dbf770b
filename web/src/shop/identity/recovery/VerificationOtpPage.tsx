import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useAction } from '../../../relay/useAction.ts';
import { announce } from '../../../ui/announce.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import { AccountLink } from '../AccountLink.tsx';
import { ChallengeNotice } from '../challenges/ChallengeNotice.tsx';
import { useChallenge } from '../challenges/useChallenge.ts';
import { AuthCard } from '../login/AuthCard.tsx';
import type { VerificationOtpPageMutation } from './__generated__/VerificationOtpPageMutation.graphql.ts';
import { readRecoveryState, type RecoveryState } from './recoveryState.ts';
import { recoveryTexts as texts } from './recoveryTexts.ts';
import { useSendOtp } from './useSendOtp.ts';
import { useVerificationCode, VerificationOtpBoxes } from './VerificationOtpBoxes.tsx';

const RESEND_AFTER_SECONDS = 30;

/** The second step of password recovery: asks for the code from the mail. */
export function VerificationOtpPage() {
  const { state, search } = useLocation();
  const recovery = readRecoveryState(state);
  if (recovery === null) return <Navigate to={{ pathname: '/forgot-password', search }} replace />;
  return <VerificationOtpForm email={recovery.email} />;
}

/** Submits the code when its last digit is entered; the server then sets a cookie that allows one password reset. */
function VerificationOtpForm({ email }: { email: string }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { code, isComplete, clear, boxes } = useVerificationCode();
  const isUnderWay = useRef(false);
  const challenge = useChallenge('recovery');
  const [verifyOtp, isVerifying] = useAction<VerificationOtpPageMutation>(graphql`
    mutation VerificationOtpPageMutation($input: PasswordResetVerifyInput!) {
      passwordResetVerify(input: $input) {
        ... on PasswordResetVerifyPayload {
          removesData
        }
        ...useChallenge_error @alias(as: "ChallengeRequiredError")
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const { sendOtp, isSending, challenge: resendChallenge } = useSendOtp(({ message }) => showError(message));

  const restart = (message: string) => {
    isUnderWay.current = false;
    clear(message);
  };
  const verify = (entered: string) => {
    if (isUnderWay.current && challenge.state.kind !== 'failed') return;
    isUnderWay.current = true;
    challenge.attempt({ email, code: entered }, (input, onChallenge) =>
      verifyOtp(input, {
        onDone: ({ removesData }) => {
          showSuccess(texts.verified);
          const next: RecoveryState = { email, verified: true, ...(removesData && { removesData }) };
          void navigate({ pathname: '/reset-password', search }, { state: next, replace: true });
        },
        errors: { ChallengeRequiredError: onChallenge },
        onRefused: restart,
        // The code may be right.
        onFailed: (message) => {
          isUnderWay.current = false;
          showError(message);
        },
      }),
    );
  };
  const resend = (onSent: () => void) =>
    sendOtp(email, () => {
      restart('');
      onSent();
    });
  const isBusy = isVerifying || challenge.isSolving;

  return (
    <AuthCard
      title="Check your email"
      step="recovery"
      lead={{
        before: 'If there’s an account for ',
        email,
        after: ', we’ve emailed it a code and a link. They work for 10 minutes.',
      }}
      foot={
        <AccountLink to={`/forgot-password${search}`} state={{ email }}>
          Use a different email
        </AccountLink>
      }
    >
      <Form
        isFilled={isComplete}
        action={texts.verifyOtp}
        size="lg"
        isBusy={isBusy}
        onSubmit={() => verify(code)}
        foot={
          <>
            <ResendCode onResend={resend} isSending={isSending} />
            <ChallengeNotice challenge={resendChallenge} />
          </>
        }
      >
        <VerificationOtpBoxes {...boxes} onComplete={verify} isBusy={isBusy} />
        <ChallengeNotice challenge={challenge} />
      </Form>
    </AuthCard>
  );
}

interface ResendCodeProps {
  /** Sends another code, and calls back after the server has accepted the request. */
  onResend: (onSent: () => void) => void;
  isSending: boolean;
}

/** Sends another code. The button is disabled at first, because the first mail may only be slow. */
function ResendCode({ onResend, isSending }: ResendCodeProps) {
  const { secondsLeft, restart } = useCountdown(RESEND_AFTER_SECONDS);
  const isEarly = secondsLeft > 0;

  // Announced once, when the button is enabled; a live region with each second would interrupt the screen reader.
  useEffect(() => {
    if (!isEarly) announce('You can request another code now');
  }, [isEarly]);

  return (
    <Flex wrap="wrap" justify="center" align="center" columnGap="1" textStyle="sm" color="fg.muted">
      <Text>Can’t find the email, even in spam?</Text>
      <Flex align="center">
        <Button variant="ghost" px="2" disabled={isEarly} loading={isSending} onClick={() => onResend(restart)}>
          Resend
        </Button>
        {isEarly && (
          <Text fontVariantNumeric="tabular-nums" minW="9">
            {`in ${secondsLeft} s`}
          </Text>
        )}
      </Flex>
    </Flex>
  );
}

/** Counts whole seconds down to 0 by the clock, so that a tab that was suspended shows the right value afterwards. */
function useCountdown(seconds: number): { secondsLeft: number; restart: () => void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const isRunning = secondsLeft > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSecondsLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [isRunning, endsAt]);

  const restart = () => {
    setEndsAt(Date.now() + seconds * 1000);
    setSecondsLeft(seconds);
  };
  return { secondsLeft, restart };
}
