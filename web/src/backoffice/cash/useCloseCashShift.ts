import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { useCloseCashShiftMutation } from './__generated__/useCloseCashShiftMutation.graphql.ts';

/** Hands in the cash of a shift. */
export function useCloseCashShift() {
  return useAction<useCloseCashShiftMutation>(graphql`
    mutation useCloseCashShiftMutation($input: CashShiftCloseInput!) {
      cashShiftClose(input: $input) {
        ... on CashShiftClosePayload {
          cashShift {
            ...cashShiftChanges_shift
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
