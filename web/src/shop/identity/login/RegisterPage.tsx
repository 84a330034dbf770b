import { Button, Flex } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { AuthCard } from './AuthCard.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { ChallengeNotice } from '../challenges/ChallengeNotice.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { texts } from '../texts.ts';
import { loginTexts } from './loginTexts.ts';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { useRegister } from './useRegister.ts';
import { GuestOnly } from './GuestOnly.tsx';

const empty = { name: '', email: '', password: '', confirmPassword: '' };

/** Registers an account, signs it in and returns to the page that asked for the login. */
export function RegisterPage() {
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues(empty);
  const { register, isRegistering, challenge } = useRegister(showErrors);
  const { search } = useLocation();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isFilled && !isRegistering) register(values);
  };

  return (
    <AuthCard
      title={loginTexts.registerTitle}
      lead={loginTexts.registerLead}
      step="register"
      foot={
        <>
          {loginTexts.haveAccount}
          <AccountLink to={`/login${search}`}>{texts.login}</AccountLink>
        </>
      }
    >
      <GuestOnly />
      <Flex asChild direction="column" gap="3">
        <form ref={form} onSubmit={submit} noValidate>
          <TextField {...fieldProps('name')} label={loginTexts.name} autoComplete="name" dir="auto" />
          <TextField
            {...fieldProps('email')}
            label={loginTexts.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...fieldProps('password')}
            label={loginTexts.password}
            help={loginTexts.passwordHelp}
            autoComplete="new-password"
          />
          <PasswordField
            {...fieldProps('confirmPassword')}
            label={loginTexts.confirmPassword}
            autoComplete="new-password"
          />
          <ChallengeNotice challenge={challenge} />
          <Button type="submit" size="lg" mt="1" disabled={!isFilled} loading={isRegistering}>
            {loginTexts.register}
          </Button>
        </form>
      </Flex>
    </AuthCard>
  );
}
