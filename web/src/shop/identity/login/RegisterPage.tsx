import { Box, Text } from '@chakra-ui/react';
import { MARKETING_NOTICES } from '@kirana/shared/consent.ts';
import { useId, useState } from 'react';
import { graphql } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { useAction } from '../../../relay/useAction.ts';
import { CheckLabel } from '../../../ui/forms/CheckLabel.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { AccountLink } from '../AccountLink.tsx';
import { ChallengeNotice } from '../challenges/ChallengeNotice.tsx';
import { useChallenge } from '../challenges/useChallenge.ts';
import { EmailField, mismatchErrors, PasswordField } from '../CredentialFields.tsx';
import type { RegisterPageMutation } from './__generated__/RegisterPageMutation.graphql.ts';
import { AuthCard } from './AuthCard.tsx';
import { RedirectIfSignedIn } from './RedirectIfSignedIn.tsx';
import { useCompleteLogin } from './useCompleteLogin.ts';
import { useShopIdentity } from '../../../ui/shopIdentity.ts';

const [notice] = MARKETING_NOTICES;
const empty = { name: '', email: '', password: '', confirmPassword: '' };

/** Registers an account, signs it in and returns to the page that asked for the login. */
export function RegisterPage() {
  const { name, promise } = useShopIdentity();
  const { search } = useLocation();
  const [invited] = useState(() => new URLSearchParams(search).get('email') ?? '');
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues({ ...empty, email: invited });
  const completeLogin = useCompleteLogin();
  const noticeId = useId();
  const [agrees, setAgrees] = useState(false);
  const challenge = useChallenge('registration');
  const [register, isRegistering] = useAction<RegisterPageMutation>(graphql`
    mutation RegisterPageMutation($input: UserRegisterInput!) {
      userRegister(input: $input) {
        ... on UserRegisterPayload {
          viewer {
            name
          }
        }
        ...useChallenge_error @alias(as: "ChallengeRequiredError")
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const submit = () => {
    if (values.password !== values.confirmPassword)
      return showErrors(mismatchErrors('password and confirm password must be same'));
    const marketingNoticeVersion = agrees ? notice.version : null;
    challenge.attempt({ ...values, marketingNoticeVersion }, (input, onChallenge) =>
      register(input, {
        onDone: ({ viewer }) =>
          completeLogin(`Welcome to ${name}, ${viewer.name}! Check your inbox to confirm your email.`),
        errors: { ChallengeRequiredError: onChallenge },
        fields: { EmailTakenError: 'email', TooManyAttemptsError: 'email' },
        onFormErrors: showErrors,
      }),
    );
  };
  return (
    <AuthCard
      title="Create your account"
      lead={promise === null ? 'Sign up in a minute.' : `Sign up in a minute. Groceries ${promise}.`}
      step="register"
      foot={
        <>
          Already have an account?
          <AccountLink to={`/login${search}`}>Login</AccountLink>
        </>
      }
    >
      <RedirectIfSignedIn />
      <Form
        form={form}
        isFilled={isFilled}
        action="Register"
        size="lg"
        isBusy={isRegistering || challenge.isSolving}
        onSubmit={submit}
      >
        <TextField {...fieldProps('name')} label="Name" autoComplete="name" dir="auto" />
        <EmailField {...fieldProps('email')} autoComplete="email" />
        <PasswordField
          {...fieldProps('password')}
          label="Password"
          help="At least 8 characters"
          autoComplete="new-password"
        />
        <PasswordField {...fieldProps('confirmPassword')} label="Confirm password" autoComplete="new-password" />
        <Box lang={notice.language}>
          <CheckLabel
            isChecked={agrees}
            onChange={setAgrees}
            input={{ name: 'marketing', 'aria-describedby': noticeId }}
          >
            Send me offers and news
          </CheckLabel>
          <Text id={noticeId} ps="7" mt="-1" textStyle="xs" color="fg.muted">
            {notice.text}
          </Text>
        </Box>
        <ChallengeNotice challenge={challenge} />
      </Form>
    </AuthCard>
  );
}
