import { Box, Flex } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useCan } from '../../shop/identity/permissions.ts';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import type { CashShiftPageQuery } from './__generated__/CashShiftPageQuery.graphql.ts';
import { CashMovements } from './CashMovements.tsx';
import { cashPath } from './cashPaths.ts';
import { CashShiftBadge } from './CashShiftBadge.tsx';
import { CashShiftSummary } from './CashShiftSummary.tsx';
import { CloseCashShift } from './CloseCashShift.tsx';
import { SignOffCashShift } from './SignOffCashShift.tsx';
import { cashTexts as texts } from './texts.ts';
import { useCashUpdates } from './useCashUpdates.ts';

const cashShiftPageQuery = graphql`
  query CashShiftPageQuery($id: ID!) {
    cashShift(id: $id) {
      holder {
        name
      }
      ...CashShiftBadge_shift
      ...CashShiftSummary_shift
      ...CashMovements_shift
      ...CloseCashShift_shift
      ...SignOffCashShift_shift
    }
  }
`;

/** One shift with its orders, the count and, for staff who see all shifts, the sign-off. */
export function CashShiftPage() {
  const queryRef = usePageQuery<CashShiftPageQuery>(cashShiftPageQuery);
  return (
    <PageBoundary fallback={<CardsSkeleton cards={['56', '11', '56']} />}>
      <CashShiftPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function CashShiftPageContent({ queryRef }: { queryRef: PreloadedQuery<CashShiftPageQuery> }) {
  const { cashShift } = usePreloadedQuery<CashShiftPageQuery>(cashShiftPageQuery, queryRef);
  const canSettle = useCan()('ORDERS');
  useCashUpdates<CashShiftPageQuery>(cashShiftPageQuery, () => queryRef.variables);
  const back = { to: cashPath, label: texts.title };
  if (cashShift == null) return <NotFound title={texts.notFoundTitle} text={texts.notFoundText} link={back} />;
  const title = texts.shiftOf(cashShift.holder?.name ?? texts.nobody);
  return (
    <Box maxW="2xl">
      <AdminHeader back={back} title={title}>
        <CashShiftBadge shift={cashShift} />
      </AdminHeader>
      <Flex direction="column" gap="5">
        <CashShiftSummary shift={cashShift} />
        <Flex gap="3" wrap="wrap">
          {canSettle && <SignOffCashShift shift={cashShift} />}
          <CloseCashShift shift={cashShift} canRecount={canSettle} />
        </Flex>
        <CashMovements shift={cashShift} hasLinks />
      </Flex>
    </Box>
  );
}
