import { graphql, useMutation } from 'react-relay';
import type { SelectorStoreUpdater } from 'relay-runtime';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type { CashShiftOpenInput, useOpenCashShiftMutation } from './__generated__/useOpenCashShiftMutation.graphql.ts';

interface Handlers {
  onOpened: (shiftId: string) => void;
  onRefused: (message: string) => void;
}

/** Opens the shift of the viewer with cash for change. */
export function useOpenCashShift() {
  const [commit, isOpening] = useMutation<useOpenCashShiftMutation>(graphql`
    mutation useOpenCashShiftMutation($input: CashShiftOpenInput!) {
      cashShiftOpen(input: $input) {
        __typename
        ... on CashShiftOpenPayload {
          cashShift {
            id
            ...cashShiftChanges_shift
            ...CashMovements_shift
          }
        }
        ... on InvalidInputError {
          message
          issues {
            message
          }
        }
        ... on CashShiftStateError {
          message
        }
      }
    }
  `);
  /** Shows the new shift on the pages that have the viewer's open one. */
  const updater: SelectorStoreUpdater = (store) => {
    const shift = store.getRootField('cashShiftOpen')?.getLinkedRecord('cashShift');
    if (shift) store.getRoot().setLinkedRecord(shift, 'openCashShift');
  };
  const openCashShift = (input: CashShiftOpenInput, { onOpened, onRefused }: Handlers) => {
    commit({
      variables: { input },
      updater,
      onCompleted: ({ cashShiftOpen: answer }) => {
        switch (answer.__typename) {
          case 'CashShiftOpenPayload':
            return onOpened(answer.cashShift.id);
          case 'InvalidInputError':
            return onRefused(answer.issues[0]?.message ?? answer.message);
          case 'CashShiftStateError':
            return onRefused(answer.message);
          case '%other':
            return onRefused(toErrorMessage(answer));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { openCashShift, isOpening };
}
