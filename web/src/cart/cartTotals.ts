/* eslint-disable relay/must-colocate-fragment-spreads, relay/unused-fields -- asks on behalf of all who show it, and shows nothing */
import { graphql } from 'react-relay';

/** Everything on the screen that a change of the cart changes besides its line; each cart mutation's payload asks for it. */
export const cartTotals = graphql`
  fragment cartTotals_cart on Cart {
    ...CartButton_cart
    ...ViewCartBar_cart
    ...ProceedBar_cart
    ...FreeDeliveryBar_cart
    bill {
      ...BillDetails_bill
      ...SavingsBanner_bill
    }
  }
`;
