import { graphql } from 'react-relay';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import { AdminHeader } from '../../ui/AdminHeader.tsx';
import { AdminListSkeleton } from '../../ui/AdminList.tsx';
import type { RefundRequestsPageQuery } from './__generated__/RefundRequestsPageQuery.graphql.ts';
import { RefundRequestList, requestColumns } from './RefundRequestList.tsx';
import { RefundRequestTabs } from './RefundRequestTabs.tsx';
import { listTexts as texts } from './texts.ts';

const refundRequestsPageQuery = graphql`
  query RefundRequestsPageQuery($statuses: [RefundRequestStatus!]!, $sort: RefundRequestSort!) {
    ...RefundRequestTabs_query
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
        fallback={<AdminListSkeleton columns={requestColumns} hasFilters />}
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
