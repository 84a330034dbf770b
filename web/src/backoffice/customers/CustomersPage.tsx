import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { PageQueryContent } from '../../relay/PageQuery.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { useDownload } from '../../relay/useDownload.ts';
import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';
import { authorizeExport } from '../reports/authorizeExport.ts';
import { SavedFilters } from '../savedFilters/SavedFilters.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminListSkeleton } from '../ui/AdminList.tsx';
import type { CustomersPageQuery } from './__generated__/CustomersPageQuery.graphql.ts';
import { CustomerFilters } from './CustomerFilters.tsx';
import { customerColumns, CustomerList } from './CustomerList.tsx';
import { customersFilePath, filterNames } from './customersUrl.ts';
import { listTexts as texts } from './texts.ts';

const customersPageQuery = graphql`
  query CustomersPageQuery($search: String, $filter: CustomerFilter, $sort: CustomerSort!) {
    ...SavedFilters_query @arguments(kind: CUSTOMERS)
    ...CustomerList_query @arguments(search: $search, filter: $filter, sort: $sort)
  }
`;

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
          {texts.export}
        </Button>
      </AdminHeader>
      <CustomerFilters filters={filters} onChange={change} />
      <PageBoundary fallback={<AdminListSkeleton columns={customerColumns} lines={2} hasFilters />}>
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
