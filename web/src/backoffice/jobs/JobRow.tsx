import { chakra, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { AdminTableRow } from '../ui/AdminTableRow.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { JobRow_job$key } from './__generated__/JobRow_job.graphql.ts';
import type { JobFilter } from './__generated__/JobsPageQuery.graphql.ts';
import { DiscardJob } from './DiscardJob.tsx';
import { JobStateBadge } from './JobStateBadge.tsx';
import { RetryJob } from './RetryJob.tsx';
import { stateTimeTexts, texts } from './texts.ts';

interface JobRowProps {
  job: JobRow_job$key;
  /** The filter of the list. */
  filter: JobFilter;
  onChanged: () => void;
}

/** A job: its title, state and error, with buttons that retry and discard it. */
export function JobRow({ job: jobKey, filter, onChanged }: JobRowProps) {
  const job = useFragment(
    graphql`
      fragment JobRow_job on Job {
        task
        title
        state
        attempts
        maxAttempts
        lastError
        createdAt
        runAt
        lockedAt
        ...JobStateBadge_job
        ...RetryJob_job
        ...DiscardJob_job
      }
    `,
    jobKey,
  );
  const { task, title, state, attempts, maxAttempts, lastError, createdAt, runAt, lockedAt } = job;
  const moment = formatDateTime(state === 'RUNNING' ? (lockedAt ?? runAt) : runAt);
  const hasFailed = state === 'FAILED' || state === 'RETRYING';
  return (
    <AdminTableRow role="row">
      <Cell role="cell" w={{ md: '26%' }} overflowWrap="anywhere">
        <Text fontWeight="semibold">{title}</Text>
        <Text color="fg.muted" textStyle="xs">
          {task}
        </Text>
        <Text color="fg.muted" textStyle="xs">
          {texts.queued(formatDateTime(createdAt))}
        </Text>
      </Cell>
      <Cell role="cell" w={{ md: '20%' }}>
        <JobStateBadge job={job} />
        <Text mt="1" color="fg.muted" textStyle="xs">
          {stateTimeTexts[state]?.(moment) ?? moment}
        </Text>
      </Cell>
      <Cell role="cell" color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        <PhoneLabel>{texts.attempts} </PhoneLabel>
        {texts.attemptsOf(attempts, maxAttempts)}
      </Cell>
      <Cell role="cell" w={{ md: '30%' }} overflowWrap="anywhere" color={hasFailed ? 'fg.error' : 'fg.muted'}>
        {lastError}
      </Cell>
      <Cell role="cell" textAlign={{ md: 'end' }}>
        {hasFailed && (
          <Flex gap="2" wrap="wrap" justify={{ md: 'flex-end' }}>
            <RetryJob job={job} filter={filter} onChanged={onChanged} />
            <DiscardJob job={job} filter={filter} onChanged={onChanged} />
          </Flex>
        )}
      </Cell>
    </AdminTableRow>
  );
}

const Cell = chakra('td');
const PhoneLabel = chakra('span', { base: { display: { md: 'none' } } });
