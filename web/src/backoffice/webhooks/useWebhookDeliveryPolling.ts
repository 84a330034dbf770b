/* eslint-disable relay/must-colocate-fragment-spreads -- asks on behalf of all who show it, and shows nothing */
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { coalesceTasks } from '../../relay/coalesceTasks.ts';
import type { useWebhookDeliveryPollingQuery } from './__generated__/useWebhookDeliveryPollingQuery.graphql.ts';

const POLL_INTERVAL_MS = 3000;
const MAX_POLLED_DELIVERIES = 20;

const pendingDeliveriesQuery = graphql`
  query useWebhookDeliveryPollingQuery($endpointId: ID!, $ids: [ID!]!) {
    webhookEndpoint(id: $endpointId) {
      ...WebhookState_endpoint
      ...WebhookActions_endpoint
    }
    nodes(ids: $ids) {
      ...WebhookDeliveryCard_delivery @alias
    }
  }
`;

/** Polls the newest pending deliveries every few seconds while the page is visible. */
export function useWebhookDeliveryPolling(endpointId: string, waiting: readonly string[]): void {
  const environment = useRelayEnvironment();
  const [run] = useState(coalesceTasks);
  const ids = waiting.slice(0, MAX_POLLED_DELIVERIES);
  const isWaiting = ids.length > 0;

  const poll = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    const variables = { endpointId, ids };
    const options = { fetchPolicy: 'network-only' } as const;
    run(() =>
      fetchQuery<useWebhookDeliveryPollingQuery>(environment, pendingDeliveriesQuery, variables, options)
        .toPromise()
        .catch(() => undefined),
    );
  });

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => poll(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
