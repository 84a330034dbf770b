import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import type { UserRegisterInput, useRegisterMutation } from './__generated__/useRegisterMutation.graphql.ts';
import { refusalOf, type FormRefusal } from './formRefusal.ts';
import { texts } from './texts.ts';
import { useEnter } from './useEnter.ts';

/** Makes an account, signed in, and goes on; `onRefused` hears why not. */
export function useRegister(onRefused: (refusal: FormRefusal) => void) {
  const enter = useEnter();
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
        ... on TooManyAttemptsError {
          message
        }
      }
    }
  `);
  const register = (input: UserRegisterInput) => {
    if (input.password !== input.confirmPassword) {
      onRefused(refusalOf(texts.mismatch, [{ path: 'confirmPassword', message: texts.mismatch }]));
      return;
    }
    commit({
      variables: { input },
      onCompleted: ({ userRegister: result }) => {
        switch (result.__typename) {
          case 'UserRegisterPayload':
            return enter(texts.welcome(result.viewer.name));
          case 'InvalidInputError':
            return onRefused(refusalOf(result.message, result.issues));
          case 'EmailTakenError':
          case 'TooManyAttemptsError':
            return onRefused(refusalOf(result.message, [{ path: 'email', message: result.message }]));
          case '%other':
            return onRefused(refusalOf(troubleMessage(result)));
        }
      },
      onError: (error) => onRefused(refusalOf(troubleMessage(error))),
    });
  };
  return { register, isRegistering };
}
