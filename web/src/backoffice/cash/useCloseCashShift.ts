import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type {
  CashShiftCloseInput,
  useCloseCashShiftMutation,
} from './__generated__/useCloseCashShiftMutation.graphql.ts';

interface Handlers {
  onClosed: () => void;
  onRefused: (message: string) => void;
}

/** Hands in the cash of a shift. */
export function useCloseCashShift() {
  const [commit, isClosing] = useMutation<useCloseCashShiftMutation>(graphql`
    mutation useCloseCashShiftMutation($input: CashShiftCloseInput!) {
      cashShiftClose(input: $input) {
        __typename
        ... on CashShiftClosePayload {
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
  const closeCashShift = (input: CashShiftCloseInput, { onClosed, onRefused }: Handlers) => {
    commit({
      variables: { input },
      onCompleted: ({ cashShiftClose: answer }) => {
        switch (answer.__typename) {
          case 'CashShiftClosePayload':
            return onClosed();
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
  return { closeCashShift, isClosing };
}
