import type { RecordSourceProxy } from 'relay-runtime';
import type { JobFilter } from './__generated__/JobsPageQuery.graphql.ts';

/** Takes a job that is gone out of the list that is narrowed down so. */
export function dropJob(store: RecordSourceProxy, jobId: string, filter: JobFilter): void {
  const root = store.getRoot();
  const jobs = root.getLinkedRecords('jobs', { filter });
  if (jobs == null) return;
  const left = jobs.filter((job) => job?.getDataID() !== jobId);
  root.setLinkedRecords(left, 'jobs', { filter });
}
