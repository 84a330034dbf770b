import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime';
import type { JobFilter } from './__generated__/JobsPageQuery.graphql.ts';
import { jobListConnection } from './jobListConnection.ts';

/** Removes a job that is done or discarded from the list with this filter. */
export function removeJobFromList(store: RecordSourceProxy, jobId: string, filter: JobFilter): void {
  const jobs = jobListConnection(store, filter);
  if (jobs !== null) ConnectionHandler.deleteNode(jobs, jobId);
}
