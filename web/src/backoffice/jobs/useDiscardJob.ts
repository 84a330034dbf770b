import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type { JobFilter } from './__generated__/JobsPageQuery.graphql.ts';
import type { useDiscardJobMutation } from './__generated__/useDiscardJobMutation.graphql.ts';
import { removeJobFromList } from './removeJobFromList.ts';

interface DiscardHandlers {
  /** It was deleted, now or by somebody else before. */
  onDiscarded: () => void;
  onRefused: (message: string) => void;
}

/** Discards a job and removes it from the list with this filter. */
export function useDiscardJob(filter: JobFilter) {
  const [commit, isDiscarding] = useMutation<useDiscardJobMutation>(graphql`
    mutation useDiscardJobMutation($input: JobDiscardInput!) {
      jobDiscard(input: $input) {
        __typename
        ... on JobDiscardPayload {
          __typename
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
  const discardJob = (jobId: string, { onDiscarded, onRefused }: DiscardHandlers) => {
    commit({
      variables: { input: { jobId } },
      updater: (store, response) => {
        const result = response?.jobDiscard.__typename;
        if (result === 'JobDiscardPayload' || result === 'JobNotFoundError') removeJobFromList(store, jobId, filter);
      },
      onCompleted: ({ jobDiscard: result }) => {
        switch (result.__typename) {
          case 'JobDiscardPayload':
            return onDiscarded();
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
  return { discardJob, isDiscarding };
}
