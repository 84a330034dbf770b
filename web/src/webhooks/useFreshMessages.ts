/* eslint-disable relay/must-colocate-fragment-spreads -- asks on behalf of all who show it, and shows nothing */
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { oneAtATime } from '../orders/admin/oneAtATime.ts';
import type { useFreshMessagesQuery } from './__generated__/useFreshMessagesQuery.graphql.ts';

const EVERY_MS = 3000;
const MOST_AT_ONCE = 20;

const freshMessagesQuery = graphql`
  query useFreshMessagesQuery($endpointId: ID!, $ids: [ID!]!) {
    webhookEndpoint(id: $endpointId) {
      ...WebhookState_endpoint
      ...WebhookActions_endpoint
    }
    nodes(ids: $ids) {
      ...MessageCard_delivery @alias
    }
  }
`;

/** Asks every few seconds what has become of messages that wait, the newest of them, as long as somebody may be looking. */
export function useFreshMessages(endpointId: string, waiting: readonly string[]): void {
  const environment = useRelayEnvironment();
  const [run] = useState(oneAtATime);
  const ids = waiting.slice(0, MOST_AT_ONCE);
  const isWaiting = ids.length > 0;

  const look = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    const variables = { endpointId, ids };
    const options = { fetchPolicy: 'network-only' } as const;
    run(() =>
      fetchQuery<useFreshMessagesQuery>(environment, freshMessagesQuery, variables, options)
        .toPromise()
        .catch(() => undefined),
    );
  });

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => look(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
