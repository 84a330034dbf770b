import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type {
  CashShiftSignOffInput,
  useSignOffCashShiftMutation,
} from './__generated__/useSignOffCashShiftMutation.graphql.ts';

interface Handlers {
  onSignedOff: () => void;
  onRefused: (message: string) => void;
}

/** Signs off a counted shift. */
export function useSignOffCashShift() {
  const [commit, isSigningOff] = useMutation<useSignOffCashShiftMutation>(graphql`
    mutation useSignOffCashShiftMutation($input: CashShiftSignOffInput!) {
      cashShiftSignOff(input: $input) {
        __typename
        ... on CashShiftSignOffPayload {
          cashShift {
            ...cashShiftChanges_shift
          }
        }
        ... on InvalidInputError {
          message
          issues {
            message
          }
        }
        ... on CashShiftNotFoundError {
          message
        }
        ... on CashShiftStateError {
          message
        }
      }
    }
  `);
  const signOffCashShift = (input: CashShiftSignOffInput, { onSignedOff, onRefused }: Handlers) => {
    commit({
      variables: { input },
      onCompleted: ({ cashShiftSignOff: answer }) => {
        switch (answer.__typename) {
          case 'CashShiftSignOffPayload':
            return onSignedOff();
          case 'InvalidInputError':
            return onRefused(answer.issues[0]?.message ?? answer.message);
          case 'CashShiftNotFoundError':
          case 'CashShiftStateError':
            return onRefused(answer.message);
          case '%other':
            return onRefused(toErrorMessage(answer));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { signOffCashShift, isSigningOff };
}
