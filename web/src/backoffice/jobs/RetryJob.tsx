import { Button } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import type { JobFilter } from './__generated__/JobsPageQuery.graphql.ts';
import type { RetryJob_job$key } from './__generated__/RetryJob_job.graphql.ts';
import { texts } from './texts.ts';
import { useRetryJob } from './useRetryJob.ts';

interface RetryJobProps {
  job: RetryJob_job$key;
  filter: JobFilter;
  onChanged: () => void;
}

/** The button that retries a failed job at once. */
export function RetryJob({ job, filter, onChanged }: RetryJobProps) {
  const { id, title } = useFragment(
    graphql`
      fragment RetryJob_job on Job {
        id
        title
      }
    `,
    job,
  );
  const [retryJob, isRetrying] = useRetryJob(filter);
  const retry = () =>
    retryJob(id, {
      onDone: () => {
        showSuccess(texts.retried(title));
        onChanged();
      },
      onRefused: (message) => {
        showError(message);
        onChanged();
      },
    });
  return (
    <Button size="sm" variant="outline" aria-label={texts.retryLabel(title)} loading={isRetrying} onClick={retry}>
      {texts.retry}
    </Button>
  );
}
