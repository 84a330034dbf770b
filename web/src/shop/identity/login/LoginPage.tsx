import { Button, Flex, Separator } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import { useAction } from '../../../relay/useAction.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import type { FormErrors } from '../../../ui/forms/formErrors.ts';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { showError } from '../../../ui/toasts/toastStore.ts';
import { AccountLink } from '../AccountLink.tsx';
import { ChallengeNotice } from '../challenges/ChallengeNotice.tsx';
import { useChallenge } from '../challenges/useChallenge.ts';
import { EmailField, PasswordField } from '../CredentialFields.tsx';
import { usePendingAction } from '../pendingActionStorage.ts';
import { readRecoveryState } from '../recovery/recoveryState.ts';
import { TwoFactorCodeForm } from '../twoFactor/TwoFactorCodeForm.tsx';
import type { LoginPageLogInMutation } from './__generated__/LoginPageLogInMutation.graphql.ts';
import type { LoginPageVerifyMutation } from './__generated__/LoginPageVerifyMutation.graphql.ts';
import { AuthCard } from './AuthCard.tsx';
import { RedirectIfSignedIn } from './RedirectIfSignedIn.tsx';
import { useCompleteLogin } from './useCompleteLogin.ts';
import { useShopIdentity } from '../../../ui/shopIdentity.ts';

/**
 * Asks for email and password and returns to the page that asked for the login; an account with a second factor needs a code as well. After a
 * password reset the email is filled in.
 */
export function LoginPage() {
  const { name } = useShopIdentity();
  const { search, state } = useLocation();
  const knownEmail = readRecoveryState(state)?.email ?? '';
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues({ email: knownEmail, password: '' });
  const [isCodeStep, setCodeStep] = useState(false);
  const isPending = usePendingAction() !== null;
  const completeLogin = useCompleteLogin();
  const challenge = useChallenge('login');
  const [logIn, isLoggingIn] = useAction<LoginPageLogInMutation>(graphql`
    mutation LoginPageLogInMutation($input: UserLogInInput!) {
      userLogIn(input: $input) {
        ... on UserLogInPayload {
          viewer {
            name
          }
        }
        ...useChallenge_error @alias(as: "ChallengeRequiredError")
        ... on TwoFactorRequiredError @alias(as: "TwoFactorRequiredError") {
          __typename
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const submit = () =>
    challenge.attempt(values, (input, onChallenge) =>
      logIn(input, {
        onDone: ({ viewer }) => completeLogin(`Welcome back, ${viewer.name}`),
        errors: { TwoFactorRequiredError: () => setCodeStep(true), ChallengeRequiredError: onChallenge },
        fields: { WrongCredentialsError: 'password', TooManyAttemptsError: 'password', AccountSuspendedError: 'email' },
        onFormErrors: showErrors,
      }),
    );
  if (isCodeStep) {
    return (
      <>
        <RedirectIfSignedIn />
        <LoginCodeStep onBack={() => setCodeStep(false)} />
      </>
    );
  }
  return (
    <AuthCard title="Log in" lead={isPending ? undefined : 'Welcome back!'} step="login">
      <RedirectIfSignedIn />
      <Form
        form={form}
        isFilled={isFilled}
        action="Login"
        size="lg"
        isBusy={isLoggingIn || challenge.isSolving}
        onSubmit={submit}
      >
        <EmailField {...fieldProps('email')} autoComplete="username" />
        <PasswordField
          {...fieldProps('password')}
          label="Password"
          autoComplete="current-password"
          autoFocus={knownEmail !== ''}
        />
        <Flex justify="flex-end" mt="-3" textStyle="sm">
          <AccountLink to={`/forgot-password${search}`} state={{ email: values.email }}>
            Forgot password?
          </AccountLink>
        </Flex>
        <ChallengeNotice challenge={challenge} />
      </Form>
      <Flex align="center" gap="3" my="3" textStyle="sm" color="fg.muted">
        <Separator flex="1" />
        {`New to ${name}?`}
        <Separator flex="1" />
      </Flex>
      <Button asChild variant="outline" size="lg" w="100%">
        <Link to={`/register${search}`}>Create an account</Link>
      </Button>
    </AuthCard>
  );
}

/** The second step: asks for the code of the authenticator app or a recovery code; goes back if the first step has expired. */
function LoginCodeStep({ onBack }: { onBack: () => void }) {
  const completeLogin = useCompleteLogin();
  const [verifyLogin, isVerifying] = useAction<LoginPageVerifyMutation>(
    graphql`
      mutation LoginPageVerifyMutation($input: UserLogInVerifyInput!) {
        userLogInVerify(input: $input) {
          ... on UserLogInVerifyPayload {
            viewer {
              name
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      onDone: ({ viewer }) => completeLogin(`Welcome back, ${viewer.name}`),
      fields: { LoginChallengeExpiredError: 'firstStep' },
    },
  );
  const refuseWith =
    (onRefused: (message: string) => void) =>
    ({ message, fields }: FormErrors) => {
      if (!('firstStep' in fields)) return onRefused(message);
      showError(message);
      onBack();
    };
  return (
    <AuthCard
      title="Enter your code"
      lead="Open your authenticator app to see it."
      step="login"
      foot={
        <Button variant="ghost" colorPalette="gray" onClick={onBack}>
          Back to email and password
        </Button>
      }
    >
      <TwoFactorCodeForm
        action="Login"
        isBusy={isVerifying}
        onSubmit={(code, onRefused) => verifyLogin({ code }, { onFormErrors: refuseWith(onRefused) })}
      />
    </AuthCard>
  );
}
