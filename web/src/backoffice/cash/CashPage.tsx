import { Flex, Text } from '@chakra-ui/react';
import { graphql, usePaginationFragment, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { PageQueryContent } from '../../relay/PageQuery.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminListSkeleton, AdminList } from '../ui/AdminList.tsx';
import { AdminTabs } from '../ui/AdminTabs.tsx';
import type { CashPageQuery, CashShiftStatus } from './__generated__/CashPageQuery.graphql.ts';
import { cashShiftPath } from '../staffPaths.ts';
import { shiftTabs } from './cashUrl.ts';
import { OpenCashShift } from './CashShiftActions.tsx';
import { cashTexts as texts, shiftStatusTexts } from './texts.ts';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { reloadSize } from '../ui/loadedCount.ts';
import type { CashPage_query$key } from './__generated__/CashPage_query.graphql.ts';
import type { CashPageNextQuery } from './__generated__/CashPageNextQuery.graphql.ts';
import { useCashUpdates } from '../fulfillment/useOrderUpdates.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { AdminTableRow, AmountCell, Cell, PhoneLabel, RowLink } from '../ui/AdminTableRow.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { CashPage_cashShiftRow$key } from './__generated__/CashPage_cashShiftRow.graphql.ts';
import { CashDifference } from './CashShiftSummary.tsx';
import { CashShiftBadge } from './CashShiftBadge.tsx';

const cashPageQuery = graphql`
  query CashPageQuery($status: CashShiftStatus!, $count: Int) {
    openCashShift {
      __typename
    }
    ...CashPage_query @arguments(status: $status, count: $count)
  }
`;

/** The cash shifts that the viewer may read: open ones, those to sign off, and those that are signed off. Who has no open one starts it here. */
export function CashPage() {
  const queryRef = usePageQuery<CashPageQuery>(cashPageQuery);
  const navigate = useNavigate();
  return (
    <>
      <AdminHeader title={texts.title} lead="Cash collected, refunded, handed in and signed off, by shift." />
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

/** The empty list of each tab. */
const emptyShiftTexts: Readonly<Record<string, string>> = {
  OPEN: 'No one is carrying cash',
  CLOSED: 'Nothing to sign off',
  SIGNED_OFF: 'Nothing signed off yet',
};

const PAGE_SIZE = 20;

const cashColumns = [
  'Who',
  texts.columnOpened,
  texts.columnExpected,
  texts.columnCounted,
  texts.columnDifference,
  'State',
];

interface CashShiftListProps {
  query: CashPage_query$key;
  status: CashShiftStatus;
}

/** The shifts of one tab, the newest first. */
function CashShiftList({ query, status }: CashShiftListProps) {
  const { data, ...pages } = usePaginationFragment<CashPageNextQuery, CashPage_query$key>(
    graphql`
      fragment CashPage_query on Query
      @refetchable(queryName: "CashPageNextQuery")
      @argumentDefinitions(
        status: { type: "CashShiftStatus!" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        cashShifts(status: $status, first: $count, after: $cursor)
          @connection(key: "CashShiftList_cashShifts")
          @required(action: THROW) {
          __id
          edges {
            node {
              id
              ...CashPage_cashShiftRow
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connectionId, edges } = data.cashShifts;
  useCashUpdates<CashPageQuery>(cashPageQuery, () => ({ status, count: reloadSize(edges.length, PAGE_SIZE) }));
  return (
    <AdminList
      label="Cash shifts"
      columns={cashColumns}
      rows={edges.map(({ node }) => (
        <CashShiftRow key={node.id} shift={node} />
      ))}
      pages={useLoadMore(pages, PAGE_SIZE, connectionId)}
      empty={{ title: emptyShiftTexts[status] ?? texts.title }}
    />
  );
}

/** A row of the list of shifts; the holder's name links to the shift. Phones, which hide the head of the table, name each figure. */
function CashShiftRow({ shift: shiftKey }: { shift: CashPage_cashShiftRow$key }) {
  const shift = useFragment(
    graphql`
      fragment CashPage_cashShiftRow on CashShift {
        id
        holder {
          name
        }
        openedAt
        expected
        counted
        difference
        status
      }
    `,
    shiftKey,
  );
  const { id, holder, openedAt, expected, counted, difference, status } = shift;
  return (
    <AdminTableRow>
      <Cell overflowWrap="anywhere">
        <RowLink to={cashShiftPath(id)}>{holder?.name ?? texts.deletedAccount}</RowLink>
      </Cell>
      <Cell color="fg.muted">
        <PhoneLabel>{texts.columnOpened} </PhoneLabel>
        <time dateTime={openedAt}>{formatDateTime(openedAt)}</time>
      </Cell>
      <AmountCell>
        <PhoneLabel>{texts.columnExpected}</PhoneLabel>
        <Text as="span" fontWeight="semibold">
          {formatRupees(expected)}
        </Text>
      </AmountCell>
      <AmountCell hideBelow={counted == null ? 'md' : undefined}>
        <PhoneLabel>{texts.columnCounted}</PhoneLabel>
        {counted == null ? texts.none : formatRupees(counted)}
      </AmountCell>
      <AmountCell hideBelow={difference == null ? 'md' : undefined}>
        <PhoneLabel>{texts.columnDifference}</PhoneLabel>
        <CashDifference difference={difference} />
      </AmountCell>
      <Cell>
        <Flex>
          <CashShiftBadge status={status} />
        </Flex>
      </Cell>
    </AdminTableRow>
  );
}
