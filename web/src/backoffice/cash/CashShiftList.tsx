import { graphql, usePaginationFragment } from 'react-relay';
import { AdminTable } from '../ui/AdminTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import cashPage, { type CashPageQuery, type CashShiftStatus } from './__generated__/CashPageQuery.graphql.ts';
import type { CashShiftList_query$key } from './__generated__/CashShiftList_query.graphql.ts';
import type { CashShiftListNextQuery } from './__generated__/CashShiftListNextQuery.graphql.ts';
import { CashShiftRow } from './CashShiftRow.tsx';
import { cashTexts as texts, emptyShiftTexts } from './texts.ts';
import { useCashUpdates } from './useCashUpdates.ts';

const PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;
const columns = [
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

/** The shifts of one tab, the newest first, with a button that loads more. */
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
  const more = useLoadMore(pages, PAGE_SIZE, connectionId);
  // As many as are loaded, up to the largest page of the server.
  useCashUpdates<CashPageQuery>(cashPage, () => ({
    status,
    count: Math.min(MAX_PAGE_SIZE, Math.max(PAGE_SIZE, edges.length)),
  }));
  if (edges.length === 0) {
    return (
      <EmptyState title={texts.title} text={emptyShiftTexts[status] ?? ''} picture={<EmptyResultIllustration />} />
    );
  }
  return (
    <>
      <AdminTable label={texts.list} columns={columns}>
        {edges.map(({ node }) => (
          <CashShiftRow key={node.id} shift={node} />
        ))}
      </AdminTable>
      <LoadMore pages={more} />
    </>
  );
}
