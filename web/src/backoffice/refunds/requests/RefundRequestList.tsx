import { graphql, usePaginationFragment } from 'react-relay';
import { Flex, Text } from '@chakra-ui/react';
import { AdminList } from '../../ui/AdminList.tsx';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import type {
  RefundRequestList_query$data,
  RefundRequestList_query$key,
} from './__generated__/RefundRequestList_query.graphql.ts';
import type { RefundRequestListNextQuery } from './__generated__/RefundRequestListNextQuery.graphql.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { adminOrderPath } from '../../staffPaths.ts';
import { RequestSummary } from '../../../shop/orders/refunds/RequestSummary.tsx';
import { AdminTableRow, Cell, RowLink } from '../../ui/AdminTableRow.tsx';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import { RefundRequestBadge } from './RefundRequestBadge.tsx';

const PAGE_SIZE = 20;

export const requestColumns = ['Order', 'Reported', 'Problem', 'Amount', 'State'];

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
              status
              ...RequestSummary_request
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
      label="Refund requests"
      columns={requestColumns}
      rows={edges.map(({ node }) => (
        <RefundRequestRow key={node.id} request={node} />
      ))}
      pages={useLoadMore(pages, PAGE_SIZE, connectionId)}
      empty={
        isDecided
          ? { title: 'Nothing decided yet', text: 'Requests that you approve or decline move here.' }
          : { title: 'Nothing to decide', text: 'What shoppers report will wait for you here.' }
      }
    />
  );
}

type RefundRequest = RefundRequestList_query$data['refundRequests']['edges'][number]['node'];

/** A row of the list of refund requests; its number links to the order. */
function RefundRequestRow({ request }: { request: RefundRequest }) {
  const { createdAt, amount, order, photos, refund, status } = request;
  return (
    <AdminTableRow>
      <Cell>
        <RowLink to={adminOrderPath(order.id)}>{`#${order.number}`}</RowLink>
      </Cell>
      <Cell color="fg.muted">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </Cell>
      <Cell overflowWrap="anywhere">
        <RequestSummary request={request} />
        {photos.length > 0 && (
          <Text textStyle="xs" color="fg.muted">
            {photos.length === 1 ? '1 photo' : `${photos.length} photos`}
          </Text>
        )}
      </Cell>
      <Cell fontVariantNumeric="tabular-nums">{formatRupees(refund?.amount ?? amount)}</Cell>
      <Cell>
        <Flex>
          <RefundRequestBadge status={status} />
        </Flex>
      </Cell>
    </AdminTableRow>
  );
}
