import { Button, Flex } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../ui/PageTitle.tsx';
import { TextField } from '../ui/TextField.tsx';
import { EntryCard } from './EntryCard.tsx';
import { EntryLink } from './EntryLink.tsx';
import { PasswordField } from './PasswordField.tsx';
import { readRecoveryState } from './recoveryState.ts';
import { texts } from './texts.ts';
import { useFormValues } from './useFormValues.ts';
import { useLogIn } from './useLogIn.ts';
import { VisitorOnly } from './VisitorOnly.tsx';

/** E-mail and password; leads back to where the login was asked for. Someone who has just set a new password is known by then. */
export function LoginPage() {
  const { search, state } = useLocation();
  const knownEmail = readRecoveryState(state)?.email ?? '';
  const { form, values, fieldProps, refuse, isFilled } = useFormValues({ email: knownEmail, password: '' });
  const { logIn, isLoggingIn } = useLogIn(refuse);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isFilled && !isLoggingIn) logIn(values);
  };

  return (
    <EntryCard
      title={texts.loginTitle}
      lead={texts.loginLead}
      foot={
        <>
          {texts.noAccount}
          <EntryLink to={`/register${search}`}>{texts.register}</EntryLink>
        </>
      }
    >
      <PageTitle title={texts.loginTitle} />
      <VisitorOnly />
      <Flex asChild direction="column" gap="3">
        <form ref={form} onSubmit={submit} noValidate>
          <TextField
            {...fieldProps('email')}
            label={texts.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...fieldProps('password')}
            label={texts.password}
            autoComplete="current-password"
            autoFocus={knownEmail !== ''}
          />
          <Flex justify="flex-end" mt="-3" textStyle="sm">
            <EntryLink to={`/forgot-password${search}`} state={{ email: values.email }}>
              {texts.forgotPassword}
            </EntryLink>
          </Flex>
          <Button type="submit" size="lg" disabled={!isFilled} loading={isLoggingIn}>
            {texts.login}
          </Button>
        </form>
      </Flex>
    </EntryCard>
  );
}
