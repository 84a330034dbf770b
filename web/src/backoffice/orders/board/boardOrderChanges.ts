/* eslint-disable relay/must-colocate-fragment-spreads, relay/unused-fields -- asks on behalf of all who show it, and shows nothing */
import { graphql } from 'react-relay';

/**
 * All fields of an order that admins see and that change after it was placed; the mutation payloads select it. It does not select
 * the connection of lines that a screen shows, so that loaded pages of a long order stay.
 */
export const boardOrderChanges = graphql`
  fragment boardOrderChanges_order on Order {
    ...OrderCard_order
    status
    ...OrderBill_order
    ...AdminOrderPayment_order
    ...OrderInvoice_order
    ...AdminOrderHistory_order
    ...AdminOrderPeople_order
    ...AdminCancelOrderDialog_order
    ...OrderHold_order
    ...OrderDisputes_order
    ...RefundItems_order
    ...AdminRefundRequests_order
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
