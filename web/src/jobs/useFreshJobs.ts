import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import { oneAtATime } from '../orders/admin/oneAtATime.ts';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError } from '../ui/toaster.ts';
import jobsPage, { type JobsPageQuery, type JobsPageQuery$variables } from './__generated__/JobsPageQuery.graphql.ts';

const EVERY_MS = 5000;

/**
 * Loads the jobs anew every few seconds, as long as somebody may be looking, and whenever it is asked to. A failure is told only
 * where somebody has asked; what is shown stays.
 */
export function useFreshJobs(variables: JobsPageQuery$variables): { refresh: () => void; isRefreshing: boolean } {
  const environment = useRelayEnvironment();
  const [run] = useState(oneAtATime);
  const [isRefreshing, setRefreshing] = useState(false);

  const load = () =>
    fetchQuery<JobsPageQuery>(environment, jobsPage, variables, { fetchPolicy: 'network-only' }).toPromise();
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') run(() => load().catch(() => undefined));
  });

  useEffect(() => {
    const timer = setInterval(() => look(), EVERY_MS);
    const lookAgain = () => look();
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, []);

  const refresh = () => {
    setRefreshing(true);
    run(() =>
      load()
        .catch((error: unknown) => showError(troubleMessage(error)))
        .finally(() => setRefreshing(false)),
    );
  };
  return { refresh, isRefreshing };
}
