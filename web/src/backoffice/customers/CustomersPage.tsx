import { Button, Box, Flex } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { PageQueryContent } from '../../relay/PageQuery.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { useDownload } from '../../relay/useDownload.ts';
import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';
import { authorizeExport } from '../reports/authorizeExport.ts';
import { SavedFilters, SavedFiltersSkeleton } from '../savedFilters/SavedFilters.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminListSkeleton } from '../ui/AdminList.tsx';
import type { CustomersPageQuery } from './__generated__/CustomersPageQuery.graphql.ts';
import { customerColumns, CustomerList } from './CustomerList.tsx';
import { customersFilePath, filterNames } from './customersUrl.ts';
import { listTexts as texts, sortTexts } from './texts.ts';
import { ToggleButtons } from '../ui/ToggleButtons.tsx';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';

const customersPageQuery = graphql`
  query CustomersPageQuery($search: String, $filter: CustomerFilter, $sort: CustomerSort!) {
    ...SavedFilters_query @arguments(kind: CUSTOMERS)
    ...CustomerList_query @arguments(search: $search, filter: $filter, sort: $sort)
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
