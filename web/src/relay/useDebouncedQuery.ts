import { startTransition, useEffect, useEffectEvent } from 'react';
import { useQueryLoader } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

const DEBOUNCE_MS = 300;

/**
 * Loads a query a short pause after its variables have changed, so that typing sends one request; null as variables loads nothing.
 * The earlier answer stays until the next one has come: `isBusy` is true while it answers other variables.
 */
export function useDebouncedQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'] | null,
) {
  const [queryRef, load] = useQueryLoader<TQuery>(query);
  const key = variables === null ? null : JSON.stringify(variables);
  const loadNow = () => {
    if (variables !== null) startTransition(() => load(variables, { fetchPolicy: 'network-only' }));
  };
  const loadAfterPause = useEffectEvent(loadNow);
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => loadAfterPause(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return {
    queryRef: key === null ? null : (queryRef ?? null),
    isBusy: key !== null && JSON.stringify(queryRef?.variables) !== key,
    retry: loadNow,
  };
}
