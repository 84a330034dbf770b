import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { subscribeWithRetry } from '../../relay/subscribeWithRetry.ts';
import { useReload } from '../ui/useReload.ts';

interface ReloadOptions<TQuery extends OperationType> {
  /** The events, without variables; `subscribeWithRetry` describes how it reconnects. */
  subscription: GraphQLTaggedNode;
  query: GraphQLTaggedNode;
  readVariables: () => TQuery['variables'];
}

/** Reloads a query at each event of a subscription, and on request, as `useReload` does. */
export function useReloadOnEvents<TQuery extends OperationType>(options: ReloadOptions<TQuery>): () => void {
  const { subscription, query, readVariables } = options;
  const environment = useRelayEnvironment();
  const { reload } = useReload<TQuery>(query, readVariables);
  const onUpdate = useEffectEvent(reload);
  useEffect(
    () => subscribeWithRetry(environment, { subscription, variables: {}, onNext: () => onUpdate() }),
    [environment, subscription],
  );
  return reload;
}
