import { graphql, usePaginationFragment } from 'react-relay';
import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { AdminList } from '../ui/AdminList.tsx';
import type { CustomerList_query$data, CustomerList_query$key } from './__generated__/CustomerList_query.graphql.ts';
import type { CustomerListNextQuery } from './__generated__/CustomerListNextQuery.graphql.ts';
import { listTexts as texts } from './texts.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { formatCount } from '@kirana/shared/numbers.ts';
import { customerPath } from '../staffPaths.ts';
import { AdminTableRow, Cell, RowLink } from '../ui/AdminTableRow.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { CustomerFlags } from './blocks/CustomerBlocks.tsx';

const PAGE_SIZE = 25;

export const customerColumns = ['Customer', 'Mobile', 'City', 'Orders', 'Spent', 'Refunded', 'Last order'];

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
              name
              email
              mobile
              city
              isStaff
              numberOfOrders
              amountSpent
              amountRefunded
              lastOrderAt
              ...CustomerBlocks_customerFlags
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
      label="Customers"
      columns={customerColumns}
      rows={edges.map(({ node }) => (
        <CustomerRow key={node.id} customer={node} />
      ))}
      pages={useLoadMore(pages, PAGE_SIZE, connectionId)}
      count={texts.count(totalCount)}
      empty={{ title: 'No customers yet', text: 'Everyone who creates an account will show up here.' }}
      noMatch={{ title: 'No one found', text: 'Try a part of the name, the mobile number or the email.' }}
      clear={onClear && { label: 'Show everyone', onPress: onClear }}
      isBusy={isBusy}
    />
  );
}

type Customer = CustomerList_query$data['customers']['edges'][number]['node'];

/** A row of the list of customers; the name links to the customer. */
function CustomerRow({ customer }: { customer: Customer }) {
  const { id, name, email, mobile, city, isStaff, numberOfOrders, amountSpent, amountRefunded, lastOrderAt } = customer;
  return (
    <AdminTableRow>
      <Cell overflowWrap="anywhere">
        <Flex align="center" gap="2" wrap="wrap">
          <RowLink to={customerPath(id)}>{name}</RowLink>
          {isStaff && <Badge colorPalette="gray">{texts.staff}</Badge>}
          <CustomerFlags customer={customer} />
        </Flex>
        <Text color="fg.muted">{email}</Text>
      </Cell>
      <Cell whiteSpace="nowrap">{mobile ?? <None />}</Cell>
      <Cell overflowWrap="anywhere">{city ?? <None />}</Cell>
      <NumberCell>
        <Wide>{formatCount(numberOfOrders)}</Wide>
        <Narrow>
          {texts.orders(numberOfOrders)} · {formatRupees(amountSpent)}
          {amountRefunded > 0 && ` · ${formatRupees(amountRefunded)} refunded`}
        </Narrow>
      </NumberCell>
      <NumberCell hideBelow="md" fontWeight="semibold">
        {formatRupees(amountSpent)}
      </NumberCell>
      <NumberCell hideBelow="md" color={amountRefunded > 0 ? 'fg' : 'fg.muted'}>
        {amountRefunded > 0 ? formatRupees(amountRefunded) : texts.none}
      </NumberCell>
      <Cell color="fg.muted">
        {lastOrderAt == null ? <None /> : <time dateTime={lastOrderAt}>{formatDateTime(lastOrderAt)}</time>}
      </Cell>
    </AdminTableRow>
  );
}

/** Phones leave out empty values. */
function None() {
  return (
    <Box as="span" hideBelow="md" color="fg.muted">
      {texts.none}
    </Box>
  );
}

const NumberCell = chakra(Cell, { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: { md: 'nowrap' } } });
const Wide = chakra('span', { base: { hideBelow: 'md' } });
const Narrow = chakra('span', { base: { hideFrom: 'md' } });
