import { Button, Flex } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { AuthCard } from '../login/AuthCard.tsx';
import { ChallengeNotice } from '../challenges/ChallengeNotice.tsx';
import { EmailSentence } from './EmailSentence.tsx';
import { HiddenUsername } from '../HiddenUsername.tsx';
import { linkParams } from './linkParams.ts';
import { PasswordField } from '../PasswordField.tsx';
import { readRecoveryState, type RecoveryState } from './recoveryState.ts';
import { recoveryTexts } from './recoveryTexts.ts';
import { loginTexts } from '../login/loginTexts.ts';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { useResetPassword } from './useResetPassword.ts';

const empty = { newPassword: '', confirmPassword: '' };

/** The last step of password recovery: sets a new password after the code was verified, or by the link of the mail. */
export function ResetPasswordPage() {
  const location = useLocation();
  const linked = readLink(location);
  if (linked !== null) return <Navigate to="/reset-password" state={linked} replace />;
  const recovery = readRecoveryState(location.state);
  return recovery?.verified === true ? <ResetPasswordForm {...recovery} /> : <Navigate to="/" replace />;
}

/** What a mailed link has in its fragment. It moves to the history entry, so that the address bar shows no token. */
function readLink(location: Location): RecoveryState | null {
  const params = linkParams(location);
  const [email, resetToken] = [params.get('email'), params.get('token')];
  return email !== null && resetToken !== null ? { email, verified: true, resetToken } : null;
}

function ResetPasswordForm({ email, isClaimed, resetToken }: RecoveryState) {
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues(empty);
  const { resetPassword, isResetting, challenge } = useResetPassword(showErrors);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isFilled && !isResetting) resetPassword({ ...values, email, resetToken });
  };

  return (
    <AuthCard
      title={recoveryTexts.resetTitle}
      lead={
        isClaimed === true ? <EmailSentence {...recoveryTexts.claimedLead} email={email} /> : recoveryTexts.resetLead
      }
      step="recovery"
    >
      <Flex asChild direction="column" gap="3">
        <form ref={form} onSubmit={submit} noValidate>
          <HiddenUsername email={email} />
          <PasswordField
            {...fieldProps('newPassword')}
            label={recoveryTexts.newPassword}
            help={loginTexts.passwordHelp}
            autoComplete="new-password"
          />
          <PasswordField
            {...fieldProps('confirmPassword')}
            label={recoveryTexts.confirmNewPassword}
            autoComplete="new-password"
          />
          <ChallengeNotice challenge={challenge} />
          <Button type="submit" size="lg" mt="1" disabled={!isFilled} loading={isResetting}>
            {recoveryTexts.changePassword}
          </Button>
        </form>
      </Flex>
    </AuthCard>
  );
}
