import { graphql, usePaginationFragment } from 'react-relay';
import { AdminList } from '../../ui/AdminList.tsx';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import type { RefundRequestList_query$key } from './__generated__/RefundRequestList_query.graphql.ts';
import type { RefundRequestListNextQuery } from './__generated__/RefundRequestListNextQuery.graphql.ts';
import { RefundRequestRow } from './RefundRequestRow.tsx';
import { listTexts as texts } from './texts.ts';

const PAGE_SIZE = 20;

export const requestColumns = [
  texts.columnOrder,
  texts.columnReported,
  texts.columnProblem,
  texts.columnAmount,
  texts.columnState,
];

interface RefundRequestListProps {
  query: RefundRequestList_query$key;
  isDecided: boolean;
}

/** The requests of one tab. */
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
  return (
    <AdminList
      label={texts.list}
      columns={requestColumns}
      rows={edges.map(({ node }) => (
        <RefundRequestRow key={node.id} request={node} />
      ))}
      pages={useLoadMore(pages, PAGE_SIZE, connectionId)}
      empty={
        isDecided
          ? { title: texts.emptyDecidedTitle, text: texts.emptyDecidedText }
          : { title: texts.emptyOpenTitle, text: texts.emptyOpenText }
      }
    />
  );
}
