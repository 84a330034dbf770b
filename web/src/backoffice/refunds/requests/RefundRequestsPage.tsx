import { graphql } from 'react-relay';
import { Badge, Flex, Skeleton } from '@chakra-ui/react';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import { AdminHeader } from '../../ui/AdminHeader.tsx';
import { AdminListSkeleton } from '../../ui/AdminList.tsx';
import type { RefundRequestsPageQuery } from './__generated__/RefundRequestsPageQuery.graphql.ts';
import { RefundRequestList, requestColumns } from './RefundRequestList.tsx';
import { AdminTabs } from '../../ui/AdminTabs.tsx';
import { SavedFilters } from '../../savedFilters/SavedFilters.tsx';
import { formatCount } from '@kirana/shared/numbers.ts';
import { refundRequestsSearch } from './refundRequestsUrl.ts';

const refundRequestsPageQuery = graphql`
  query RefundRequestsPageQuery($statuses: [RefundRequestStatus!]!, $sort: RefundRequestSort!) {
    openRequests: refundRequests(statuses: [OPEN], first: 0) @required(action: THROW) {
      totalCount
    }
    ...SavedFilters_query @arguments(kind: REFUND_REQUESTS)
    ...RefundRequestList_query @arguments(statuses: $statuses, sort: $sort)
  }
`;

/** The problems that shoppers reported, for admins: those to decide, and those that were decided. */
export function RefundRequestsPage() {
  return (
    <>
      <AdminHeader title="Refund requests" lead="Problems that shoppers reported with what was delivered." />
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
                      badge: <Badge colorPalette={totalCount > 0 ? 'brand' : 'gray'}>{formatCount(totalCount)}</Badge>,
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
