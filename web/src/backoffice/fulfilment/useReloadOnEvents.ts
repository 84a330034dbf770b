import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { coalesceTasks } from '../../relay/coalesceTasks.ts';
import { subscribeWithRetry } from '../../relay/subscribeWithRetry.ts';

interface ReloadOptions<TQuery extends OperationType> {
  /** The events, without variables; `subscribeWithRetry` describes how it reconnects. */
  subscription: GraphQLTaggedNode;
  query: GraphQLTaggedNode;
  readVariables: () => TQuery['variables'];
}

/**
 * Reloads a query into the store at each event of a subscription and on request, while the screen stays. Calls during a reload
 * are coalesced into one; a failure changes nothing.
 */
export function useReloadOnEvents<TQuery extends OperationType>({
  subscription,
  query,
  readVariables,
}: ReloadOptions<TQuery>): () => void {
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
    () => subscribeWithRetry(environment, { subscription, variables: {}, onNext: () => onUpdate() }),
    [environment, subscription],
  );
  return refresh;
}
