import { Button, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime';
import { useAction } from '../../relay/useAction.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import { useActionDialog } from '../ui/useActionDialog.ts';
import type { JobActions_job$key } from './__generated__/JobActions_job.graphql.ts';
import type { JobActionsDiscardMutation } from './__generated__/JobActionsDiscardMutation.graphql.ts';
import type { JobActionsRetryMutation } from './__generated__/JobActionsRetryMutation.graphql.ts';
import type { JobFilter } from './__generated__/JobsPageQuery.graphql.ts';
import { texts } from './texts.ts';

interface JobActionsProps {
  job: JobActions_job$key;
  /** The filter of the list. */
  filter: JobFilter;
  /** Called when the job was retried or discarded, or has changed meanwhile. */
  onChanged: () => void;
}

/** The buttons that retry a failed job, and discard it after a confirmation. */
export function JobActions({ job, filter, onChanged }: JobActionsProps) {
  const { id, title } = useFragment(
    graphql`
      fragment JobActions_job on Job {
        id
        title
      }
    `,
    job,
  );
  const { shown, open, refusal, setRefusal } = useActionDialog();
  const [retry, isRetrying] = useAction<JobActionsRetryMutation>(
    graphql`
      mutation JobActionsRetryMutation($input: JobRetryInput!) {
        jobRetry(input: $input) {
          ... on JobRetryPayload {
            retried: job {
              ...JobsPage_jobRow
            }
          }
          ... on JobNotFoundError @alias(as: "JobNotFoundError") {
            __typename
          }
          ... on JobNotFailedError {
            job {
              ...JobsPage_jobRow
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store, response) => {
        const result = response?.jobRetry;
        const isDone = result != null && result.error == null && result.retried == null;
        if (isDone || result?.JobNotFoundError != null) removeFromList(store, id, filter);
      },
    },
  );
  const [discard, isDiscarding] = useAction<JobActionsDiscardMutation>(
    graphql`
      mutation JobActionsDiscardMutation($input: JobDiscardInput!) {
        jobDiscard(input: $input) {
          ... on JobDiscardPayload {
            __typename
          }
          ... on JobNotFoundError @alias(as: "JobNotFoundError") {
            __typename
          }
          ... on JobNotFailedError {
            job {
              ...JobsPage_jobRow
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store, response) => {
        const result = response?.jobDiscard;
        if (result != null && (result.error == null || result.JobNotFoundError != null))
          removeFromList(store, id, filter);
      },
    },
  );
  const handlers = (done: string, onRefused: (message: string) => void) => ({
    onDone: () => {
      showSuccess(done);
      onChanged();
    },
    onRefused: (message: string) => {
      onRefused(message);
      onChanged();
    },
  });

  return (
    <Flex gap="2" wrap="wrap" justify={{ md: 'flex-end' }}>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Try again: ${title}`}
        loading={isRetrying}
        onClick={() => retry({ jobId: id }, handlers(`Trying again: ${title}`, showError))}
      >
        Try again
      </Button>
      <Button size="sm" variant="outline" colorPalette="red" aria-label={`Discard: ${title}`} onClick={open}>
        {texts.discard}
      </Button>
      <ConfirmDialog
        title="Discard this job?"
        action={texts.discard}
        cancelLabel="Keep it"
        isDestructive
        errorMessage={refusal}
        {...shown}
        isBusy={isDiscarding}
        onConfirm={() => {
          setRefusal('');
          discard({ jobId: id }, handlers(`Discarded: ${title}`, setRefusal));
        }}
      >
        <Text fontWeight="semibold">{title}</Text>
        <Text color="fg.muted">This job won’t run. This can’t be undone.</Text>
      </ConfirmDialog>
    </Flex>
  );
}

/** Removes a job that is done or discarded from the list with this filter. */
function removeFromList(store: RecordSourceProxy, jobId: string, filter: JobFilter): void {
  const jobs = ConnectionHandler.getConnection(store.getRoot(), 'JobList_jobs', { filter });
  if (jobs != null) ConnectionHandler.deleteNode(jobs, jobId);
}
