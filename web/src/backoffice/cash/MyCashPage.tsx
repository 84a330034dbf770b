import { Flex, Heading } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { useFulfilmentUpdates } from '../fulfilment/useFulfilmentUpdates.ts';
import type { MyCashPageQuery } from './__generated__/MyCashPageQuery.graphql.ts';
import { CashMovements } from './CashMovements.tsx';
import { CashShiftBadge } from './CashShiftBadge.tsx';
import { CashShiftSummary } from './CashShiftSummary.tsx';
import { CashShiftSkeleton } from './CashShiftSkeleton.tsx';
import { CloseCashShift } from './CloseCashShift.tsx';
import { OpenCashShift } from './OpenCashShift.tsx';
import { myCashTexts as texts } from './texts.ts';

const myCashPageQuery = graphql`
  query MyCashPageQuery {
    openCashShift {
      ...CashShiftBadge_shift
      ...CashShiftSummary_shift
      ...CashMovements_shift
      ...CloseCashShift_shift
    }
  }
`;

/** The cash that a rider carries, with its orders, and the button that hands it in. */
export function MyCashPage() {
  const queryRef = usePageQuery<MyCashPageQuery>(myCashPageQuery);
  return (
    <>
      <PageTitle title={texts.title} />
      <BackLink to="/dashboard/deliveries" label={texts.back} />
      <PageBoundary fallback={<CashShiftSkeleton />}>
        <MyCashPageContent queryRef={queryRef} />
      </PageBoundary>
    </>
  );
}

function MyCashPageContent({ queryRef }: { queryRef: PreloadedQuery<MyCashPageQuery> }) {
  const { openCashShift: shift } = usePreloadedQuery<MyCashPageQuery>(myCashPageQuery, queryRef);
  useFulfilmentUpdates<MyCashPageQuery>(myCashPageQuery, () => ({}));
  return (
    <Flex direction="column" gap="5" maxW="2xl">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }}>
          {texts.title}
        </Heading>
        {shift != null && <CashShiftBadge shift={shift} />}
      </Flex>
      {shift == null ? (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} action={<OpenCashShift />} />
      ) : (
        <>
          <CashShiftSummary shift={shift} />
          <Flex>
            <CloseCashShift shift={shift} />
          </Flex>
          <CashMovements shift={shift} hasLinks={false} />
        </>
      )}
    </Flex>
  );
}
