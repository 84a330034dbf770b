/* eslint-disable relay/must-colocate-fragment-spreads, relay/unused-fields -- asks on behalf of all who show it, and shows nothing */
import { graphql } from 'react-relay';

/**
 * Everything that an admin sees of an order and that changes after it was made; the payloads of its mutations ask for it. The
 * lines are not the connection that a screen shows, so that pages of a long order which were loaded later stay.
 */
export const changedOrder = graphql`
  fragment changedOrder_order on Order {
    ...OrderCard_order
    ...OrderStatusBadge_order
    ...AdminOrderPayment_order
    ...OrderInvoice_order
    ...AdminOrderHistory_order
    ...ShopCancel_order
    ...RefundItems_order
    lines(first: 100) {
      edges {
        node {
          id
          ...OrderLineShortfall_line
        }
      }
    }
  }
`;
