import { Badge, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { AdminTableRow, Cell, PhoneLabel } from '../ui/AdminTableRow.tsx';
import type { JobRow_job$key } from './__generated__/JobRow_job.graphql.ts';
import type { JobFilter } from './__generated__/JobsPageQuery.graphql.ts';
import { JobActions } from './JobActions.tsx';
import { stateTexts, stateTimeTexts, texts } from './texts.ts';

/** The colours of the states that need attention; the others are gray. */
const PALETTES: Readonly<Record<string, string>> = { RUNNING: 'green', RETRYING: 'brand', FAILED: 'red' };

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
        ...JobActions_job
      }
    `,
    jobKey,
  );
  const { task, title, state, attempts, maxAttempts, lastError, createdAt, runAt, lockedAt } = job;
  const moment = formatDateTime(state === 'RUNNING' ? (lockedAt ?? runAt) : runAt);
  const hasFailed = state === 'FAILED' || state === 'RETRYING';
  return (
    <AdminTableRow>
      <Cell w={{ md: '26%' }} overflowWrap="anywhere">
        <Text fontWeight="semibold">{title}</Text>
        <Text color="fg.muted" textStyle="xs">
          {task}
        </Text>
        <Text color="fg.muted" textStyle="xs">
          {texts.queued(formatDateTime(createdAt))}
        </Text>
      </Cell>
      <Cell w={{ md: '20%' }}>
        <Badge colorPalette={PALETTES[state] ?? 'gray'}>{stateTexts[state] ?? state}</Badge>
        <Text mt="1" color="fg.muted" textStyle="xs">
          {stateTimeTexts[state]?.(moment) ?? moment}
        </Text>
      </Cell>
      <Cell color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        <PhoneLabel>{texts.attempts} </PhoneLabel>
        {texts.attemptsOf(attempts, maxAttempts)}
      </Cell>
      <Cell w={{ md: '30%' }} overflowWrap="anywhere" color={hasFailed ? 'fg.error' : 'fg.muted'}>
        {lastError}
      </Cell>
      <Cell textAlign={{ md: 'end' }}>
        {hasFailed && <JobActions job={job} filter={filter} onChanged={onChanged} />}
      </Cell>
    </AdminTableRow>
  );
}
