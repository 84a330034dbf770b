/* eslint-disable relay/must-colocate-fragment-spreads, relay/unused-fields -- asks on behalf of all who show it, and shows nothing */
import { graphql } from 'react-relay';

/** The changing fields of an order being packed; its products' own data stays the same. */
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
      ...pickQuantities_readPickQuantities
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
