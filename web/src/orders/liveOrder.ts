/* eslint-disable relay/must-colocate-fragment-spreads, relay/unused-fields -- asks on behalf of all who show it, and shows nothing */
import { graphql } from 'react-relay';

/**
 * Everything of an order that changes after it was made; its subscription and the payloads of its mutations ask for it. The lines
 * are not the connection that a screen shows, so that pages of a long order which were loaded later stay.
 */
export const liveOrder = graphql`
  fragment liveOrder_order on Order {
    ...useFollowOrder_order
    ...OrderStatusBadge_order
    ...OrderPromise_order
    ...OrderTimeline_order
    ...OrderPayment_order
    ...OrderInvoice_order
    ...CancelOrder_order
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
