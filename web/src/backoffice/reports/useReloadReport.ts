import { useEffect, useEffectEvent } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import reportPage, {
  type ReportPageQuery,
  type ReportPageQuery$variables,
} from './__generated__/ReportPageQuery.graphql.ts';

const POLL_INTERVAL_MS = 2000;

/** Loads a report again: on request, and every other second while it is being prepared and the page is visible. */
export function useReloadReport(variables: ReportPageQuery$variables, isPreparing: boolean): () => void {
  const environment = useRelayEnvironment();
  const reload = () => {
    // A failure is not shown: the next turn tries again.
    fetchQuery<ReportPageQuery>(environment, reportPage, variables, { fetchPolicy: 'network-only' }).subscribe({});
  };
  const poll = useEffectEvent(() => {
    if (document.visibilityState === 'visible') reload();
  });
  useEffect(() => {
    if (!isPreparing) return undefined;
    const timer = setInterval(() => poll(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isPreparing]);
  return reload;
}
