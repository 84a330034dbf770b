/* eslint-disable relay/must-colocate-fragment-spreads -- asks on behalf of all who show it, and shows nothing */
import { graphql } from 'react-relay';
import { usePolling } from '../ui/usePolling.ts';
import { useReload } from '../ui/useReload.ts';
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
  const ids = waiting.slice(0, MAX_POLLED_DELIVERIES);
  const { reload } = useReload<useWebhookDeliveryPollingQuery>(pendingDeliveriesQuery, () => ({ endpointId, ids }));
  usePolling(reload, POLL_INTERVAL_MS, ids.length > 0);
}
