import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { useSignOffCashShiftMutation } from './__generated__/useSignOffCashShiftMutation.graphql.ts';

/** Signs off a counted shift. */
export function useSignOffCashShift() {
  return useAction<useSignOffCashShiftMutation>(graphql`
    mutation useSignOffCashShiftMutation($input: CashShiftSignOffInput!) {
      cashShiftSignOff(input: $input) {
        ... on CashShiftSignOffPayload {
          cashShift {
            ...cashShiftChanges_shift
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
