import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type { JobFilter } from './__generated__/JobsPageQuery.graphql.ts';
import type { useRetryJobMutation } from './__generated__/useRetryJobMutation.graphql.ts';
import { removeJobFromList } from './removeJobFromList.ts';

interface RetryHandlers {
  onRetried: () => void;
  onRefused: (message: string) => void;
}

/** Retries a job; a job that is done is removed from the list with this filter. */
export function useRetryJob(filter: JobFilter) {
  const [commit, isRetrying] = useMutation<useRetryJobMutation>(graphql`
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
  const retryJob = (jobId: string, { onRetried, onRefused }: RetryHandlers) => {
    commit({
      variables: { input: { jobId } },
      updater: (store, response) => {
        const result = response?.jobRetry;
        const isDone = result?.__typename === 'JobRetryPayload' && result.retried == null;
        if (isDone || result?.__typename === 'JobNotFoundError') removeJobFromList(store, jobId, filter);
      },
      onCompleted: ({ jobRetry: result }) => {
        switch (result.__typename) {
          case 'JobRetryPayload':
            return onRetried();
          case 'JobNotFoundError':
          case 'JobNotFailedError':
            return onRefused(result.message);
          case '%other':
            return onRefused(toErrorMessage(result));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { retryJob, isRetrying };
}
