import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import webhookPage, { type WebhookPageQuery } from './__generated__/WebhookPageQuery.graphql.ts';

/** Reloads a webhook and its newest deliveries on request. */
export function useRefreshDeliveryLog(id: string): { refresh: () => void; isRefreshing: boolean } {
  const environment = useRelayEnvironment();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = () => {
    setRefreshing(true);
    fetchQuery<WebhookPageQuery>(environment, webhookPage, { id }, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch((error: unknown) => showError(toErrorMessage(error)))
      .finally(() => setRefreshing(false));
  };
  return { refresh, isRefreshing };
}
