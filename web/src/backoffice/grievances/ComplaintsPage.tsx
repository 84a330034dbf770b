import { Flex } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { CardSkeletons } from '../../ui/CardSkeletons.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BasketIllustration } from '../../ui/illustrations/BasketIllustration.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminTabs } from '../ui/AdminTabs.tsx';
import type { ComplaintsPage_query$key } from './__generated__/ComplaintsPage_query.graphql.ts';
import type { ComplaintsPageNextQuery } from './__generated__/ComplaintsPageNextQuery.graphql.ts';
import type { ComplaintsPageQuery } from './__generated__/ComplaintsPageQuery.graphql.ts';
import { ComplaintCard } from './ComplaintCard.tsx';

const complaintsPageQuery = graphql`
  query ComplaintsPageQuery($isResolved: Boolean!) {
    ...ComplaintsPage_query @arguments(isResolved: $isResolved)
  }
`;

const LEAD =
  'The law gives you 48 hours to acknowledge a complaint, and one month to resolve it. The most urgent ones come first.';

/** The complaints to the grievance officer, those nearest to their legal limits first. */
export function ComplaintsPage() {
  return (
    <>
      <AdminHeader title="Complaints" lead={LEAD} />
      <PageQuery<ComplaintsPageQuery> query={complaintsPageQuery} fallback={<CardSkeletons count={3} lines={4} />}>
        {(query, { isResolved }) => (
          <>
            <AdminTabs
              label="Complaints by state"
              tabs={[
                { search: '', name: 'Open', isCurrent: !isResolved },
                { search: '?show=resolved', name: 'Resolved', isCurrent: isResolved },
              ]}
            />
            <ComplaintList query={query} isResolved={isResolved} />
          </>
        )}
      </PageQuery>
    </>
  );
}

const PAGE_SIZE = 20;

/** The complaints of one tab. One that is resolved leaves the open ones. */
function ComplaintList({ query, isResolved }: { query: ComplaintsPage_query$key; isResolved: boolean }) {
  const { data, ...pages } = usePaginationFragment<ComplaintsPageNextQuery, ComplaintsPage_query$key>(
    graphql`
      fragment ComplaintsPage_query on Query
      @refetchable(queryName: "ComplaintsPageNextQuery")
      @argumentDefinitions(
        isResolved: { type: "Boolean!" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        grievances(isResolved: $isResolved, first: $count, after: $cursor)
          @connection(key: "ComplaintList_grievances")
          @required(action: THROW) {
          __id
          edges {
            node {
              id
              status
              ...ComplaintCard_grievance
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connectionId, edges } = data.grievances;
  const more = useLoadMore(pages, PAGE_SIZE, connectionId);
  const shown = edges.filter(({ node }) => (node.status === 'RESOLVED') === isResolved);
  if (shown.length === 0 && !more.hasNext)
    return (
      <EmptyState
        title={isResolved ? 'No resolved complaints yet' : 'No open complaints'}
        picture={<BasketIllustration symbol="clock" />}
      />
    );
  return (
    <>
      <Flex as="ul" role="list" direction="column" gap="3" listStyleType="none">
        {shown.map(({ node }) => (
          <li key={node.id}>
            <ComplaintCard grievance={node} />
          </li>
        ))}
      </Flex>
      <LoadMore pages={more} />
    </>
  );
}
