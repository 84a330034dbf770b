/* eslint-disable relay/must-colocate-fragment-spreads -- asks on behalf of all who show it, and shows nothing */
import { graphql } from 'react-relay';

/** All fields of a shift that change; the mutation payloads select it. */
export const cashShiftChanges = graphql`
  fragment cashShiftChanges_shift on CashShift {
    ...CashPage_cashShiftRow
    ...CashShiftSummary_shift
    ...CashShiftActions_closeCashShift
  }
`;
