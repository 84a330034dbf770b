import { graphql, usePaginationFragment, useFragment } from 'react-relay';
import { Flex, Text } from '@chakra-ui/react';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { AdminList } from '../ui/AdminList.tsx';
import { reloadSize } from '../ui/loadedCount.ts';
import cashPage, { type CashPageQuery, type CashShiftStatus } from './__generated__/CashPageQuery.graphql.ts';
import type { CashShiftList_query$key } from './__generated__/CashShiftList_query.graphql.ts';
import type { CashShiftListNextQuery } from './__generated__/CashShiftListNextQuery.graphql.ts';
import { cashTexts as texts } from './texts.ts';
import { useCashUpdates } from '../fulfilment/useOrderUpdates.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { AdminTableRow, AmountCell, Cell, PhoneLabel, RowLink } from '../ui/AdminTableRow.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { CashShiftList_cashShiftRow$key } from './__generated__/CashShiftList_cashShiftRow.graphql.ts';
import { CashDifference } from './CashShiftSummary.tsx';
import { cashShiftPath } from '../staffPaths.ts';
import { CashShiftBadge } from './CashShiftBadge.tsx';

/** The empty list of each tab. */
const emptyShiftTexts: Readonly<Record<string, string>> = {
  OPEN: 'Nobody carries cash right now.',
  CLOSED: 'Nothing to sign off.',
  SIGNED_OFF: 'Nothing is signed off yet.',
};

const PAGE_SIZE = 20;

export const cashColumns = [
  'Who',
  texts.columnOpened,
  texts.columnExpected,
  texts.columnCounted,
  texts.columnDifference,
  'State',
];

interface CashShiftListProps {
  query: CashShiftList_query$key;
  status: CashShiftStatus;
}

/** The shifts of one tab, the newest first. */
export function CashShiftList({ query, status }: CashShiftListProps) {
  const { data, ...pages } = usePaginationFragment<CashShiftListNextQuery, CashShiftList_query$key>(
    graphql`
      fragment CashShiftList_query on Query
      @refetchable(queryName: "CashShiftListNextQuery")
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
              ...CashShiftList_cashShiftRow
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connectionId, edges } = data.cashShifts;
  useCashUpdates<CashPageQuery>(cashPage, () => ({ status, count: reloadSize(edges.length, PAGE_SIZE) }));
  return (
    <AdminList
      label="Cash shifts"
      columns={cashColumns}
      rows={edges.map(({ node }) => (
        <CashShiftRow key={node.id} shift={node} />
      ))}
      pages={useLoadMore(pages, PAGE_SIZE, connectionId)}
      empty={{ title: texts.title, text: emptyShiftTexts[status] ?? '' }}
    />
  );
}

/** A row of the list of shifts; the holder's name links to the shift. Phones, which hide the head of the table, name each figure. */
function CashShiftRow({ shift: shiftKey }: { shift: CashShiftList_cashShiftRow$key }) {
  const shift = useFragment(
    graphql`
      fragment CashShiftList_cashShiftRow on CashShift {
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
