import { graphql, usePaginationFragment } from 'react-relay';
import { Badge, Flex, Skeleton, Text } from '@chakra-ui/react';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import { AdminHeader } from '../../ui/AdminHeader.tsx';
import { AdminListSkeleton, AdminList } from '../../ui/AdminList.tsx';
import type { RefundRequestsPageQuery } from './__generated__/RefundRequestsPageQuery.graphql.ts';
import { AdminTabs } from '../../ui/AdminTabs.tsx';
import { SavedFilters } from '../../savedFilters/SavedFilters.tsx';
import { formatCount } from '@kirana/shared/numbers.ts';
import { refundRequestsSearch } from './refundRequestsUrl.ts';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import type {
  RefundRequestsPage_query$data,
  RefundRequestsPage_query$key,
} from './__generated__/RefundRequestsPage_query.graphql.ts';
import type { RefundRequestsPageNextQuery } from './__generated__/RefundRequestsPageNextQuery.graphql.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { adminOrderPath } from '../../staffPaths.ts';
import { RequestSummary } from '../../../shop/orders/refunds/RequestSummary.tsx';
import { AdminTableRow, Cell, RowLink } from '../../ui/AdminTableRow.tsx';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import { RefundRequestBadge } from './RefundRequestBadge.tsx';

const refundRequestsPageQuery = graphql`
  query RefundRequestsPageQuery($statuses: [RefundRequestStatus!]!, $sort: RefundRequestSort!) {
    openRequests: refundRequests(statuses: [OPEN], first: 0) @required(action: THROW) {
      totalCount
    }
    ...SavedFilters_query @arguments(kind: REFUND_REQUESTS)
    ...RefundRequestsPage_query @arguments(statuses: $statuses, sort: $sort)
  }
`;

/** The problems that shoppers reported, for admins: those to decide, and those that were decided. */
export function RefundRequestsPage() {
  return (
    <>
      <AdminHeader title="Refund requests" lead="Problems shoppers reported with their deliveries." />
      <PageQuery<RefundRequestsPageQuery>
        query={refundRequestsPageQuery}
        fallback={<AdminListSkeleton columns={requestColumns} filters={<Skeleton h="11" mb="3" />} />}
      >
        {({ openRequests: { totalCount }, ...query }, { statuses }) => {
          const isDecided = !statuses.includes('OPEN');
          return (
            <>
              <Flex justify="space-between" wrap="wrap" gap="1">
                <AdminTabs
                  label="Which requests"
                  tabs={[
                    {
                      search: refundRequestsSearch(false),
                      name: 'Open',
                      isCurrent: !isDecided,
                      badge: <Badge colorPalette={totalCount > 0 ? 'yellow' : 'gray'}>{formatCount(totalCount)}</Badge>,
                    },
                    { search: refundRequestsSearch(true), name: 'Decided', isCurrent: isDecided },
                  ]}
                />
                <SavedFilters query={query} kind="REFUND_REQUESTS" />
              </Flex>
              <RefundRequestList query={query} isDecided={isDecided} />
            </>
          );
        }}
      </PageQuery>
    </>
  );
}

const PAGE_SIZE = 20;

const requestColumns = ['Order', 'Reported', 'Problem', 'Amount', 'State'];

interface RefundRequestListProps {
  query: RefundRequestsPage_query$key;
  isDecided: boolean;
}

/** The requests of one tab. */
function RefundRequestList({ query, isDecided }: RefundRequestListProps) {
  const { data, ...pages } = usePaginationFragment<RefundRequestsPageNextQuery, RefundRequestsPage_query$key>(
    graphql`
      fragment RefundRequestsPage_query on Query
      @refetchable(queryName: "RefundRequestsPageNextQuery")
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
          ? { title: 'Nothing decided yet', text: 'Requests you approve or decline will show up here.' }
          : { title: 'Nothing to decide', text: 'Problems shoppers report will show up here.' }
      }
    />
  );
}

type RefundRequest = RefundRequestsPage_query$data['refundRequests']['edges'][number]['node'];

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
