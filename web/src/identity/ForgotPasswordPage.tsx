import { Button, Flex } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageTitle } from '../ui/PageTitle.tsx';
import { TextField } from '../ui/TextField.tsx';
import { EntryCard } from './EntryCard.tsx';
import { EntryLink } from './EntryLink.tsx';
import { readRecoveryState, type RecoveryState } from './recoveryState.ts';
import { recoveryTexts } from './recoveryTexts.ts';
import { texts } from './texts.ts';
import { useFormValues } from './useFormValues.ts';
import { useSendOtp } from './useSendOtp.ts';

/** The first step back in: where to send the code. */
export function ForgotPasswordPage() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { form, values, fieldProps, refuse, isFilled } = useFormValues({
    email: readRecoveryState(state)?.email ?? '',
  });
  const { sendOtp, isSending } = useSendOtp(refuse);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isFilled || isSending) return;
    sendOtp(values.email, (email) => {
      const next: RecoveryState = { email };
      void navigate({ pathname: '/verification-otp', search }, { state: next });
    });
  };

  return (
    <EntryCard
      title={recoveryTexts.forgotTitle}
      lead={recoveryTexts.forgotLead}
      foot={
        <>
          {recoveryTexts.remembered}
          <EntryLink to={`/login${search}`}>{texts.login}</EntryLink>
        </>
      }
    >
      <PageTitle title={recoveryTexts.forgotTitle} />
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
          <Button type="submit" size="lg" mt="1" disabled={!isFilled} loading={isSending}>
            {recoveryTexts.sendOtp}
          </Button>
          {isFilled && (
            <Flex justify="center">
              <EntryLink
                to={`/verification-otp${search}`}
                state={{ email: values.email.trim() } satisfies RecoveryState}
              >
                {recoveryTexts.haveCode}
              </EntryLink>
            </Flex>
          )}
        </form>
      </Flex>
    </EntryCard>
  );
}
