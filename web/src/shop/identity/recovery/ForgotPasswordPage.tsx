import { Button, Flex } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { AuthCard } from '../login/AuthCard.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { ChallengeNotice } from '../challenges/ChallengeNotice.tsx';
import { readRecoveryState, type RecoveryState } from './recoveryState.ts';
import { recoveryTexts } from './recoveryTexts.ts';
import { texts } from '../texts.ts';
import { loginTexts } from '../login/loginTexts.ts';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { useSendOtp } from './useSendOtp.ts';

/** The first step of password recovery: asks for the email that the code is sent to. */
export function ForgotPasswordPage() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues({
    email: readRecoveryState(state)?.email ?? '',
  });
  const { sendOtp, isSending, challenge } = useSendOtp(showErrors);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isFilled || isSending) return;
    sendOtp(values.email, (email) => {
      const next: RecoveryState = { email };
      void navigate({ pathname: '/verification-otp', search }, { state: next });
    });
  };

  return (
    <AuthCard
      title={recoveryTexts.forgotTitle}
      lead={recoveryTexts.forgotLead}
      step="recovery"
      foot={
        <>
          {recoveryTexts.remembered}
          <AccountLink to={`/login${search}`}>{texts.login}</AccountLink>
        </>
      }
    >
      <Flex asChild direction="column" gap="3">
        <form ref={form} onSubmit={submit} noValidate>
          <TextField
            {...fieldProps('email')}
            label={loginTexts.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <ChallengeNotice challenge={challenge} />
          <Button type="submit" size="lg" mt="1" disabled={!isFilled} loading={isSending}>
            {recoveryTexts.sendOtp}
          </Button>
          {isFilled && (
            <Flex justify="center">
              <AccountLink
                to={`/verification-otp${search}`}
                state={{ email: values.email.trim() } satisfies RecoveryState}
              >
                {recoveryTexts.haveCode}
              </AccountLink>
            </Flex>
          )}
        </form>
      </Flex>
    </AuthCard>
  );
}
