/* eslint-disable relay/must-colocate-fragment-spreads, relay/unused-fields -- it selects fields for other components and renders nothing */
import { graphql } from 'react-relay';

/** All that a cart mutation can change besides the line itself; the payload of each cart mutation spreads it. */
export const cartTotals = graphql`
  fragment cartTotals_cart on Cart {
    ...CartButton_cart
    ...ViewCartBar_cart
    ...ProceedBar_cart
    ...CartNotices_freeDelivery
    bill {
      ...BillDetails_bill
      ...CartNotices_savings
    }
  }
`;
