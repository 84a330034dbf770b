import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { followLive } from '../../relay/followLive.ts';
import { oneAtATime } from '../admin/oneAtATime.ts';
import type { useFollowWorkSubscription } from './__generated__/useFollowWorkSubscription.graphql.ts';

/**
 * Loads a page's query into the store behind what is shown, whenever something happens to an order and when it is asked to. Calls
 * that come while it is at that count as one; a failure changes nothing.
 */
export function useFollowWork<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): () => void {
  const environment = useRelayEnvironment();
  const [run] = useState(oneAtATime);

  const refresh = () =>
    run(() =>
      fetchQuery<TQuery>(environment, query, variables, { fetchPolicy: 'network-only' })
        .toPromise()
        .catch(() => undefined),
    );
  const hear = useEffectEvent(refresh);

  useEffect(
    () =>
      followLive<useFollowWorkSubscription>(environment, {
        subscription: graphql`
          subscription useFollowWorkSubscription {
            workOrdersChanged {
              __typename
            }
          }
        `,
        variables: {},
        onNext: () => hear(),
      }),
    [environment],
  );
  return refresh;
}
