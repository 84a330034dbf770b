import { graphql } from 'react-relay';

/** Adds an address to the viewer's address book and to the connections that show it. */
export const createAddressMutation = graphql`
  mutation createAddressMutation($input: AddressCreateInput!, $connections: [ID!]!) {
    addressCreate(input: $input) {
      ... on AddressCreatePayload {
        viewer {
          mobile
        }
        addressEdge @appendEdge(connections: $connections) {
          node {
            id
            isServiceable
            ...AddressLines_address
            ...addressValues_address
          }
        }
      }
      ...actionCallbacks_error @alias(as: "error")
    }
  }
`;
