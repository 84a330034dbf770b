import { Button, Box, Flex, Badge, chakra, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { graphql, useRelayEnvironment, usePaginationFragment } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { PageQueryContent } from '../../relay/PageQuery.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { useDownload } from '../../relay/useDownload.ts';
import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';
import { authorizeExport } from '../reports/authorizeExport.ts';
import { SavedFilters, SavedFiltersSkeleton } from '../savedFilters/SavedFilters.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminListSkeleton, AdminList } from '../ui/AdminList.tsx';
import type { CustomersPageQuery } from './__generated__/CustomersPageQuery.graphql.ts';
import { customersFilePath, filterNames } from './customersUrl.ts';
import { listTexts as texts, sortTexts } from './texts.ts';
import { ToggleButtons } from '../ui/ToggleButtons.tsx';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { CustomersPage_query$data, CustomersPage_query$key } from './__generated__/CustomersPage_query.graphql.ts';
import type { CustomersPageNextQuery } from './__generated__/CustomersPageNextQuery.graphql.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { formatCount } from '@kirana/shared/numbers.ts';
import { customerPath } from '../staffPaths.ts';
import { AdminTableRow, Cell, RowLink } from '../ui/AdminTableRow.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { CustomerFlags } from './blocks/CustomerBlocks.tsx';

const customersPageQuery = graphql`
  query CustomersPageQuery($search: String, $filter: CustomerFilter, $sort: CustomerSort!) {
    ...SavedFilters_query @arguments(kind: CUSTOMERS)
    ...CustomersPage_query @arguments(search: $search, filter: $filter, sort: $sort)
  }
`;

const sorts = Object.entries(sortTexts).map(([value, label]) => ({ value: value === 'NEWEST' ? '' : value, label }));

const views = [
  { value: '', label: 'All' },
  { value: 'blocked', label: 'Blocked' },
  { value: 'notes', label: 'With notes' },
] as const;

/** All shoppers for staff: searched, sorted, each with their orders; the filters stay while a list loads or fails. */
export function CustomersPage() {
  const queryRef = usePageQuery<CustomersPageQuery>(customersPageQuery);
  const { variables } = queryRef;
  const { filters, change, isBusy } = useUrlFilters(filterNames);
  const environment = useRelayEnvironment();
  const { download, isDownloading } = useDownload(async () => {
    await authorizeExport(environment);
    return customersFilePath(variables);
  });
  const isFiltered = variables.search != null || variables.filter != null;
  return (
    <>
      <AdminHeader title={texts.title}>
        <Button variant="outline" loading={isDownloading} onClick={download}>
          <Download aria-hidden />
          Export CSV
        </Button>
      </AdminHeader>
      <Flex wrap="wrap" gap="2" mb="4">
        <Box flex="1 1 16rem">
          <SearchField label="Name, mobile or email" text={filters.q} onText={(q) => change({ q })} />
        </Box>
        <Box flex="0 1 12rem">
          <FilterSelect label="Sort by" value={filters.sort} options={sorts} onValue={(sort) => change({ sort })} />
        </Box>
        <ToggleButtons
          label="Which customers"
          options={views}
          value={views.find(({ value }) => value === filters.show)?.value ?? ''}
          onValue={(show) => change({ show })}
        />
      </Flex>
      <PageBoundary
        fallback={<AdminListSkeleton columns={customerColumns} lines={2} filters={<SavedFiltersSkeleton />} hasCount />}
      >
        <PageQueryContent<CustomersPageQuery> query={customersPageQuery} queryRef={queryRef}>
          {(query) => (
            <>
              <SavedFilters query={query} kind="CUSTOMERS" />
              <CustomerList
                query={query}
                isBusy={isBusy}
                onClear={isFiltered ? () => change({ q: '', show: '' }) : null}
              />
            </>
          )}
        </PageQueryContent>
      </PageBoundary>
    </>
  );
}

const PAGE_SIZE = 25;

const customerColumns = ['Customer', 'Mobile', 'City', 'Orders', 'Spent', 'Refunded', 'Last order'];

interface CustomerListProps {
  query: CustomersPage_query$key;
  isBusy: boolean;
  /** Clears search and filter; null without either. */
  onClear: (() => void) | null;
}

/** The customers that match. */
function CustomerList({ query, isBusy, onClear }: CustomerListProps) {
  const { data, ...pages } = usePaginationFragment<CustomersPageNextQuery, CustomersPage_query$key>(
    graphql`
      fragment CustomersPage_query on Query
      @refetchable(queryName: "CustomersPageNextQuery")
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
      empty={{ title: 'No customers yet', text: 'Customers will show up here once they create an account.' }}
      noMatch={{ title: 'No customers found', text: 'Try part of the name, mobile number or email.' }}
      clear={onClear && { label: 'Show everyone', onPress: onClear }}
      isBusy={isBusy}
    />
  );
}

type Customer = CustomersPage_query$data['customers']['edges'][number]['node'];

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
