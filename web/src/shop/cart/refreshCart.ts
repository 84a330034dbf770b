/* eslint-disable relay/must-colocate-fragment-spreads, relay/unused-fields -- it selects fields for other components and renders nothing */
import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { refreshCartQuery } from './__generated__/refreshCartQuery.graphql.ts';

/** Reloads the cart, and the running order, after a response that showed the page's data to be outdated. */
export async function refreshCart(environment: IEnvironment): Promise<void> {
  await fetchQuery<refreshCartQuery>(
    environment,
    graphql`
      query refreshCartQuery {
        viewer {
          ...CartPanel_viewer
          ...RunningOrderBar_viewer
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
