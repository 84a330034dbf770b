import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { Navigate, useLocation, useNavigate, type Location } from 'react-router-dom';
import { resetEnvironment } from '../../../relay/environment.ts';
import { useAction } from '../../../relay/useAction.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import { ChallengeNotice } from '../challenges/ChallengeNotice.tsx';
import { useChallenge } from '../challenges/useChallenge.ts';
import { HiddenUsername, mismatchErrors, PasswordField } from '../CredentialFields.tsx';
import { Warning } from '../AccountPage.tsx';
import { AuthCard } from '../login/AuthCard.tsx';
import type { ResetPasswordPageMutation } from './__generated__/ResetPasswordPageMutation.graphql.ts';
import { linkParams, readRecoveryState, type RecoveryState } from './recoveryState.ts';
import { recoveryTexts as texts } from './recoveryTexts.ts';

const CLAIMED = ' is confirmed, and every other browser is logged out. Choose a password that only you know.';
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
  if (email === null || resetToken === null) return null;
  return { email, verified: true, resetToken, ...(params.has('removesData') && { removesData: true }) };
}

/** Goes to the login afterwards, and back to the first step if the reset has expired. */
function ResetPasswordForm({ email, isClaimed, resetToken, removesData }: RecoveryState) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues(empty);
  const challenge = useChallenge('recovery');
  const [changes, setChanges] = useState<string[] | null>(null);
  const [resetPassword, isResetting] = useAction<ResetPasswordPageMutation>(graphql`
    mutation ResetPasswordPageMutation($input: PasswordResetInput!) {
      passwordReset(input: $input) {
        ... on PasswordResetPayload {
          removedData {
            addresses
            hasMobile
            keptAddresses
          }
        }
        ... on ResetExpiredError @alias(as: "ResetExpiredError") {
          message
        }
        ...useChallenge_error @alias(as: "ChallengeRequiredError")
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const goTo = (pathname: string) => {
    const state: RecoveryState = { email };
    void navigate({ pathname, search }, { state, replace: true });
  };
  const submit = () => {
    if (values.newPassword !== values.confirmPassword) return showErrors(mismatchErrors());
    challenge.attempt({ ...values, email, resetToken }, (input, onChallenge) =>
      resetPassword(input, {
        onDone: ({ removedData: removed }) => {
          const news =
            removed == null ? [] : [texts.removed(removed), texts.kept(removed)].filter((text) => text !== null);
          resetEnvironment(); // the reset revokes all sessions, also one in this browser
          showSuccess(texts.changed);
          if (news.length === 0) goTo('/login');
          else setChanges(news);
        },
        errors: {
          ResetExpiredError: ({ message }) => {
            showError(message);
            goTo('/forgot-password');
          },
          ChallengeRequiredError: onChallenge,
        },
        fields: { TooManyAttemptsError: 'newPassword' },
        onFormErrors: showErrors,
      }),
    );
  };
  if (changes !== null) {
    return (
      <AuthCard title="Your new password is set" step="recovery">
        <Flex direction="column" gap="4">
          {changes.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
          <Button size="lg" onClick={() => goTo('/login')}>
            Login
          </Button>
        </Flex>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Choose a new password"
      lead={
        isClaimed === true ? { before: 'Your email ', email, after: CLAIMED } : 'We’ll log you out on all your devices.'
      }
      step="recovery"
    >
      <Form
        form={form}
        isFilled={isFilled}
        action={texts.changePassword}
        size="lg"
        isBusy={isResetting || challenge.isSolving}
        onSubmit={submit}
      >
        {(removesData ?? isClaimed) === true && <Warning text={texts.removes} />}
        <HiddenUsername email={email} />
        <PasswordField
          {...fieldProps('newPassword')}
          label="New password"
          help="At least 8 characters"
          autoComplete="new-password"
        />
        <PasswordField {...fieldProps('confirmPassword')} label="Confirm new password" autoComplete="new-password" />
        <ChallengeNotice challenge={challenge} />
      </Form>
    </AuthCard>
  );
}
