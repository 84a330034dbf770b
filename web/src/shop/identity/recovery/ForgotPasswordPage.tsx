import { Flex } from '@chakra-ui/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Form } from '../../../ui/forms/Form.tsx';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { AccountLink } from '../AccountLink.tsx';
import { ChallengeNotice } from '../challenges/ChallengeNotice.tsx';
import { EmailField } from '../CredentialFields.tsx';
import { AuthCard } from '../login/AuthCard.tsx';
import { readRecoveryState, type RecoveryState } from './recoveryState.ts';
import { recoveryTexts as texts } from './recoveryTexts.ts';
import { useSendOtp } from './useSendOtp.ts';

/** The first step of password recovery: asks for the email that the code is sent to. */
export function ForgotPasswordPage() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues({
    email: readRecoveryState(state)?.email ?? '',
  });
  const { sendOtp, isSending, challenge } = useSendOtp(showErrors);
  const submit = () =>
    sendOtp(values.email, (email) => {
      const next: RecoveryState = { email };
      void navigate({ pathname: '/verification-otp', search }, { state: next });
    });
  const haveCode = (
    <Flex justify="center">
      <AccountLink to={`/verification-otp${search}`} state={{ email: values.email.trim() } satisfies RecoveryState}>
        I already have a code
      </AccountLink>
    </Flex>
  );
  return (
    <AuthCard
      title="Forgot your password?"
      lead="Enter your email and we’ll send you a code to set a new one."
      step="recovery"
      foot={
        <>
          Remembered your password?
          <AccountLink to={`/login${search}`}>Login</AccountLink>
        </>
      }
    >
      <Form
        form={form}
        isFilled={isFilled}
        action={texts.sendOtp}
        size="lg"
        isBusy={isSending}
        onSubmit={submit}
        foot={isFilled && haveCode}
      >
        <EmailField {...fieldProps('email')} autoComplete="username" />
        <ChallengeNotice challenge={challenge} />
      </Form>
    </AuthCard>
  );
}
