import { graphql, usePaginationFragment } from 'react-relay';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { AdminList } from '../ui/AdminList.tsx';
import type { CustomerList_query$key } from './__generated__/CustomerList_query.graphql.ts';
import type { CustomerListNextQuery } from './__generated__/CustomerListNextQuery.graphql.ts';
import { CustomerRow } from './CustomerRow.tsx';
import { listTexts as texts } from './texts.ts';

const PAGE_SIZE = 25;

export const customerColumns = [
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

/** The customers that match. */
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
  return (
    <AdminList
      label={texts.list}
      columns={customerColumns}
      rows={edges.map(({ node }) => (
        <CustomerRow key={node.id} customer={node} />
      ))}
      pages={useLoadMore(pages, PAGE_SIZE, connectionId)}
      count={texts.count(totalCount)}
      empty={{ title: texts.emptyTitle, text: texts.emptyText }}
      noMatch={{ title: texts.noMatchTitle, text: texts.noMatchText }}
      clear={onClear && { label: texts.clear, onPress: onClear }}
      isBusy={isBusy}
    />
  );
}
