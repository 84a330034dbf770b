/* eslint-disable relay/must-colocate-fragment-spreads, relay/unused-fields -- asks on behalf of all who show it, and shows nothing */
import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { refreshCartQuery } from './__generated__/refreshCartQuery.graphql.ts';

/** Asks the server for the cart as it now is, after an answer that showed this page's view of it to be old. */
export async function refreshCart(environment: IEnvironment): Promise<void> {
  await fetchQuery<refreshCartQuery>(
    environment,
    graphql`
      query refreshCartQuery {
        viewer {
          cart {
            ...cartTotals_cart
            ...CartPanel_cart
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  ).toPromise();
}
