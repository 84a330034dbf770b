import { Heading, Text } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../relay/PageBoundary.tsx';
import { usePageQuery } from '../relay/preload.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useAddressFilters } from '../catalogue/admin/useAddressFilters.ts';
import type { AuditLogPageQuery } from './__generated__/AuditLogPageQuery.graphql.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditList } from './AuditList.tsx';
import { filterNames } from './auditLogAddress.ts';
import { AuditLogSkeleton } from './AuditLogSkeleton.tsx';
import { texts } from './texts.ts';

const auditLogPageQuery = graphql`
  query AuditLogPageQuery($filter: AuditEntryFilter) {
    ...AuditFilters_query
    ...AuditList_query @arguments(filter: $filter)
  }
`;

/** Where admins see what admins have done. */
export function AuditLogPage() {
  const queryRef = usePageQuery<AuditLogPageQuery>(auditLogPageQuery);
  return (
    <PageBoundary fallback={<AuditLogSkeleton />}>
      <AuditLogPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function AuditLogPageContent({ queryRef }: { queryRef: PreloadedQuery<AuditLogPageQuery> }) {
  const query = usePreloadedQuery<AuditLogPageQuery>(auditLogPageQuery, queryRef);
  const { filters, change, isBusy } = useAddressFilters(filterNames);
  const clear = () => change({ who: '', did: '', kind: '', name: '', from: '', to: '' });
  const isFiltered = Object.values(filters).some((filter) => filter !== '');
  return (
    <>
      <PageTitle title={texts.title} />
      <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }}>
        {texts.title}
      </Heading>
      <Text mt="1" mb="4" color="fg.muted">
        {texts.lead}
      </Text>
      <AuditFilters query={query} filters={filters} onChange={change} />
      <AuditList query={query} isBusy={isBusy} onClear={isFiltered ? clear : null} />
    </>
  );
}
