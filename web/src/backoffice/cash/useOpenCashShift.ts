import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { useOpenCashShiftMutation } from './__generated__/useOpenCashShiftMutation.graphql.ts';

/** Opens the shift of the viewer with cash for change. */
export function useOpenCashShift() {
  return useAction<useOpenCashShiftMutation>(
    graphql`
      mutation useOpenCashShiftMutation($input: CashShiftOpenInput!) {
        cashShiftOpen(input: $input) {
          ... on CashShiftOpenPayload {
            cashShift {
              id
              ...cashShiftChanges_shift
              ...CashMovements_shift
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      // Shows the new shift on the pages that have the viewer's open one.
      updater: (store) => {
        const shift = store.getRootField('cashShiftOpen').getLinkedRecord('cashShift');
        if (shift) store.getRoot().setLinkedRecord(shift, 'openCashShift');
      },
    },
  );
}
