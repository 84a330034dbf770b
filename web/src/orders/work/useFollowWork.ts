import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { oneAtATime } from '../admin/oneAtATime.ts';
import type { useFollowWorkSubscription } from './__generated__/useFollowWorkSubscription.graphql.ts';

const AGAIN_AFTER_MS = 10_000;

/**
 * Loads a page's query into the store behind what is shown, whenever something happens to an order and when it is asked to. Calls
 * that come while it is at that count as one; a failure changes nothing. The network takes up a lost connection; where the server
 * itself has ended or refused the stream, it is asked again after a while.
 */
export function useFollowWork<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): () => void {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [run] = useState(oneAtATime);

  const refresh = () =>
    run(() =>
      fetchQuery<TQuery>(environment, query, variables, { fetchPolicy: 'network-only' })
        .toPromise()
        .catch(() => undefined),
    );
  const hear = useEffectEvent(refresh);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryAgain = () => {
      timer = setTimeout(() => setAttempt(attempt + 1), AGAIN_AFTER_MS);
    };
    const subscription = requestSubscription<useFollowWorkSubscription>(environment, {
      subscription: graphql`
        subscription useFollowWorkSubscription {
          workOrdersChanged {
            __typename
          }
        }
      `,
      variables: {},
      onNext: () => hear(),
      onCompleted: tryAgain,
      onError: tryAgain,
    });
    return () => {
      subscription.dispose();
      clearTimeout(timer);
    };
  }, [environment, attempt]);
  return refresh;
}
