import { Flex } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { CardSkeletons } from '../../ui/CardSkeletons.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BasketIllustration } from '../../ui/illustrations/BasketIllustration.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminTabs } from '../ui/AdminTabs.tsx';
import type { ComplaintsPageQuery } from './__generated__/ComplaintsPageQuery.graphql.ts';
import { ComplaintCard } from './ComplaintCard.tsx';

const complaintsPageQuery = graphql`
  query ComplaintsPageQuery($isResolved: Boolean!) {
    grievances(isResolved: $isResolved) @required(action: THROW) {
      id
      status
      ...ComplaintCard_grievance
    }
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
        {({ grievances }, { isResolved }) => {
          const shown = grievances.filter(({ status }) => (status === 'RESOLVED') === isResolved);
          return (
            <>
              <AdminTabs
                label="Complaints by state"
                tabs={[
                  { search: '', name: 'Open', isCurrent: !isResolved },
                  { search: '?show=resolved', name: 'Resolved', isCurrent: isResolved },
                ]}
              />
              {shown.length === 0 && (
                <EmptyState
                  title={isResolved ? 'No resolved complaints yet' : 'No open complaints'}
                  picture={<BasketIllustration symbol="clock" />}
                />
              )}
              <Flex as="ul" role="list" direction="column" gap="3" listStyleType="none">
                {shown.map((grievance) => (
                  <li key={grievance.id}>
                    <ComplaintCard grievance={grievance} />
                  </li>
                ))}
              </Flex>
            </>
          );
        }}
      </PageQuery>
    </>
  );
}
