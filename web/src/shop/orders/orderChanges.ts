/* eslint-disable relay/must-colocate-fragment-spreads, relay/unused-fields -- asks on behalf of all who show it, and shows nothing */
import { graphql } from 'react-relay';

/**
 * All fields of an order that change after it was placed; the subscription and the mutation payloads select it. It does not
 * select the connection of lines that a screen shows, so that loaded pages of a long order stay.
 */
export const orderChanges = graphql`
  fragment orderChanges_order on Order {
    ...useOrderUpdates_order
    status
    ...OrderNow_order
    ...OrderTimeline_order
    ...OrderBill_order
    ...OrderPayment_order
    ...OrderInvoice_order
    ...OrderNotices_order
    ...CancelOrderDialog_order
    ...ReportProblem_order
    ...RefundRequests_order
    lines(first: 100) {
      edges {
        node {
          id
          missingQuantity
          refundedQuantity
        }
      }
    }
  }
`;
