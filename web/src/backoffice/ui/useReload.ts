import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';

/**
 * Reloads a query into the store while the screen stays. A failure of `reload` changes nothing, because something calls it again; that
 * of `refresh`, which a person asks for, is shown in a toast. Calls during a reload are coalesced into one.
 */
export function useReload<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  readVariables: () => TQuery['variables'],
): { reload: () => void; refresh: () => void; isRefreshing: boolean } {
  const environment = useRelayEnvironment();
  const [run] = useState(coalesceTasks);
  const [isRefreshing, setRefreshing] = useState(false);
  const load = () =>
    fetchQuery<TQuery>(environment, query, readVariables(), { fetchPolicy: 'network-only' }).toPromise();
  const reload = () => run(() => load().catch(() => undefined));
  const refresh = () => {
    setRefreshing(true);
    run(() =>
      load()
        .catch((error: unknown) => showError(toErrorMessage(error)))
        .finally(() => setRefreshing(false)),
    );
  };
  return { reload, refresh, isRefreshing };
}

type Task = () => Promise<unknown>;

/** Runs one task at a time; of the tasks requested meanwhile it runs only the last, afterwards. Tasks must not reject. */
function coalesceTasks(): (task: Task) => void {
  let isRunning = false;
  let next: Task | null = null;
  const run = (task: Task) => {
    if (isRunning) {
      next = task;
      return;
    }
    isRunning = true;
    void task().finally(() => {
      isRunning = false;
      const later = next;
      next = null;
      if (later !== null) run(later);
    });
  };
  return run;
}
