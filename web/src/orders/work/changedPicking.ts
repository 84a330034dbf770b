/* eslint-disable relay/must-colocate-fragment-spreads, relay/unused-fields -- asks on behalf of all who show it, and shows nothing */
import { graphql } from 'react-relay';

/** Everything of an order that is being packed and that changes; what its products are stays. */
export const changedPicking = graphql`
  fragment changedPicking_order on PickingOrder {
    status
    promisedAt
    toPick
    pickerName
    isMine
    lines {
      id
      ...marksOf_line
    }
  }
`;

/** The same as a question, about an order that has been loaded already. */
export const changedPickingQuery = graphql`
  query changedPickingQuery($id: ID!) {
    pickingOrder(id: $id) {
      ...changedPicking_order
    }
  }
`;
