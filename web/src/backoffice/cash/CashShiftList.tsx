import { graphql, usePaginationFragment } from 'react-relay';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { AdminList } from '../ui/AdminList.tsx';
import { reloadSize } from '../ui/loadedCount.ts';
import cashPage, { type CashPageQuery, type CashShiftStatus } from './__generated__/CashPageQuery.graphql.ts';
import type { CashShiftList_query$key } from './__generated__/CashShiftList_query.graphql.ts';
import type { CashShiftListNextQuery } from './__generated__/CashShiftListNextQuery.graphql.ts';
import { CashShiftRow } from './CashShiftRow.tsx';
import { cashTexts as texts, emptyShiftTexts } from './texts.ts';
import { useCashUpdates } from './useCashUpdates.ts';

const PAGE_SIZE = 20;

export const cashColumns = [
  texts.columnHolder,
  texts.columnOpened,
  texts.columnExpected,
  texts.columnCounted,
  texts.columnDifference,
  texts.columnState,
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
              ...CashShiftRow_shift
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
      label={texts.list}
      columns={cashColumns}
      rows={edges.map(({ node }) => (
        <CashShiftRow key={node.id} shift={node} />
      ))}
      pages={useLoadMore(pages, PAGE_SIZE, connectionId)}
      empty={{ title: texts.title, text: emptyShiftTexts[status] ?? '' }}
    />
  );
}
