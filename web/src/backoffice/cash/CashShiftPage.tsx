import { Flex, Heading } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useCan } from '../../shop/identity/permissions.ts';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import type { CashShiftPageQuery } from './__generated__/CashShiftPageQuery.graphql.ts';
import { CashMovements } from './CashMovements.tsx';
import { cashPath } from './cashPaths.ts';
import { CashShiftBadge } from './CashShiftBadge.tsx';
import { CashShiftSummary } from './CashShiftSummary.tsx';
import { CashShiftSkeleton } from './CashShiftSkeleton.tsx';
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
    <>
      <BackLink to={cashPath} label={texts.title} />
      <PageBoundary fallback={<CashShiftSkeleton />}>
        <CashShiftPageContent queryRef={queryRef} />
      </PageBoundary>
    </>
  );
}

function CashShiftPageContent({ queryRef }: { queryRef: PreloadedQuery<CashShiftPageQuery> }) {
  const { cashShift } = usePreloadedQuery<CashShiftPageQuery>(cashShiftPageQuery, queryRef);
  const canSettle = useCan()('ORDERS');
  useCashUpdates<CashShiftPageQuery>(cashShiftPageQuery, () => queryRef.variables);
  if (cashShift == null) return <EmptyState title={texts.notFoundTitle} text={texts.notFoundText} />;
  const title = texts.shiftOf(cashShift.holder?.name ?? texts.nobody);
  return (
    <Flex direction="column" gap="5" maxW="2xl">
      <PageTitle title={title} />
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }} overflowWrap="anywhere">
          {title}
        </Heading>
        <CashShiftBadge shift={cashShift} />
      </Flex>
      <CashShiftSummary shift={cashShift} />
      <Flex gap="3" wrap="wrap">
        {canSettle && <SignOffCashShift shift={cashShift} />}
        <CloseCashShift shift={cashShift} canRecount={canSettle} />
      </Flex>
      <CashMovements shift={cashShift} hasLinks />
    </Flex>
  );
}
