import { graphql, usePaginationFragment } from 'react-relay';
import { useFocusAfterRemoval } from '../../ui/lists/useFocusAfterRemoval.ts';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { AdminList } from '../ui/AdminList.tsx';
import type { JobList_query$key } from './__generated__/JobList_query.graphql.ts';
import type { JobListPaginationQuery } from './__generated__/JobListPaginationQuery.graphql.ts';
import type { JobFilter } from './__generated__/JobsPageQuery.graphql.ts';
import { JobRow } from './JobRow.tsx';
import { emptyTexts, texts } from './texts.ts';

const PAGE_SIZE = 30;

export const jobColumns = [texts.job, texts.state, texts.attempts, texts.error, texts.actions];

interface JobListProps {
  query: JobList_query$key;
  filter: JobFilter;
  /** A job was retried or discarded, so the counts have changed. */
  onChanged: () => void;
}

/** The jobs that are not done, the newest first. */
export function JobList({ query, filter, onChanged }: JobListProps) {
  const { data, ...pages } = usePaginationFragment<JobListPaginationQuery, JobList_query$key>(
    graphql`
      fragment JobList_query on Query
      @refetchable(queryName: "JobListPaginationQuery")
      @argumentDefinitions(
        filter: { type: "JobFilter!" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
      ) {
        jobs(filter: $filter, first: $count, after: $cursor) @connection(key: "JobList_jobs") @required(action: THROW) {
          __id
          edges {
            node {
              id
              ...JobRow_job
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connectionId, edges } = data.jobs;
  return (
    <AdminList
      ref={useFocusAfterRemoval<HTMLDivElement>(edges.length)}
      label={texts.list}
      columns={jobColumns}
      hasActions
      rows={edges.map(({ node }) => (
        <JobRow key={node.id} job={node} filter={filter} onChanged={onChanged} />
      ))}
      pages={useLoadMore(pages, PAGE_SIZE, connectionId)}
      empty={emptyTexts[filter.state ?? 'ALL'] ?? { title: texts.empty }}
    />
  );
}
