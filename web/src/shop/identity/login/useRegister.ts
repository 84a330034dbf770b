import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { UserRegisterInput, useRegisterMutation } from './__generated__/useRegisterMutation.graphql.ts';
import { toFormErrors, type FormErrors } from '../../../ui/forms/formErrors.ts';
import { useChallenge } from '../challenges/useChallenge.ts';
import { loginTexts } from './loginTexts.ts';
import { useCompleteLogin } from './useCompleteLogin.ts';

/** Registers an account, signs it in and navigates on; `onRefused` receives the message if that fails. */
export function useRegister(onRefused: (refusal: FormErrors) => void) {
  const completeLogin = useCompleteLogin();
  const challenge = useChallenge('registration');
  const [act, isRegistering] = useAction<useRegisterMutation>(graphql`
    mutation useRegisterMutation($input: UserRegisterInput!) {
      userRegister(input: $input) {
        __typename
        ... on UserRegisterPayload {
          viewer {
            name
          }
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on EmailTakenError {
          message
        }
        ... on ChallengeRequiredError {
          challenge {
            ...readChallenge_challenge
          }
        }
        ... on TooManyAttemptsError {
          message
        }
      }
    }
  `);
  const register = (input: UserRegisterInput) => {
    if (input.password !== input.confirmPassword) {
      onRefused(toFormErrors(loginTexts.mismatch, [{ path: 'confirmPassword', message: loginTexts.mismatch }]));
      return;
    }
    challenge.clear();
    send(input);
  };
  const send = (input: UserRegisterInput) =>
    act(input, {
      onDone: ({ viewer }) => completeLogin(loginTexts.welcome(viewer.name)),
      errors: { ChallengeRequiredError: (error) => challenge.solve(error.challenge, input, send) },
      fields: { EmailTakenError: 'email', TooManyAttemptsError: 'email' },
      onFormErrors: onRefused,
    });
  return { register, isRegistering: isRegistering || challenge.isSolving, challenge };
}
