import { fetchQuery, graphql } from 'react-relay';
import { currentEnvironment } from '../../relay/environment.ts';
import type { refreshShopQuery } from './__generated__/refreshShopQuery.graphql.ts';

/** Asks whether the shop is open, for all that shows it. A failure leaves what is known. */
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
