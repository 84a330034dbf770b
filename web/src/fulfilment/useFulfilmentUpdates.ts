import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { subscribeWithRetry } from '../relay/subscribeWithRetry.ts';
import { coalesceTasks } from '../relay/coalesceTasks.ts';
import type { useFulfilmentUpdatesSubscription } from './__generated__/useFulfilmentUpdatesSubscription.graphql.ts';

/**
 * Reloads a page's query into the store whenever an order changes and on request, while the screen stays. Calls during a reload
 * are coalesced into one; a failure changes nothing.
 */
export function useFulfilmentUpdates<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  readVariables: () => TQuery['variables'],
): () => void {
  const environment = useRelayEnvironment();
  const [run] = useState(coalesceTasks);

  const refresh = () =>
    run(() =>
      fetchQuery<TQuery>(environment, query, readVariables(), { fetchPolicy: 'network-only' })
        .toPromise()
        .catch(() => undefined),
    );
  const onUpdate = useEffectEvent(refresh);

  useEffect(
    () =>
      subscribeWithRetry<useFulfilmentUpdatesSubscription>(environment, {
        subscription: graphql`
          subscription useFulfilmentUpdatesSubscription {
            fulfilmentOrdersChanged {
              __typename
            }
          }
        `,
        variables: {},
        onNext: () => onUpdate(),
      }),
    [environment],
  );
  return refresh;
}
