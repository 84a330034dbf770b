import { graphql, useFragment } from 'react-relay';
import { Badge, Flex, Skeleton } from '@chakra-ui/react';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import { AdminHeader } from '../../ui/AdminHeader.tsx';
import { AdminListSkeleton } from '../../ui/AdminList.tsx';
import type { RefundRequestsPageQuery } from './__generated__/RefundRequestsPageQuery.graphql.ts';
import { RefundRequestList, requestColumns } from './RefundRequestList.tsx';
import { listTexts as texts } from './texts.ts';
import { AdminTabs } from '../../ui/AdminTabs.tsx';
import { SavedFilters } from '../../savedFilters/SavedFilters.tsx';
import { formatCount } from '@kirana/shared/numbers.ts';
import type { RefundRequestsPage_refundRequestTabs$key } from './__generated__/RefundRequestsPage_refundRequestTabs.graphql.ts';
import { refundRequestsSearch } from './refundRequestsUrl.ts';

const refundRequestsPageQuery = graphql`
  query RefundRequestsPageQuery($statuses: [RefundRequestStatus!]!, $sort: RefundRequestSort!) {
    ...RefundRequestsPage_refundRequestTabs
    ...RefundRequestList_query @arguments(statuses: $statuses, sort: $sort)
  }
`;

/** The problems that shoppers reported, for admins: those to decide, and those that were decided. */
export function RefundRequestsPage() {
  return (
    <>
      <AdminHeader title={texts.title} lead={texts.lead} />
      <PageQuery<RefundRequestsPageQuery>
        query={refundRequestsPageQuery}
        fallback={<AdminListSkeleton columns={requestColumns} filters={<Skeleton h="11" mb="3" />} />}
      >
        {(query, { statuses }) => {
          const isDecided = !statuses.includes('OPEN');
          return (
            <>
              <RefundRequestTabs query={query} isDecided={isDecided} />
              <RefundRequestList query={query} isDecided={isDecided} />
            </>
          );
        }}
      </PageQuery>
    </>
  );
}

interface RefundRequestTabsProps {
  query: RefundRequestsPage_refundRequestTabs$key;
  isDecided: boolean;
}

/** A tab for the open requests, with their number, and one for those that were decided. */
function RefundRequestTabs({ query, isDecided }: RefundRequestTabsProps) {
  const { openRequests, ...saved } = useFragment(
    graphql`
      fragment RefundRequestsPage_refundRequestTabs on Query {
        openRequests: refundRequests(statuses: [OPEN], first: 0) @required(action: THROW) {
          totalCount
        }
        ...SavedFilters_query @arguments(kind: REFUND_REQUESTS)
      }
    `,
    query,
  );
  const { totalCount } = openRequests;
  return (
    <Flex justify="space-between" wrap="wrap" gap="1">
      <AdminTabs
        label={texts.tabs}
        tabs={[
          {
            search: refundRequestsSearch(false),
            name: texts.open,
            isCurrent: !isDecided,
            badge: <Badge colorPalette={totalCount > 0 ? 'brand' : 'gray'}>{formatCount(totalCount)}</Badge>,
          },
          { search: refundRequestsSearch(true), name: texts.decided, isCurrent: isDecided },
        ]}
      />
      <SavedFilters query={saved} kind="REFUND_REQUESTS" />
    </Flex>
  );
}
