import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { ActionHandlers } from '../../relay/actionCallbacks.ts';
import type { JobFilter } from './__generated__/JobsPageQuery.graphql.ts';
import type { useRetryJobMutation } from './__generated__/useRetryJobMutation.graphql.ts';
import { removeJobFromList } from './removeJobFromList.ts';

/** Retries a job; a job that is done is removed from the list with this filter. */
export function useRetryJob(filter: JobFilter) {
  const [act, isRetrying] = useAction<useRetryJobMutation>(graphql`
    mutation useRetryJobMutation($input: JobRetryInput!) {
      jobRetry(input: $input) {
        __typename
        ... on JobRetryPayload {
          retried: job {
            ...JobRow_job
          }
        }
        ... on JobNotFoundError {
          message
        }
        ... on JobNotFailedError {
          message
          job {
            ...JobRow_job
          }
        }
      }
    }
  `);
  const retryJob = (jobId: string, handlers: ActionHandlers) =>
    act(
      { jobId },
      {
        ...handlers,
        updater: (store, response) => {
          const result = response?.jobRetry;
          const isDone = result?.__typename === 'JobRetryPayload' && result.retried == null;
          if (isDone || result?.__typename === 'JobNotFoundError') removeJobFromList(store, jobId, filter);
        },
      },
    );
  return [retryJob, isRetrying] as const;
}
