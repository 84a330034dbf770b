import { Badge, Box, Heading, Text } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { AdminTable } from '../ui/AdminTable.tsx';
import { AdminTableRow, Cell, RowLink } from '../ui/AdminTableRow.tsx';
import { formatCalendarDateWithYear } from '../../ui/format/formatCalendarDate.ts';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { ReportRuns_query$data, ReportRuns_query$key } from './__generated__/ReportRuns_query.graphql.ts';
import type { ReportRunsPaginationQuery } from './__generated__/ReportRunsPaginationQuery.graphql.ts';
import { reportPath } from '../staffPaths.ts';
import { rangeSearch } from './reportRange.ts';
import { texts } from './texts.ts';

/** The states of a prepared report, by their names in the schema. */
const statusTexts: Readonly<Record<string, string>> = { RUNNING: 'Preparing', DONE: 'Ready', FAILED: 'Failed' };

const PAGE_SIZE = 10;
const columns = ['Report', 'Days', 'State', 'Started'];

/** The reports that were prepared in the last days, the newest first; each links to its page, which has the file. */
export function ReportRuns({ query }: { query: ReportRuns_query$key }) {
  const { data, ...pages } = usePaginationFragment<ReportRunsPaginationQuery, ReportRuns_query$key>(
    graphql`
      fragment ReportRuns_query on Query
      @refetchable(queryName: "ReportRunsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        reportRuns(first: $count, after: $cursor) @connection(key: "ReportRuns_reportRuns") @required(action: THROW) {
          __id
          edges {
            node {
              id
              startDate
              endDate
              status
              createdAt
              actor {
                name
              }
              report {
                handle
                title
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connectionId, edges } = data.reportRuns;
  const more = useLoadMore(pages, PAGE_SIZE, connectionId);
  if (edges.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="report-runs">
      <Heading as="h2" id="report-runs" textStyle="md">
        {texts.runs}
      </Heading>
      <Text mt="1" mb="3" textStyle="sm" color="fg.muted">
        Large reports and their files. We keep them for 7 days.
      </Text>
      <AdminTable label={texts.runs} columns={columns}>
        {edges.map(({ node }) => (
          <RunRow key={node.id} run={node} />
        ))}
      </AdminTable>
      <LoadMore pages={more} />
    </Box>
  );
}

const PALETTES: Readonly<Record<string, string>> = { RUNNING: 'yellow', DONE: 'green', FAILED: 'red' };

type Run = ReportRuns_query$data['reportRuns']['edges'][number]['node'];

function RunRow({ run: { startDate: from, endDate: to, status, createdAt, actor, report } }: { run: Run }) {
  const [first, last] = [from, to].map(formatCalendarDateWithYear);
  return (
    <AdminTableRow>
      <Cell>
        {report == null ? (
          'A report from another version'
        ) : (
          <RowLink to={`${reportPath(report.handle)}${rangeSearch({ from, to })}`}>{report.title}</RowLink>
        )}
      </Cell>
      <Cell>{texts.days(first ?? '', last ?? '')}</Cell>
      <Cell>
        <Badge colorPalette={PALETTES[status] ?? 'gray'}>{statusTexts[status] ?? status}</Badge>
      </Cell>
      <Cell>
        {formatDateTime(createdAt)} · {actor?.name ?? 'Deleted account'}
      </Cell>
    </AdminTableRow>
  );
}
