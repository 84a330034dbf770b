import { Box, Heading, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { AdminTable } from '../ui/AdminTable.tsx';
import { AdminTableRow, Cell, PhoneLabel } from '../ui/AdminTableRow.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { JobSchedule_query$key } from './__generated__/JobSchedule_query.graphql.ts';
import { texts } from './texts.ts';

const columns = [texts.job, texts.often, texts.last, texts.next];

/** The scheduled jobs with their times. */
export function JobSchedule({ query }: { query: JobSchedule_query$key }) {
  const { jobSchedule } = useFragment(
    graphql`
      fragment JobSchedule_query on Query {
        jobSchedule @required(action: THROW) {
          task
          title
          everyMinutes
          lastRunAt
          nextRunAt
        }
      }
    `,
    query,
  );
  return (
    <Box mt="8">
      <Heading as="h2" textStyle="lg">
        {texts.schedule}
      </Heading>
      <Text mt="1" mb="3" color="fg.muted">
        {texts.scheduleLead}
      </Text>
      <AdminTable label={texts.schedule} columns={columns}>
        {jobSchedule.map(({ task, title, everyMinutes, lastRunAt, nextRunAt }) => (
          <AdminTableRow key={task}>
            <Cell overflowWrap="anywhere">
              <Text fontWeight="semibold">{title}</Text>
              <Text color="fg.muted" textStyle="xs">
                {task}
              </Text>
            </Cell>
            <Cell>{texts.everyMinutes(everyMinutes)}</Cell>
            <Cell>
              <PhoneLabel>{texts.last} </PhoneLabel>
              {lastRunAt == null ? texts.never : formatDateTime(lastRunAt)}
            </Cell>
            <Cell>
              <PhoneLabel>{texts.next} </PhoneLabel>
              {formatDateTime(nextRunAt)}
            </Cell>
          </AdminTableRow>
        ))}
      </AdminTable>
    </Box>
  );
}
