import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { UserRegisterInput, useRegisterMutation } from './__generated__/useRegisterMutation.graphql.ts';
import { toFormErrors, type FormErrors } from '../../../ui/forms/formErrors.ts';
import { useChallenge } from '../challenges/useChallenge.ts';
import { loginTexts } from './loginTexts.ts';
import { useCompleteLogin } from './useCompleteLogin.ts';

/** Registers an account, signs it in and navigates on; `onRefused` receives the message if that fails. */
export function useRegister(onRefused: (refusal: FormErrors) => void) {
  const completeLogin = useCompleteLogin();
  const challenge = useChallenge('registration');
  const [commit, isRegistering] = useMutation<useRegisterMutation>(graphql`
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
  const send = (input: UserRegisterInput) => {
    commit({
      variables: { input },
      onCompleted: ({ userRegister: result }) => {
        switch (result.__typename) {
          case 'UserRegisterPayload':
            return completeLogin(loginTexts.welcome(result.viewer.name));
          case 'InvalidInputError':
            return onRefused(toFormErrors(result.message, result.issues));
          case 'ChallengeRequiredError':
            return challenge.solve(result.challenge, input, send);
          case 'EmailTakenError':
          case 'TooManyAttemptsError':
            return onRefused(toFormErrors(result.message, [{ path: 'email', message: result.message }]));
          case '%other':
            return onRefused(toFormErrors(toErrorMessage(result)));
        }
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { register, isRegistering: isRegistering || challenge.isSolving, challenge };
}
