import { Button, Text } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { AdminTable } from '../ui/AdminTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { CustomerList_query$key } from './__generated__/CustomerList_query.graphql.ts';
import type { CustomerListNextQuery } from './__generated__/CustomerListNextQuery.graphql.ts';
import { CustomerRow } from './CustomerRow.tsx';
import { listTexts as texts } from './texts.ts';

const PAGE_SIZE = 25;
const columns = [
  texts.columnName,
  texts.columnMobile,
  texts.columnCity,
  texts.columnOrders,
  texts.columnSpent,
  texts.columnRefunded,
  texts.columnLastOrder,
];

interface CustomerListProps {
  query: CustomerList_query$key;
  isBusy: boolean;
  /** Clears search and filter; null without either. */
  onClear: (() => void) | null;
}

/** The customers that match, with a button that loads more. */
export function CustomerList({ query, isBusy, onClear }: CustomerListProps) {
  const { data, ...pages } = usePaginationFragment<CustomerListNextQuery, CustomerList_query$key>(
    graphql`
      fragment CustomerList_query on Query
      @refetchable(queryName: "CustomerListNextQuery")
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "CustomerFilter" }
        sort: { type: "CustomerSort!" }
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
      ) {
        customers(search: $search, filter: $filter, sort: $sort, first: $count, after: $cursor)
          @connection(key: "CustomerList_customers")
          @required(action: THROW) {
          __id
          totalCount
          edges {
            node {
              id
              ...CustomerRow_customer
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connectionId, edges, totalCount } = data.customers;
  const more = useLoadMore(pages, PAGE_SIZE, connectionId);

  if (edges.length === 0) {
    return (
      <EmptyState
        title={onClear === null ? texts.emptyTitle : texts.noMatchTitle}
        text={onClear === null ? texts.emptyText : texts.noMatchText}
        picture={<EmptyResultIllustration />}
        action={
          onClear !== null && (
            <Button variant="outline" onClick={onClear}>
              {texts.clear}
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <Text role="status" mb="2" textStyle="sm" color="fg.muted">
        {texts.count(totalCount)}
      </Text>
      <AdminTable label={texts.list} columns={columns} isBusy={isBusy}>
        {edges.map(({ node }) => (
          <CustomerRow key={node.id} customer={node} />
        ))}
      </AdminTable>
      <LoadMore pages={more} />
    </>
  );
}
