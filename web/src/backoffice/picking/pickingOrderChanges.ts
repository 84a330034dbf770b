/* eslint-disable relay/must-colocate-fragment-spreads, relay/unused-fields -- asks on behalf of all who show it, and shows nothing */
import { graphql } from 'react-relay';

/** Everything of an order that is being packed and that changes; what its products are stays. */
export const pickingOrderChanges = graphql`
  fragment pickingOrderChanges_order on PickingOrder {
    status
    estimatedDeliveryAt
    remainingQuantity
    picker {
      name
    }
    isMine
    lines {
      id
      ...readPickQuantities_line
    }
  }
`;

/** The same as a question, about an order that has been loaded already. */
export const pickingOrderChangesQuery = graphql`
  query pickingOrderChangesQuery($id: ID!) {
    pickingOrder(id: $id) {
      ...pickingOrderChanges_order
    }
  }
`;
