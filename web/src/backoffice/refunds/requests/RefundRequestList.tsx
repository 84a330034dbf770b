import { graphql, usePaginationFragment, useFragment } from 'react-relay';
import { Flex, Text } from '@chakra-ui/react';
import { AdminList } from '../../ui/AdminList.tsx';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import type { RefundRequestList_query$key } from './__generated__/RefundRequestList_query.graphql.ts';
import type { RefundRequestListNextQuery } from './__generated__/RefundRequestListNextQuery.graphql.ts';
import { listTexts as texts } from './texts.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { adminOrderPath } from '../../staffPaths.ts';
import { RequestSummary } from '../../../shop/orders/refunds/RequestSummary.tsx';
import { AdminTableRow, Cell, RowLink } from '../../ui/AdminTableRow.tsx';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import type { RefundRequestList_refundRequestRow$key } from './__generated__/RefundRequestList_refundRequestRow.graphql.ts';
import { RefundRequestBadge } from './RefundRequestBadge.tsx';

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
              ...RefundRequestList_refundRequestRow
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

/** A row of the list of refund requests; its number links to the order. */
function RefundRequestRow({ request: requestKey }: { request: RefundRequestList_refundRequestRow$key }) {
  const request = useFragment(
    graphql`
      fragment RefundRequestList_refundRequestRow on RefundRequest {
        createdAt
        amount
        order {
          id
          number
        }
        photos {
          id
        }
        refund {
          amount
        }
        ...RefundRequestBadge_request
        ...RequestSummary_request
      }
    `,
    requestKey,
  );
  const { createdAt, amount, order, photos, refund } = request;
  return (
    <AdminTableRow>
      <Cell>
        <RowLink to={adminOrderPath(order.id)}>{texts.order(order.number)}</RowLink>
      </Cell>
      <Cell color="fg.muted">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </Cell>
      <Cell overflowWrap="anywhere">
        <RequestSummary request={request} />
        {photos.length > 0 && (
          <Text textStyle="xs" color="fg.muted">
            {texts.photos(photos.length)}
          </Text>
        )}
      </Cell>
      <Cell fontVariantNumeric="tabular-nums">{formatRupees(refund?.amount ?? amount)}</Cell>
      <Cell>
        <Flex>
          <RefundRequestBadge request={request} />
        </Flex>
      </Cell>
    </AdminTableRow>
  );
}
