import { Box, Flex, Heading } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { SavedFilters } from '../savedFilters/SavedFilters.tsx';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';
import type { CustomersPageQuery } from './__generated__/CustomersPageQuery.graphql.ts';
import { CustomerFilters } from './CustomerFilters.tsx';
import { CustomerList } from './CustomerList.tsx';
import { CustomersSkeleton } from './CustomersSkeleton.tsx';
import { ExportCustomers } from './ExportCustomers.tsx';
import { filterNames } from './customersUrl.ts';
import { listTexts as texts } from './texts.ts';

const customersPageQuery = graphql`
  query CustomersPageQuery($search: String, $filter: CustomerFilter, $sort: CustomerSort!) {
    ...SavedFilters_query @arguments(kind: CUSTOMERS)
    ...CustomerList_query @arguments(search: $search, filter: $filter, sort: $sort)
  }
`;

/** All shoppers for staff: searched, sorted, each with their orders. */
export function CustomersPage() {
  const queryRef = usePageQuery<CustomersPageQuery>(customersPageQuery);
  return (
    <>
      <PageTitle title={texts.title} />
      <Flex justify="space-between" align="center" gap="2" mb="4">
        <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }}>
          {texts.title}
        </Heading>
        <ExportCustomers variables={queryRef.variables} />
      </Flex>
      <CustomersPageFrame queryRef={queryRef} />
    </>
  );
}

/** The filters stay while a list loads or fails. */
function CustomersPageFrame({ queryRef }: { queryRef: PreloadedQuery<CustomersPageQuery> }) {
  const { filters, change, isBusy } = useUrlFilters(filterNames);
  const { search, filter } = queryRef.variables;
  const isSearched = search != null || filter != null;
  return (
    <>
      <CustomerFilters filters={filters} onChange={change} />
      <PageBoundary fallback={<CustomersSkeleton />}>
        <Box opacity={isBusy ? '0.6' : '1'} transition="opacity 150ms ease-out">
          <CustomersPageContent
            queryRef={queryRef}
            isBusy={isBusy}
            onClear={isSearched ? () => change({ q: '', show: '' }) : null}
          />
        </Box>
      </PageBoundary>
    </>
  );
}

interface CustomersPageContentProps {
  queryRef: PreloadedQuery<CustomersPageQuery>;
  isBusy: boolean;
  onClear: (() => void) | null;
}

function CustomersPageContent({ queryRef, isBusy, onClear }: CustomersPageContentProps) {
  const query = usePreloadedQuery<CustomersPageQuery>(customersPageQuery, queryRef);
  return (
    <>
      <SavedFilters query={query} kind="CUSTOMERS" />
      <CustomerList query={query} isBusy={isBusy} onClear={onClear} />
    </>
  );
}
