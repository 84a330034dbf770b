import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import type { JobFilter } from './__generated__/JobsPageQuery.graphql.ts';

/** The store's record of the list of jobs with this filter; null before the list is loaded. */
export function jobListConnection(store: RecordSourceProxy, filter: JobFilter): RecordProxy | null {
  return ConnectionHandler.getConnection(store.getRoot(), 'JobList_jobs', { filter }) ?? null;
}
