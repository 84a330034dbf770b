import { Button, Flex } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../ui/PageTitle.tsx';
import { TextField } from '../ui/TextField.tsx';
import { EntryCard } from './EntryCard.tsx';
import { EntryLink } from './EntryLink.tsx';
import { PasswordField } from './PasswordField.tsx';
import { texts } from './texts.ts';
import { useFormValues } from './useFormValues.ts';
import { useRegister } from './useRegister.ts';
import { VisitorOnly } from './VisitorOnly.tsx';

const empty = { name: '', email: '', password: '', confirmPassword: '' };

/** A new account, signed in at once; leads back to where the login was asked for. */
export function RegisterPage() {
  const { form, values, fieldProps, refuse, isFilled } = useFormValues(empty);
  const { register, isRegistering } = useRegister(refuse);
  const { search } = useLocation();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isFilled && !isRegistering) register(values);
  };

  return (
    <EntryCard
      title={texts.registerTitle}
      lead={texts.registerLead}
      foot={
        <>
          {texts.haveAccount}
          <EntryLink to={`/login${search}`}>{texts.login}</EntryLink>
        </>
      }
    >
      <PageTitle title={texts.registerTitle} />
      <VisitorOnly />
      <Flex asChild direction="column" gap="3">
        <form ref={form} onSubmit={submit} noValidate>
          <TextField {...fieldProps('name')} label={texts.name} autoComplete="name" dir="auto" />
          <TextField
            {...fieldProps('email')}
            label={texts.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...fieldProps('password')}
            label={texts.password}
            help={texts.passwordHelp}
            autoComplete="new-password"
          />
          <PasswordField {...fieldProps('confirmPassword')} label={texts.confirmPassword} autoComplete="new-password" />
          <Button type="submit" size="lg" mt="1" disabled={!isFilled} loading={isRegistering}>
            {texts.register}
          </Button>
        </form>
      </Flex>
    </EntryCard>
  );
}
