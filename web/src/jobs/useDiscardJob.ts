import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import type { JobFilter } from './__generated__/JobsPageQuery.graphql.ts';
import type { useDiscardJobMutation } from './__generated__/useDiscardJobMutation.graphql.ts';
import { dropJob } from './dropJob.ts';

interface DiscardHandlers {
  /** It is gone, by this or by another's doing. */
  onDiscarded: () => void;
  onRefused: (message: string) => void;
}

/** Gives up a job; it leaves the list that is narrowed down by `filter`. */
export function useDiscardJob(filter: JobFilter) {
  const [commit, isDiscarding] = useMutation<useDiscardJobMutation>(graphql`
    mutation useDiscardJobMutation($input: JobDiscardInput!) {
      jobDiscard(input: $input) {
        __typename
        ... on JobDiscardPayload {
          __typename
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
  const discardJob = (jobId: string, { onDiscarded, onRefused }: DiscardHandlers) => {
    commit({
      variables: { input: { jobId } },
      updater: (store, response) => {
        const answer = response?.jobDiscard.__typename;
        if (answer === 'JobDiscardPayload' || answer === 'JobGoneError') dropJob(store, jobId, filter);
      },
      onCompleted: ({ jobDiscard: answer }) => {
        switch (answer.__typename) {
          case 'JobDiscardPayload':
            return onDiscarded();
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
  return { discardJob, isDiscarding };
}
