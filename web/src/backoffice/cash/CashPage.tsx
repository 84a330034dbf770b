import { Flex } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { PageQueryContent } from '../../relay/PageQuery.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminListSkeleton } from '../ui/AdminList.tsx';
import { AdminTabs } from '../ui/AdminTabs.tsx';
import type { CashPageQuery } from './__generated__/CashPageQuery.graphql.ts';
import { cashShiftPath } from '../staffPaths.ts';
import { cashColumns, CashShiftList } from './CashShiftList.tsx';
import { shiftTabs } from './cashUrl.ts';
import { OpenCashShift } from './CashShiftActions.tsx';
import { cashTexts as texts, shiftStatusTexts } from './texts.ts';

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
  const navigate = useNavigate();
  return (
    <>
      <AdminHeader
        title={texts.title}
        lead="What was collected and refunded in cash, what was handed in, and what is signed off."
      />
      <AdminTabs
        label="Which shifts"
        tabs={shiftTabs.map(({ status, state }) => ({
          search: state === '' ? '' : `?state=${state}`,
          name: shiftStatusTexts[status] ?? status,
          isCurrent: status === queryRef.variables.status,
        }))}
      />
      <PageBoundary fallback={<AdminListSkeleton columns={cashColumns} rows={6} />}>
        <PageQueryContent<CashPageQuery> query={cashPageQuery} queryRef={queryRef}>
          {(query, { status }) => (
            <>
              {status === 'OPEN' && query.openCashShift == null && (
                <Flex mb="4">
                  <OpenCashShift onOpened={(shiftId) => void navigate(cashShiftPath(shiftId))} />
                </Flex>
              )}
              <CashShiftList query={query} status={status} />
            </>
          )}
        </PageQueryContent>
      </PageBoundary>
    </>
  );
}
