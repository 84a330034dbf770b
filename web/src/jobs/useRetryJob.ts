import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import type { JobFilter } from './__generated__/JobsPageQuery.graphql.ts';
import type { useRetryJobMutation } from './__generated__/useRetryJobMutation.graphql.ts';
import { dropJob } from './dropJob.ts';

interface RetryHandlers {
  onRetried: () => void;
  onRefused: (message: string) => void;
}

/** Has a job tried again; one that is done by then leaves the list that is narrowed down by `filter`. */
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
        ... on JobGoneError {
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
        const answer = response?.jobRetry;
        const isDone = answer?.__typename === 'JobRetryPayload' && answer.retried == null;
        if (isDone || answer?.__typename === 'JobGoneError') dropJob(store, jobId, filter);
      },
      onCompleted: ({ jobRetry: answer }) => {
        switch (answer.__typename) {
          case 'JobRetryPayload':
            return onRetried();
          case 'JobGoneError':
          case 'JobNotFailedError':
            return onRefused(answer.message);
          case '%other':
            return onRefused(troubleMessage(answer));
        }
      },
      onError: (error) => onRefused(troubleMessage(error)),
    });
  };
  return { retryJob, isRetrying };
}
