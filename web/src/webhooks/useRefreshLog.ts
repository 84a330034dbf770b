import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError } from '../ui/toaster.ts';
import webhookPage, { type WebhookPageQuery } from './__generated__/WebhookPageQuery.graphql.ts';

/** Loads a webhook and the newest of its log anew when it is asked to. */
export function useRefreshLog(id: string): { refresh: () => void; isRefreshing: boolean } {
  const environment = useRelayEnvironment();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = () => {
    setRefreshing(true);
    fetchQuery<WebhookPageQuery>(environment, webhookPage, { id }, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch((error: unknown) => showError(troubleMessage(error)))
      .finally(() => setRefreshing(false));
  };
  return { refresh, isRefreshing };
}
