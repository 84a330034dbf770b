import { Button, Flex, Separator } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { AuthCard } from './AuthCard.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { ChallengeNotice } from '../challenges/ChallengeNotice.tsx';
import { usePendingAction } from '../usePendingAction.ts';
import { PasswordField } from '../PasswordField.tsx';
import { readRecoveryState } from '../recovery/recoveryState.ts';
import { texts } from '../texts.ts';
import { loginTexts } from './loginTexts.ts';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { useLogIn } from './useLogIn.ts';
import { GuestOnly } from './GuestOnly.tsx';
import { LoginCodeStep } from './LoginCodeStep.tsx';

/** Asks for email and password and returns to the page that asked for the login. After a password reset the email is filled in. */
export function LoginPage() {
  const { search, state } = useLocation();
  const knownEmail = readRecoveryState(state)?.email ?? '';
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues({ email: knownEmail, password: '' });
  const [isCodeStep, setCodeStep] = useState(false);
  const { logIn, isLoggingIn, challenge } = useLogIn({
    onRefused: showErrors,
    onTwoFactorRequired: () => setCodeStep(true),
  });

  const isPending = usePendingAction() !== null;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isFilled && !isLoggingIn) logIn(values);
  };

  return (
    <>
      <GuestOnly />
      {isCodeStep ? (
        <LoginCodeStep onBack={() => setCodeStep(false)} />
      ) : (
        <AuthCard title={loginTexts.loginTitle} lead={isPending ? undefined : loginTexts.loginLead} step="login">
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
              <PasswordField
                {...fieldProps('password')}
                label={loginTexts.password}
                autoComplete="current-password"
                autoFocus={knownEmail !== ''}
              />
              <Flex justify="flex-end" mt="-3" textStyle="sm">
                <AccountLink to={`/forgot-password${search}`} state={{ email: values.email }}>
                  {loginTexts.forgotPassword}
                </AccountLink>
              </Flex>
              <ChallengeNotice challenge={challenge} />
              <Button type="submit" size="lg" disabled={!isFilled} loading={isLoggingIn}>
                {texts.login}
              </Button>
            </form>
          </Flex>
          <Flex align="center" gap="3" my="3" textStyle="sm" color="fg.muted">
            <Separator flex="1" />
            {loginTexts.noAccount}
            <Separator flex="1" />
          </Flex>
          <Button asChild variant="outline" size="lg" w="100%">
            <Link to={`/register${search}`}>{loginTexts.createAccount}</Link>
          </Button>
        </AuthCard>
      )}
    </>
  );
}
