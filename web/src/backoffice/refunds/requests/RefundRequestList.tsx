import { graphql, usePaginationFragment } from 'react-relay';
import { AdminTable } from '../../ui/AdminTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import type { RefundRequestList_query$key } from './__generated__/RefundRequestList_query.graphql.ts';
import type { RefundRequestListNextQuery } from './__generated__/RefundRequestListNextQuery.graphql.ts';
import { RefundRequestRow } from './RefundRequestRow.tsx';
import { listTexts as texts } from './texts.ts';

const PAGE_SIZE = 20;
const columns = [texts.columnOrder, texts.columnReported, texts.columnProblem, texts.columnAmount, texts.columnState];

interface RefundRequestListProps {
  query: RefundRequestList_query$key;
  isDecided: boolean;
}

/** The requests of one tab, with a button that loads more. */
export function RefundRequestList({ query, isDecided }: RefundRequestListProps) {
  const { data, ...pages } = usePaginationFragment<RefundRequestListNextQuery, RefundRequestList_query$key>(
    graphql`
      fragment RefundRequestList_query on Query
      @refetchable(queryName: "RefundRequestListNextQuery")
      @argumentDefinitions(
        statuses: { type: "[RefundRequestStatus!]!" }
        sort: { type: "RefundRequestSort!" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        refundRequests(statuses: $statuses, sort: $sort, first: $count, after: $cursor)
          @connection(key: "RefundRequestList_refundRequests")
          @required(action: THROW) {
          __id
          edges {
            node {
              id
              ...RefundRequestRow_request
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connectionId, edges } = data.refundRequests;
  const more = useLoadMore(pages, PAGE_SIZE, connectionId);
  if (edges.length === 0) {
    return (
      <EmptyState
        title={isDecided ? texts.emptyDecidedTitle : texts.emptyOpenTitle}
        text={isDecided ? texts.emptyDecidedText : texts.emptyOpenText}
        picture={<EmptyResultIllustration />}
      />
    );
  }
  return (
    <>
      <AdminTable label={texts.list} columns={columns}>
        {edges.map(({ node }) => (
          <RefundRequestRow key={node.id} request={node} />
        ))}
      </AdminTable>
      <LoadMore pages={more} />
    </>
  );
}
