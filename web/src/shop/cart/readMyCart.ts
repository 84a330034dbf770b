import { createOperationDescriptor, getRequest, graphql, type IEnvironment } from 'relay-runtime';
import type { readMyCartQuery$data } from './__generated__/readMyCartQuery.graphql.ts';
import { cartLinesConnectionIds } from './cartLinesConnection.ts';

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
 * Reads the shopper's cart from the store without a request: whether the visitor is signed out, whether the layout has loaded the
 * lines, and the connections of the lines that are loaded (a mutation that named a missing connection would log a warning).
 */
export function readMyCart(environment: IEnvironment) {
  const { viewer } = environment.lookup(myCartSelector).data as MyCart;
  const id = viewer?.cart?.id;
  const loaded = environment.getStore().getSource();
  const connectionIds = id === undefined ? [] : cartLinesConnectionIds(id).filter((each) => loaded.has(each));
  return { isSignedOut: viewer === null, isLoaded: viewer?.cart?.lines !== undefined, connectionIds };
}
