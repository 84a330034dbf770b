import { fetchQuery, graphql } from 'react-relay';
import { currentEnvironment } from '../../relay/environment.ts';
import type { refreshShopQuery } from './__generated__/refreshShopQuery.graphql.ts';

/** Refetches whether the shop is open, for all components. A failure keeps the last status. */
export function refreshShop(): void {
  fetchQuery<refreshShopQuery>(
    currentEnvironment(),
    graphql`
      query refreshShopQuery {
        shop {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- all that shows the shop reads the store
          ...useShopStatus_shop
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  )
    .toPromise()
    .catch(() => undefined);
}
