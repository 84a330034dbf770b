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
 * What the store knows of the shopper's cart, without asking the server: whether nobody is signed in, and the connection of
 * its lines if a cart panel has loaded it (a mutation that named an unloaded connection would warn).
 */
export function readMyCart(environment: IEnvironment): { isSignedOut: boolean; connectionIds: string[] } {
  const { viewer } = environment.lookup(createOperationDescriptor(getRequest(myCartQuery), {}).fragment)
    .data as Partial<readMyCartQuery$data>; // lookup is untyped; fields never loaded are undefined
  const id = viewer?.cart?.id;
  const connectionId = id === undefined ? null : ConnectionHandler.getConnectionID(id, 'CartPanel_lines');
  const isLoaded = connectionId !== null && environment.getStore().getSource().has(connectionId);
  return { isSignedOut: viewer === null, connectionIds: isLoaded ? [connectionId] : [] };
}
