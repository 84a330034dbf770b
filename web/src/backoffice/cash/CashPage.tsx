import { Flex, Heading, Text } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import type { CashPageQuery } from './__generated__/CashPageQuery.graphql.ts';
import { cashShiftPath } from './cashPaths.ts';
import { CashShiftList } from './CashShiftList.tsx';
import { CashShiftTabs } from './CashShiftTabs.tsx';
import { CashSkeleton } from './CashSkeleton.tsx';
import { OpenCashShift } from './OpenCashShift.tsx';
import { cashTexts as texts } from './texts.ts';

const cashPageQuery = graphql`
  query CashPageQuery($status: CashShiftStatus!, $count: Int) {
    openCashShift {
      __typename
    }
    ...CashShiftList_query @arguments(status: $status, count: $count)
  }
`;

/** The cash shifts that the viewer may read: open ones, those to sign off, and those that are signed off. Who has no open one starts it here. */
export function CashPage() {
  const queryRef = usePageQuery<CashPageQuery>(cashPageQuery);
  return (
    <>
      <PageTitle title={texts.title} />
      <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }}>
        {texts.title}
      </Heading>
      <Text mt="1" mb="4" color="fg.muted">
        {texts.lead}
      </Text>
      <CashShiftTabs status={queryRef.variables.status} />
      <PageBoundary fallback={<CashSkeleton />}>
        <CashPageContent queryRef={queryRef} />
      </PageBoundary>
    </>
  );
}

function CashPageContent({ queryRef }: { queryRef: PreloadedQuery<CashPageQuery> }) {
  const query = usePreloadedQuery<CashPageQuery>(cashPageQuery, queryRef);
  const navigate = useNavigate();
  const { status } = queryRef.variables;
  return (
    <>
      {status === 'OPEN' && query.openCashShift == null && (
        <Flex mb="4">
          <OpenCashShift onOpened={(shiftId) => void navigate(cashShiftPath(shiftId))} />
        </Flex>
      )}
      <CashShiftList query={query} status={status} />
    </>
  );
}
