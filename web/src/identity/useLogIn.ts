import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import type { UserLogInInput, useLogInMutation } from './__generated__/useLogInMutation.graphql.ts';
import { refusalOf, type FormRefusal } from './formRefusal.ts';
import { texts } from './texts.ts';
import { useEnter } from './useEnter.ts';

/** Signs in and goes on; `onRefused` hears why not. */
export function useLogIn(onRefused: (refusal: FormRefusal) => void) {
  const enter = useEnter();
  const [commit, isLoggingIn] = useMutation<useLogInMutation>(graphql`
    mutation useLogInMutation($input: UserLogInInput!) {
      userLogIn(input: $input) {
        __typename
        ... on UserLogInPayload {
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
        ... on WrongCredentialsError {
          message
        }
        ... on TooManyAttemptsError {
          message
        }
        ... on AccountSuspendedError {
          message
        }
      }
    }
  `);
  const logIn = (input: UserLogInInput) => {
    commit({
      variables: { input },
      onCompleted: ({ userLogIn: result }) => {
        switch (result.__typename) {
          case 'UserLogInPayload':
            return enter(texts.welcomeBack(result.viewer.name));
          case 'InvalidInputError':
            return onRefused(refusalOf(result.message, result.issues));
          case 'WrongCredentialsError':
          case 'TooManyAttemptsError':
            return onRefused(refusalOf(result.message, [{ path: 'password', message: result.message }]));
          case 'AccountSuspendedError':
            return onRefused(refusalOf(result.message, [{ path: 'email', message: result.message }]));
          case '%other':
            return onRefused(refusalOf(troubleMessage(result)));
        }
      },
      onError: (error) => onRefused(refusalOf(troubleMessage(error))),
    });
  };
  return { logIn, isLoggingIn };
}
