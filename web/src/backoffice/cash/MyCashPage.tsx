import { Box, Flex } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useFulfillmentUpdates } from '../fulfillment/useOrderUpdates.ts';
import type { MyCashPageQuery } from './__generated__/MyCashPageQuery.graphql.ts';
import { CashMovements } from './CashMovements.tsx';
import { CashShiftBadge } from './CashShiftBadge.tsx';
import { CashShiftSummary } from './CashShiftSummary.tsx';
import { CloseCashShift, OpenCashShift } from './CashShiftActions.tsx';

const myCashPageQuery = graphql`
  query MyCashPageQuery {
    openCashShift {
      status
      ...CashShiftSummary_shift
      ...CashMovements_shift
      ...CashShiftActions_closeCashShift
    }
  }
`;

const back = { to: '/dashboard/deliveries', label: 'All deliveries' };

/** The cash that a rider carries, with its orders, and the button that hands it in. */
export function MyCashPage() {
  useFulfillmentUpdates<MyCashPageQuery>(myCashPageQuery, () => ({}));
  return (
    <PageQuery<MyCashPageQuery>
      query={myCashPageQuery}
      fallback={
        <Box maxW="2xl">
          <CardsSkeleton back={back} cards={['56', '11', '56']} />
        </Box>
      }
    >
      {({ openCashShift: shift }) => (
        <Box maxW="2xl">
          <AdminHeader back={back} title="My cash">
            {shift != null && <CashShiftBadge status={shift.status} />}
          </AdminHeader>
          {shift == null ? (
            <EmptyState
              title="You’re not carrying cash"
              text="Your shift starts when you first collect or refund cash. If you’re taking change with you, start it now."
              action={<OpenCashShift />}
            />
          ) : (
            <Flex direction="column" gap="5">
              <CashShiftSummary shift={shift} />
              <Flex>
                <CloseCashShift shift={shift} />
              </Flex>
              <CashMovements shift={shift} hasLinks={false} />
            </Flex>
          )}
        </Box>
      )}
    </PageQuery>
  );
}
