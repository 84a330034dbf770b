import { ConnectionHandler, graphql } from 'react-relay';
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime';
import type { readMyCartQuery$data } from './__generated__/readMyCartQuery.graphql.ts';

const myCartQuery = graphql`
  query readMyCartQuery {
    viewer {
      cart {
        id
      }
    }
  }
`;

/**
 * Reads the shopper's cart from the store without a request: whether the visitor is signed out, and the connection of the lines
 * if a cart panel has loaded it (a mutation that named a missing connection would log a warning).
 */
export function readMyCart(environment: IEnvironment): { isSignedOut: boolean; connectionIds: string[] } {
  const { viewer } = environment.lookup(createOperationDescriptor(getRequest(myCartQuery), {}).fragment)
    .data as Partial<readMyCartQuery$data>; // lookup is untyped; fields never loaded are undefined
  const id = viewer?.cart?.id;
  const connectionId = id === undefined ? null : ConnectionHandler.getConnectionID(id, 'CartPanel_lines');
  const isLoaded = connectionId !== null && environment.getStore().getSource().has(connectionId);
  return { isSignedOut: viewer === null, connectionIds: isLoaded ? [connectionId] : [] };
}
