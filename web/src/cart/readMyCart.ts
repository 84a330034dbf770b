import { ConnectionHandler } from 'react-relay';
import { createOperationDescriptor, getRequest, graphql, type IEnvironment } from 'relay-runtime';
import type { readMyCartQuery$data } from './__generated__/readMyCartQuery.graphql.ts';
import { CART_LINES_KEY } from './cartLinesConnection.ts';

const myCartQuery = graphql`
  query readMyCartQuery {
    viewer {
      cart {
        id
        ...cartLines_cart @relay(mask: false)
      }
    }
  }
`;

/** Selects the shopper's cart in the store. */
export const myCartSelector = createOperationDescriptor(getRequest(myCartQuery), {}).fragment;

/** What is selected, which Relay leaves untyped; fields that were never loaded are undefined. */
export type MyCart = Partial<readMyCartQuery$data>;

/**
 * Reads the shopper's cart from the store without a request: whether the visitor is signed out, and the connection of the lines
 * if it is loaded (a mutation that named a missing connection would log a warning).
 */
export function readMyCart(environment: IEnvironment): { isSignedOut: boolean; connectionIds: string[] } {
  const { viewer } = environment.lookup(myCartSelector).data as MyCart;
  const id = viewer?.cart?.id;
  const connectionId = id === undefined ? null : ConnectionHandler.getConnectionID(id, CART_LINES_KEY);
  const isLoaded = connectionId !== null && environment.getStore().getSource().has(connectionId);
  return { isSignedOut: viewer === null, connectionIds: isLoaded ? [connectionId] : [] };
}
