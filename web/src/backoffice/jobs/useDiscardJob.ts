import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { ActionHandlers } from '../../relay/actionCallbacks.ts';
import type { JobFilter } from './__generated__/JobsPageQuery.graphql.ts';
import type { useDiscardJobMutation } from './__generated__/useDiscardJobMutation.graphql.ts';
import { removeJobFromList } from './removeJobFromList.ts';

/** Discards a job and removes it from the list with this filter. */
export function useDiscardJob(filter: JobFilter) {
  const [act, isDiscarding] = useAction<useDiscardJobMutation>(graphql`
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
  const discardJob = (jobId: string, handlers: ActionHandlers) =>
    act(
      { jobId },
      {
        ...handlers,
        updater: (store, response) => {
          const result = response?.jobDiscard.__typename;
          if (result === 'JobDiscardPayload' || result === 'JobNotFoundError') removeJobFromList(store, jobId, filter);
        },
      },
    );
  return [discardJob, isDiscarding] as const;
}
