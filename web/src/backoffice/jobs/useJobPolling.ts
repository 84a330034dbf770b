import { useEffect, useEffectEvent, useState } from 'react';
import { commitLocalUpdate, fetchQuery, useRelayEnvironment } from 'react-relay';
import { coalesceTasks } from '../../relay/coalesceTasks.ts';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import jobsPage, { type JobsPageQuery, type JobsPageQuery$variables } from './__generated__/JobsPageQuery.graphql.ts';
import { jobListConnection } from './jobListConnection.ts';

const POLL_INTERVAL_MS = 5000;
/** The filter of the page's query. */
const JOBS_PAGE_SIZE = 30;
/** The largest page that the API answers. */
const MAX_PAGE_SIZE = 100;

/**
 * Reloads the jobs that the list has loaded: every few seconds while the page is visible, and on request. Polling pauses while more
 * jobs are loaded than one page holds, because the answer would cut the list. Only a requested reload reports its failure.
 */
export function useJobPolling({ filter }: JobsPageQuery$variables): { refresh: () => void; isRefreshing: boolean } {
  const environment = useRelayEnvironment();
  const [run] = useState(coalesceTasks);
  const [isRefreshing, setRefreshing] = useState(false);

  const countLoaded = () => {
    let count = 0;
    commitLocalUpdate(environment, (store) => {
      count = jobListConnection(store, filter)?.getLinkedRecords('edges')?.length ?? 0;
    });
    return count;
  };
  const load = () => {
    const loaded = countLoaded();
    const variables = loaded <= JOBS_PAGE_SIZE ? { filter } : { filter, count: Math.min(loaded, MAX_PAGE_SIZE) };
    return fetchQuery<JobsPageQuery>(environment, jobsPage, variables, { fetchPolicy: 'network-only' }).toPromise();
  };
  const poll = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || countLoaded() > MAX_PAGE_SIZE) return;
    run(() => load().catch(() => undefined));
  });

  useEffect(() => {
    const timer = setInterval(() => poll(), POLL_INTERVAL_MS);
    const pollNow = () => poll();
    document.addEventListener('visibilitychange', pollNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', pollNow);
    };
  }, []);

  const refresh = () => {
    setRefreshing(true);
    run(() =>
      load()
        .catch((error: unknown) => showError(toErrorMessage(error)))
        .finally(() => setRefreshing(false)),
    );
  };
  return { refresh, isRefreshing };
}
